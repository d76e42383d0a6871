import fc from 'fast-check';
import { expect } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import { quicknet } from '../../../src/fairness/beacon/chain.ts';
import { fitsLedgers, LedgerCheck } from '../../../src/fairness/beacon/ledger.ts';
import { roundFor } from '../../../src/fairness/beacon/round.ts';
import { beaconStream } from '../../../src/fairness/beacon/values.ts';
import { fingerprints } from '../../../src/fairness/chain.ts';
import type { LoggedRecord } from '../../../src/fairness/logged.ts';
import { checkedIn, shownSeeds } from '../../../src/fairness/whole-log.ts';
import { ledgerIn } from '../../../src/terminal/ledger-file.ts';
import { sayOver } from '../../commands/club-table.ts';
import { runs } from '../../nightly.ts';
import { memory } from '../../referee/table.ts';
import { BATTLES, battleLog } from '../battle-logs.ts';
import { inThePage, thePage } from '../the-page.ts';
import { BeaconLog, idAt, postedOf } from './beacon-log.ts';
import { ownChain, signatureFor, withLargerX } from './own-chain.ts';
import { ROUND_1000, ROUND_1001 } from './quicknet-rounds.ts';
import { type Act, act, change, changed, logOf } from './random-logs.ts';
import { askPython, ifPython, type Question } from './second-verifier.ts';

// verifier/verify.py was written from docs/checking-dice.md alone, in another language: it has to say of every log what ours says.

const LOGS = runs(1, 100);

const page = thePage();

// biome-ignore lint/suspicious/noExplicitAny: it is changed in ways that no type allows
type Loose = any;

/** What our own says of the same. */
function ours({ file, chain, ledgers }: Question) {
  const records = file.records as readonly LoggedRecord[];
  const shown = shownSeeds(records);
  const written = [...file.origins, { log: file.log, last: records.length }];
  const found = [...checkedIn(records, written, ({ commitment }) => shown.get(commitment), chain)];
  const fault = found.find((each) => each.fault);
  const before = fault ? found.slice(0, found.indexOf(fault)) : found;
  const dice = (from: boolean) =>
    before.filter(({ round }) => (round !== undefined) === from).reduce((sum, each) => sum + each.dice.length, 0);
  const check = ledgers && new LedgerCheck(ledgers.map((each) => ledgerIn(JSON.stringify(each))!));
  const bySeq = new Map(found.map((each) => [each.seq, each]));
  for (const each of records) check?.take(each, bySeq.get(each.seq));
  const beside = check?.found;
  return {
    wrong: fault?.seq ?? null,
    why: fault?.fault ?? null,
    ...{ fromRounds: dice(true), fromSeeds: dice(false) },
    ...(beside ? { ledger: { ...beside, wrong: beside.wrong ?? null } } : {}),
    fits: fault === undefined && (beside === undefined || fitsLedgers(beside)),
  };
}

const throwAgain = (record: Loose) => {
  const next = beaconStream(record.events[0]);
  for (const step of record.events[1].steps) step.faces = [next(step.sides)];
};

/** What a host can do to a throw of dice and make look right for himself. @param record the throw @param other one before it */
const TRICKS: Readonly<Record<string, (record: Loose, other: Loose) => void>> = {
  'a die changed': ({ events }) => {
    events[1].steps[0].faces = [(events[1].steps[0].faces[0] % events[1].steps[0].sides) + 1];
  },
  'another round': (record) => {
    const round = record.events[0].round + 1;
    Object.assign(record.events[0], { round, signature: signatureFor(round) });
    throwAgain(record);
  },
  'another round’s signature': (record) => {
    Object.assign(record.events[0], { signature: signatureFor(record.events[0].round + 1) });
    throwAgain(record);
  },
  'an x of p or more': (record) => {
    const { round, signature } = record.events[0];
    Object.assign(record.events[0], {
      signature: withLargerX(signature) ?? withLargerX(signatureFor(round + 1)) ?? 'x',
    });
    throwAgain(record);
  },
  'the zero point': (record) => {
    Object.assign(record.events[0], { signature: `c0${'00'.repeat(47)}` });
    throwAgain(record);
  },
  'a reply used again': (record, other) => {
    const { reply, notice } = other.events[0];
    const round = roundFor(ownChain, reply);
    Object.assign(record.events[0], { reply, notice, round, signature: signatureFor(round) });
    Object.assign(record, { interaction: other.interaction });
    throwAgain(record);
  },
  'another reply for the same notice': (record) => {
    const reply = String(BigInt(record.events[0].reply) + (600n << 22n));
    const round = roundFor(ownChain, reply);
    Object.assign(record.events[0], { reply, round, signature: signatureFor(round) });
    throwAgain(record);
  },
  'a reply before its command': (record) => {
    Object.assign(record, { interaction: String(BigInt(record.events[0].reply) + (1001n << 22n)) });
  },
  'no announcement': ({ events }) => events.shift(),
  'another history': (record) => Object.assign(record.events[0], { before: 'ab'.repeat(16) }),
  'a throw given up instead': (record) => {
    const { round: _, signature: __, ...announced } = record.events[0];
    record.events = [{ ...announced, type: 'given-up', why: 'late' }];
  },
};

