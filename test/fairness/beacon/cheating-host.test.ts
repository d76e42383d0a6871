import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import { type BeaconChain, quicknet } from '../../../src/fairness/beacon/chain.ts';
import { roundFor } from '../../../src/fairness/beacon/round.ts';
import { beaconDraw, beaconStream } from '../../../src/fairness/beacon/values.ts';
import { fingerprints } from '../../../src/fairness/chain.ts';
import type { FaultKind, LoggedRecord } from '../../../src/fairness/logged.ts';
import { sealed } from '../../../src/fairness/sealed.ts';
import { dealtTo } from '../../../src/fairness/veil.ts';
import { checkedIn, proofOf, shownSeeds } from '../../../src/fairness/whole-log.ts';
import { english } from '../../../src/reply/english/index.ts';
import { findingsIn } from '../../../src/terminal/verify.ts';
import { sayOver } from '../../commands/club-table.ts';
import { runs } from '../../nightly.ts';
import { memory } from '../../referee/table.ts';
import { inThePage, thePage } from '../the-page.ts';
import { BeaconLog, idAt, veilOf } from './beacon-log.ts';
import { besideSubgroup, ownChain, signatureFor, withLargerX } from './own-chain.ts';
import { askPython, ifPython, type Question } from './second-verifier.ts';

// What a modified host could do to a log whose dice come from a beacon, before anybody sees it. It makes all fingerprints itself.

// biome-ignore lint/suspicious/noExplicitAny: it is changed in ways that no type allows
type Loose = any;

const AT = 1_800_000_000_000;

const page = thePage();

/** All logs that were tried, with what was said of each: the second verifier has to say the same. */
const asked: (Question & { readonly said: readonly [number | null, FaultKind | null] })[] = [];

/** The first fault, as the log's own checks and the program say it, and the page: of every second log, but for the nightly form. */
function faultIn(file: CampaignExport, chain: BeaconChain = ownChain): readonly [number?, FaultKind?] {
  const records = file.records as readonly LoggedRecord[];
  const shown = shownSeeds(records);
  const written = [...file.origins, { log: file.log, last: records.length }];
  const found = [...checkedIn(records, written, ({ commitment }) => shown.get(commitment), chain)];
  const fault = found.find((each) => each.fault);
  const { fits, lines } = findingsIn(english, JSON.stringify(file), 'x.json', [], { chain });
  expect([fits, lines.join('\n')]).toEqual([
    fault === undefined,
    fault ? expect.stringContaining(`Number ${fault.seq} of the log`) : expect.anything(),
  ]);
  if (asked.length % runs(2, 1) === 0) {
    const { wrong, why } = page.check(JSON.parse(JSON.stringify(file)), [], { chain: inThePage(chain) });
    expect([wrong, why]).toEqual([fault?.seq, fault?.fault]);
  }
  const what = `${expect.getState().currentTestName}`;
  asked.push({ what, file: structuredClone(file), chain, said: [fault?.seq ?? null, fault?.fault ?? null] });
  return fault ? [fault.seq, fault.fault!] : [];
}

function forged(file: CampaignExport, change: (records: Loose[]) => void): CampaignExport {
  const copy = structuredClone(file) as Loose;
  change(copy.records);
  for (const [i, record] of copy.records.entries()) record.seq = i + 1;
  return { ...copy, fingerprints: [...fingerprints(copy.records)] };
}

/** The dice of a record anew, as whatever is said in its `drawn` gives them. */
function throwAgain(record: Loose): void {
  const next = beaconStream(record.events[0]);
  for (const step of record.events[1].steps) step.faces = [next(step.sides)];
}

const DECK = [['sniper', 'mine'], ['sniper', 'mine'], 'dummy', 'dummy'];
const COUNTERS = ['Counter 1', 'Counter 2', 'Counter 3', 'Counter 4'];

let base: CampaignExport;
let honest: CampaignExport;
/** The numbers of the records: where the mode was set, a throw, the next one, and where units were dealt. */
let [set, first, second, dealt] = [0, 0, 0, 0];