/** What a host can do to units that he has hidden. @param record what it opens, or hides */
const HIDINGS: Readonly<Record<string, (event: Loose) => void>> = {
  'one more hidden unit': ({ seals }) => {
    seals?.[0].changed.push({ place: 47, stands: { unit: { id: 'u9' }, lasting: [] } });
  },
  'another unit than was hidden': (event) => {
    if (event.stands) event.stands.unit.name = 'Tiger';
    for (const { changed } of event.seals ?? [])
      for (const { stands } of changed) if (stands) stands.unit.name = 'Tiger';
  },
  'another seal': (event) => {
    if (event.type === 'units-hidden') event.hash = 'ab'.repeat(32);
  },
  'another key': ({ seals = [] }) => {
    for (const seal of seals) seal.key = 'cd'.repeat(32);
  },
  'a key that nobody can read': ({ seals = [] }) => {
    for (const seal of seals) seal.key = 'x';
  },
  'hidden honestly': () => {},
};

/** What can be done to the messages. */
const DOINGS: Readonly<Record<string, (ledger: Loose) => unknown>> = {
  nothing: () => {},
  'a notice deleted': ({ messages }) => messages.splice(1, 1),
  'a notice edited': ({ messages }) => Object.assign(messages.at(-1), { edited_timestamp: '2027-01-15T08:00:00Z' }),
  'somebody else’s notice': ({ messages }) => Object.assign(messages.at(-1), { author: { id: '7' } }),
  'another claim': ({ messages }) => Object.assign(messages.at(-1), { content: `#2 ${'ab'.repeat(32)}` }),
  'asked twice': (ledger) =>
    ledger.messages.push({ ...ledger.messages.at(-1), id: idAt(1_900_000_000_000), content: `#2 ${'cd'.repeat(32)}` }),
  'posted again': (ledger) => ledger.messages.push({ ...ledger.messages.at(-1), id: idAt(1_900_000_000_000) }),
  'another ledger': (ledger) => Object.assign(ledger, { channel: { id: '1' } }),
  'two ledgers, one of another log': (ledger) =>
    Object.assign(ledger, { more: [{ channel: { id: '1' }, messages: [...ledger.messages] }] }),
  'messages of nobody knows where': (ledger) => delete ledger.channel,
  'messages deleted': (ledger) => Object.assign(ledger, { total_message_sent: ledger.messages.length + 3 }),
  'a reply deleted': ({ replies }) => replies.shift(),
  'a later message': ({ replies }) =>
    Object.assign(replies[0].interaction_metadata, { original_response_message_id: '1' }),
  'another command’s reply': ({ replies }) => Object.assign(replies[0].interaction_metadata, { id: '1' }),
};

/** Logs in which units were hidden, honestly and otherwise. */
function hidingLogs(base: CampaignExport): readonly Question[] {
  return Object.entries(HIDINGS).map(([what, does]) => {
    const hide: Act = { act: 'hide', seals: [[1, 7], [1, 30], [2]], shown: true, ended: true };
    const file = structuredClone(logOf(base, [hide]));
    for (const { events } of file.records) for (const event of events) does(event);
    return { what, file: { ...file, fingerprints: [...fingerprints(file.records)] }, chain: ownChain };
  });
}