beforeAll(async () => {
  const say = sayOver((await memory()).store);
  await say('/game new name:Caen rules:ww2-skirmish');
  await say('/game join side:axis');
  base = ((await say('/game export')).json.data as { export: CampaignExport }).export;
  const log = new BeaconLog(base, ownChain, signatureFor);
  set = log.set().seq;
  first = log.rolls([6, 6, 6], { at: AT }).seq;
  log.add([{ type: 'noted', text: 'rain' }]);
  // Announced before the note was made.
  second = log.rolls([20, 100], { at: AT + 20_000, notice: -400 }, first).seq;
  log.add([{ type: 'given-up', ...log.announced({ at: AT + 30_000, notice: 700 }), why: 'late' }]);
  dealt = log.deals(COUNTERS, DECK, { at: AT + 40_000, asked: 5000 }).seq;
  log.rolls([6], { at: AT + 50_000 });
  log.add([{ type: 'veil-shown', seq: dealt, veil: veilOf(dealt).toString('hex') }]);
  log.add([{ type: 'beacon-ended' }]);
  honest = log.file;
});

/** What comes of a change to one record. */
const changing = (seq: number, change: (record: Loose, records: Loose[]) => void) =>
  faultIn(forged(honest, (records) => change(records[seq - 1], records)));
const inDrawn = (seq: number, change: object) => changing(seq, ({ events }) => Object.assign(events[0], change));

describe('an honest log of a beacon', () => {
  test('fits, and it’s said what it proves and what it doesn’t', () => {
    expect(faultIn(honest)).toEqual([]);
    const { lines } = findingsIn(english, JSON.stringify(honest), 'x.json', [], { chain: ownChain });
    expect(lines.slice(1, -1)).toEqual([
      'All 6 dice of 4 records are what public rounds give. I checked the signature of each round.',
      'All 4 hidden units are what was drawn for them. I worked them out again from the veil.',
      '1 reply came more than 4 s after the command. That’s no fault, but it’s slow.',
      expect.stringMatching(
        /^The throw announced as #\d+ wasn’t made \(its reply and its notice were too far apart\)\. Its reply is \d+, so its dice would have come from round \d+\. docs\/verify\.html works them out, and so does umpire verify with --beacon ADDRESS\.$/,
      ),
      expect.stringMatching(/^After #\d+, the dice come from a secret seed again: somebody decided that alone/),
      expect.stringMatching(
        /^The dice fit the public rounds\. That these replies and notices exist, Discord shows: .* Alone, this file proves nothing against the host/,
      ),
      expect.stringContaining('Copy Message ID on a ruling must give its reply'),
      ...Array.from({ length: 4 }, () =>
        expect.stringMatching(/^#\d: reply \d+, public round \d+, notice #\d [0-9a-f]{64}$/),
      ),
    ]);
  });

  test('holds as a proof', () => {
    const records = honest.records as readonly LoggedRecord[];
    const shown = shownSeeds(records);
    const written = [{ log: honest.log, last: records.length }];
    expect(proofOf(records, written, ({ commitment }) => shown.get(commitment), ownChain)).toEqual({
      proof: 'holds',
      dice: 6,
    });
    expect(
      proofOf(records.slice(0, -2), [{ log: honest.log, last: records.length - 2 }], () => undefined, ownChain),
    ).toEqual({
      proof: 'unknown',
      dice: 6,
    });
  });
});

describe('a host of a beacon’s log is found out', () => {
  test('1: who takes the rounds of a chain of which he knows the secret', () => {
    expect(faultIn(honest, quicknet)).toEqual([set, 'unknown-chain']);
    const { lines } = findingsIn(english, JSON.stringify(honest), 'x.json');
    expect(lines.at(-1)).toContain('unknown chain');
    expect(lines.join('\n')).not.toContain('public rounds give');
  });

  test('2: who throws without a round, before the mode holds or after it has ended', () => {
    expect(changing(first, ({ events }) => events.shift())).toEqual([first, 'drawn']);
    expect(changing(first, ({ events }) => events.reverse())).toEqual([first, 'drawn']);
    expect(changing(first, ({ events }) => events.push(events[0]))).toEqual([first, 'drawn']);
    expect(changing(dealt, ({ events }) => events.shift())).toEqual([dealt, 'drawn']);
    const [drawn] = (honest.records[first - 1] as Loose).events;
    expect(changing(first + 1, ({ events }) => events.unshift(drawn))).toEqual([first + 1, 'drawn']);
    expect(changing(set, (_, records) => records.splice(set - 1, 1))).toEqual([set, 'drawn']);
    expect(changing(first, (_, records) => records.splice(first - 1, 0, structuredClone(records.at(-1))))).toEqual([
      first + 1,
      'drawn',
    ]);
  });

  test('2: who dates the mode back into the record that has the dice', () => {
    const cheat = changing(first, ({ events }, records) => {
      events.push(...records[set - 1].events);
      records.splice(set - 1, 1);
    });
    expect(cheat).toEqual([set, 'drawn']);
  });

  test('3: who waits for a round that he likes better', () => {
    for (const more of [-1, 1, 7]) {
      const cheat = changing(first, (record) => {
        const round = record.events[0].round + more;
        Object.assign(record.events[0], { round, signature: signatureFor(round) });
        throwAgain(record);
      });
      expect(cheat).toEqual([first, 'round']);
    }
  });

  test('4: who makes a signature up', () => {
    const { signature } = (honest.records[second - 1] as Loose).events[0];
    const own = (honest.records[first - 1] as Loose).events[0].signature;
    // Without the flag for “compressed”, or with the one for the point at infinity.
    const bits = Number.parseInt(own[0], 16);
    const flagged = [bits & 7, bits | 4].map((digit) => `${digit.toString(16)}${own.slice(1)}`);
    const forms = [...flagged, own.toUpperCase(), `${own}00`, ` ${own}`, besideSubgroup(own)];
    for (const other of [signature, ...forms, 'ab'.repeat(48), `c0${'00'.repeat(47)}`, '', 'x'.repeat(96)]) {
      const cheat = changing(first, (record) => {
        Object.assign(record.events[0], { signature: other });
        throwAgain(record);
      });
      expect(cheat).toEqual([first, 'signature']);
    }
  });

  test('4: who writes the same point otherwise, and has other dice to choose from', () => {
    // There’s room for it in one round of four or five.
    const at = Array.from({ length: 40 }, (_, i) => AT + 60_000 + i * 3000).find(
      (each) => withLargerX(signatureFor(roundFor(ownChain, idAt(each)))) !== undefined,
    )!;
    const log = new BeaconLog(base, ownChain, signatureFor);
    log.set();
    const { seq } = log.rolls([6, 6, 6], { at });
    expect(faultIn(log.file)).toEqual([]);
    const cheat = forged(log.file, (records) => {
      const record = records[seq - 1];
      Object.assign(record.events[0], { signature: withLargerX(record.events[0].signature) });
      throwAgain(record);
    });
    expect(faultIn(cheat)).toEqual([seq, 'signature']);
  });

  test('5: who changes a die, or counts one more', () => {
    expect(changing(second, ({ events }) => Object.assign(events[1].steps[1], { faces: [100] }))).toEqual([
      second,
      'faces',
    ]);
    expect(changing(first, ({ events }) => events[1].steps.unshift({ sides: 6, faces: [6] }))).toEqual([
      first,
      'faces',
    ]);
  });

  test('6: who says another history, or does something between announcement and throw', () => {
    expect(inDrawn(first, { before: 'ab'.repeat(16) })).toEqual([first, 'last']);
    expect(inDrawn(first, { before: '' })).toEqual([first, 'last']);
    expect(inDrawn(first, { last: first })).toEqual([first, 'last']);
    expect(inDrawn(second, { last: set, before: honest.fingerprints![set - 1] })).toEqual([second, 'last']);
    // Instead of the note, somebody joins a side.
    const joined = changing(first + 1, (record) =>
      Object.assign(record, { events: [{ type: 'player-joined', user: 'x', side: 'axis' }] }),
    );
    expect(joined).toEqual([second, 'last']);
  });

  test('6: who changes anything of the log before a throw', () => {
    expect(changing(1, (record) => Object.assign(record, { command: '/game new name:Bayeux' }))).toEqual([
      first,
      'last',
    ]);
  });

  test('7: who uses a reply again, or one from before', () => {
    const { events } = honest.records[first - 1] as Loose;
    const used = events[0];
    for (const reply of [used.reply, String(BigInt(used.reply) - 1n)]) {
      const round = roundFor(ownChain, reply);
      const cheat = changing(second, (record) => {
        Object.assign(record.events[0], { reply, round, signature: signatureFor(round) });
        throwAgain(record);
      });
      expect(cheat).toEqual([second, 'reply']);
    }
  });

  test('7: who throws for a reply that he said was given up', () => {
    const cheat = forged(honest, (records) => {
      const { reply } = records[dealt - 2].events[0];
      const record = records[dealt];
      const round = roundFor(ownChain, reply);
      Object.assign(record.events[0], { reply, round, signature: signatureFor(round) });
      throwAgain(record);
    });
    expect(faultIn(cheat)).toEqual([dealt + 1, 'reply']);
    // Nor at once, with another notice.
    const log = new BeaconLog(base, ownChain, signatureFor);
    log.set();
    log.add([{ type: 'given-up', ...log.announced({ at: AT, notice: 700 }), why: 'late' }]);
    const { seq } = log.rolls([6], { at: AT });
    expect(faultIn(log.file)).toEqual([seq, 'reply']);
  });

  test('8: who keeps a notice for a later reply, or has the reply before its command', () => {
    for (const apart of [501, -501, 60_000])
      expect(inDrawn(first, { notice: idAt(AT + apart) })).toEqual([first, 'in-time']);
    expect(changing(first, (record) => Object.assign(record, { interaction: idAt(AT + 1001) }))).toEqual([
      first,
      'in-time',
    ]);
    // A host can't hide it by a longer text.
    expect(changing(first, (record) => Object.assign(record, { interaction: `${idAt(AT + 1001)}-x` }))).toEqual([
      first,
      'in-time',
    ]);
    expect(changing(first, (record) => Object.assign(record, { interaction: idAt(AT + 900) }))[1]).not.toBe('in-time');
  });

  test('9: who deals other cards, or shows another veil', () => {
    const units = (change: (units: Loose) => void) => changing(dealt, ({ events }) => change(events[1].units));
    expect(units((all) => Object.assign(all[0], { sealed: 'f'.repeat(64) }))).toEqual([dealt, 'dealt']);
    expect(units((all) => Object.assign(all[1], { draw: 9 }))).toEqual([dealt, 'dealt']);
    expect(changing(dealt, ({ events }) => events[1].deck.splice(0, 1, 'mine'))).toEqual([dealt, 'dealt']);
    expect(units((all) => all.pop())).toEqual([dealt, 'dealt']);
    const shown = dealt + 2;
    const veil = veilOf(1).toString('hex');
    expect(changing(shown, ({ events }) => Object.assign(events[0], { veil }))).toEqual([shown, 'veil']);
    expect(changing(shown, ({ events }) => Object.assign(events[0], { seq: first }))).toEqual([shown, 'veil']);
    expect(changing(shown, ({ events }) => Object.assign(events[0], { seq: 99 }))).toEqual([shown, 'veil']);
    expect(changing(shown, ({ events }) => Object.assign(events[0], { veil: 'x' }))).toEqual([shown, 'veil']);
    const { commitment } = (honest.records[dealt - 1] as Loose).events[0];
    const log = (events: Loose) => Object.assign(events[0], { commitment: commitment ?? 'ab'.repeat(32) });
    expect(changing(shown, ({ events }) => log(events))).toEqual([shown, 'veil']);
    // Before there's anything to show, or while the record itself is made.
    expect(changing(dealt, ({ events }, records) => events.push(records[shown - 1].events[0]))).toEqual([
      dealt,
      'veil',
    ]);
  });

  test('9: who opens a seal otherwise than it was sealed', () => {
    const [opened] = dealtTo(COUNTERS, DECK, beaconDraw(veilOf(dealt), (honest.records[dealt - 1] as Loose).events[0]));
    const { hash, salt, text } = opened!;
    const opening = (change: object) => {
      const log = new BeaconLog(honest, ownChain, signatureFor);
      const seen = { hash, salt, text, unit: 'u1', rule: 'WS-SOLO-02', effects: [], ...change };
      const { seq } = log.add([{ type: 'seal-opened', ...seen }] as never);
      const [wrong, why] = faultIn(log.file);
      return wrong === undefined ? undefined : [wrong - seq, why];
    };
    expect(opening({})).toBe(undefined);
    expect(opening({ text: 'Counter 1: dummy' === text ? 'Counter 1: mine' : 'Counter 1: dummy' })).toEqual([
      0,
      'seal',
    ]);
    expect(opening({ salt: '00'.repeat(32) })).toEqual([0, 'seal']);
    expect(opening({ hash: 'ab'.repeat(32) })).toEqual([0, 'seal']);
    const other = sealed('Counter 1: mine', salt);
    expect(opening(other)).toEqual([0, 'seal']);
  });

  test('who gives a throw up without cause', () => {
    const up = dealt - 1;
    expect(inDrawn(up, { notice: idAt(AT + 30_000) })).toEqual([up, 'given-up']);
    expect(inDrawn(up, { why: 'error' })).toEqual([up, 'given-up']);
    expect(inDrawn(up, { why: 'no-reply' })).toEqual([up, 'given-up']);
    expect(inDrawn(up, { why: 'because' })).toEqual([up, 'given-up']);
    expect(inDrawn(up, { why: 'because', notice: idAt(AT + 30_020) })).toEqual([up, 'given-up']);
    expect(inDrawn(up, { before: 'ab'.repeat(16) })).toEqual([up, 'last']);
    expect(inDrawn(up, { reply: undefined })).toEqual([up, 'given-up']);
    expect(inDrawn(up, { why: 'error', reply: undefined })).toEqual([up, 'given-up']);
    // Without a notice, nothing shows that it was too late.
    expect(inDrawn(up, { notice: undefined })).toEqual([up, 'given-up']);
    expect(inDrawn(up, { notice: undefined, reply: undefined, why: 'no-reply' })).toEqual([up, 'given-up']);
  });

  test('who says that the players gave a throw up, and goes on with such dice', () => {
    const up = dealt - 1;
    const ends = (record: Loose) => {
      record.events.push({ type: 'beacon-ended' });
      Object.assign(record.events[0], { why: 'agreed' });
    };
    expect(inDrawn(up, { why: 'agreed' })).toEqual([up, 'given-up']);
    // What comes after it isn't announced any more then.
    expect(changing(up, ends)).toEqual([up + 1, 'drawn']);
    const without = (record: Loose) => {
      ends(record);
      for (const name of ['notice', 'reply']) delete record.events[0][name];
    };
    expect(changing(up, without)).toEqual([up + 1, 'drawn']);
    expect(inDrawn(first, { notice: undefined })).toEqual([first, 'announced']);
  });

  test('who announces what nobody can read', () => {
    const texts = ['', 'x', '0', 7, null, [], {}, undefined, '1'.repeat(30)];
    const names = ['reply', 'notice', 'salt', 'veil', 'before', 'last', 'round', 'signature'];
    const all = names.flatMap((name) => texts.map((text) => ({ name, text })));
    for (const { name, text } of all.filter((_, i) => i % runs(23, 1) === 0)) {
      const fault = inDrawn(first, { [name]: text });
      expect([name, text, fault[0]]).toEqual([name, text, first]);
    }
    expect(inDrawn(first, { reply: '1'.repeat(30) })).toEqual([first, 'announced']);
    expect(inDrawn(dealt - 1, { notice: 'x' })).toEqual([dealt - 1, 'announced']);
  });

  test('who announces in a log that has no beacon', () => {
    const [drawn] = (honest.records[first - 1] as Loose).events;
    const [up] = (honest.records[dealt - 2] as Loose).events;
    for (const event of [drawn, up])
      expect(faultIn(forged(base, (records) => records[1].events.push(event)))).toEqual([2, 'drawn']);
    // Nor in a log that has one later.
    expect(changing(set, ({ events }) => events.unshift(up))).toEqual([set, 'drawn']);
  });
});

describe('a log from which somebody was taken out', () => {
  test('can’t be compared any more, and isn’t called right', () => {
    const renamed = forged(honest, (records) => Object.assign(records[0], { by: 'deleted-user-1' }));
    expect(faultIn(renamed)).toEqual([]);
    const { lines } = findingsIn(english, JSON.stringify(renamed), 'x.json', [], { chain: ownChain });
    expect(lines.join('\n')).toContain('4 announcements can’t be compared');
    expect(lines.join('\n')).not.toMatch(/public rounds give|what was drawn/);
    // A throw that was announced for what comes after it is wrong all the same, and so are dice that don't fit.
    const later = forged(renamed, (records) => Object.assign(records[first - 1].events[0], { last: first }));
    expect(faultIn(later)).toEqual([first, 'last']);
    const cheat = forged(renamed, (records) => Object.assign(records[first - 1].events[1].steps[0], { faces: [7] }));
    expect(faultIn(cheat)).toEqual([first, 'faces']);
  });
});

describe('where such dice end', () => {
  test.each([
    ['the players agreed', [{ type: 'agreed', ask: 1, by: 'ben', about: 'fair' }]],
    ['the campaign moved to another channel', [{ type: 'log-moved', from: '1', to: '2' }]],
    ['the bot says that the ledger is another bot’s', []],
    ['somebody decided that alone, and no other side was asked', []],
  ] as const)('it’s said: %s', (why, others) => {
    const log = new BeaconLog(base, ownChain, signatureFor);
    log.set();
    const ended = { type: 'beacon-ended', ...(why.startsWith('the bot') ? { why: 'other-bot' } : {}) };
    const { seq } = log.add([...others, ended] as never);
    log.set();
    expect(faultIn(log.file)).toEqual([]);
    const line = `After #${seq}, the dice come from a secret seed again: ${why}.`;
    const { lines } = findingsIn(english, JSON.stringify(log.file), 'x.json', [], { chain: ownChain });
    expect(lines).toContain(line);
    const found = page.check(JSON.parse(JSON.stringify(log.file)), [], { chain: inThePage(ownChain) });
    expect(page.told(found)).toContain(line);
    told.push([asked.length - 1, line]);
  });
});

/** What the second verifier has to say of some of them. */
const told: [number, string][] = [];

ifPython('the second verifier, in Python, says the same of all of them', async () => {
  // A sample of every kind, but for the nightly form: each signature that it hasn't seen takes it a third of a second.
  const isTold = (i: number) => told.some(([place]) => place === i);
  const some = asked.filter((_, i) => i % runs(10, 1) === 0 || isTold(i));
  const said = await askPython(some);
  for (const [i, each] of some.entries())
    expect([each.what, said[i].wrong, said[i].why]).toEqual([each.what, ...each.said]);
  for (const [place, line] of told) expect(said[some.indexOf(asked[place]!)].told).toContain(line.replaceAll('’', "'"));
  expect(said).toHaveLength(some.length);
});