async function logs(count: number): Promise<readonly Question[]> {
  const say = sayOver((await memory()).store);
  await say('/game new name:Caen rules:ww2-skirmish');
  const base = ((await say('/game export')).json.data as { export: CampaignExport }).export;
  const acts = fc.sample(fc.array(act, { minLength: 2, maxLength: 6 }), { numRuns: count, seed: 43 });
  const changes = fc.sample(change, { numRuns: count, seed: 43 });
  const all = acts.map((some, i): Question => {
    const roll: Act = { act: 'roll', sides: [6, 20, 40_000], notice: 20, quiet: 1 };
    const file = structuredClone(logOf(base, [roll, ...some, roll]));
    const kind = i % 4;
    const [trick, play] = Object.entries(TRICKS)[(i >> 2) % Object.keys(TRICKS).length]!;
    const [doing, does] = Object.entries(DOINGS)[(i >> 2) % Object.keys(DOINGS).length]!;
    if (kind === 0) return { what: 'honest', file, chain: ownChain };
    if (kind === 1)
      return { what: JSON.stringify(changes[i]), file: changed(file, changes[i]!) ?? file, chain: ownChain };
    if (kind === 2) {
      const throws = file.records.filter(
        ({ events }) => (events[0]!.type as string) === 'drawn' && events[1]!.type === 'rolled',
      );
      play(throws.at(-1), throws[0]);
      return { what: trick, file: { ...file, fingerprints: [...fingerprints(file.records)] }, chain: ownChain };
    }
    const ledger: Loose = { channel: { id: '1143937525874692660' }, ...structuredClone(postedOf(file)) };
    does(ledger);
    const { more = [] } = ledger;
    return { what: doing, file, chain: ownChain, ledgers: [ledger, ...more] };
  });
  // Two rounds that quicknet published; and logs whose dice come from seeds, one of them with a die changed.
  const log = new BeaconLog(base, quicknet, (round) => ({ 1000: ROUND_1000, 1001: ROUND_1001 })[round] ?? 'none');
  log.set();
  log.rolls([6, 6, 6], { at: 1_692_806_361_500 });
  log.rolls([20, 100], { at: 1_692_806_364_500 });
  const battles = await Promise.all(BATTLES.slice(0, runs(1, 4)).map(battleLog));
  const cheats = battles.map((file) => {
    const copy = structuredClone(file) as Loose;
    const steps = copy.records.flatMap(({ events }: Loose) => events).flatMap(({ steps: some = [] }: Loose) => some);
    const step = steps.findLast(({ sides, faces }: Loose) => sides && faces.length);
    step.faces[0] = (step.faces[0] % step.sides) + 1;
    return { ...copy, fingerprints: [...fingerprints(copy.records)] };
  });
  return [
    ...all,
    ...hidingLogs(base),
    { what: 'quicknet', file: log.file, chain: quicknet },
    { what: 'a chain of one’s own', file: log.file, chain: ownChain },
    ...[...battles, ...cheats].map((file) => ({ what: 'a battle', file, chain: quicknet })),
  ];
}

ifPython(`a second verifier, in Python, says of ${LOGS} logs and more what ours says`, async () => {
  const questions = await logs(LOGS);
  const said = await askPython(questions);
  expect(said).toHaveLength(questions.length);
  let found = 0;
  for (const [i, question] of questions.entries()) {
    const { altered, wrong, why, fromRounds, fromSeeds, ledger } = said[i];
    const { fits, ...own } = ours(question);
    found += Number(!fits);
    expect(altered).toBe(undefined);
    expect([question.what, { wrong, why, fromRounds, fromSeeds, ...(ledger ? { ledger } : {}) }]).toEqual([
      question.what,
      own,
    ]);
    expect([question.what, said[i].fits]).toEqual([question.what, fits]);
    // What's hidden, the page opens as well.
    if (!(question.what in HIDINGS)) continue;
    const inPage = page.check(JSON.parse(JSON.stringify(question.file)), [], { chain: inThePage(question.chain) });
    expect([question.what, inPage.wrong ?? null, inPage.why ?? null]).toEqual([question.what, wrong, why]);
  }
  // Logs that nobody has attacked would prove little.
  expect(found).toBeGreaterThan(LOGS / 4);
});
