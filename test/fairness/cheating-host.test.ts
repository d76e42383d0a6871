import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../src/campaign/export/export.ts';
import { fingerprints } from '../../src/fairness/chain.ts';
import type { FaultKind } from '../../src/fairness/logged.ts';
import { sealed } from '../../src/fairness/sealed.ts';
import { commitmentOf, seedOf } from '../../src/fairness/seed.ts';
import { streamOf } from '../../src/fairness/stream.ts';
import type { LoggedRecord } from '../../src/fairness/verify.ts';
import { checkedIn, shownSeeds } from '../../src/fairness/whole-log.ts';
import { english } from '../../src/reply/english/index.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { handing, type Say, sayOver } from '../commands/club-table.ts';
import { memory } from '../referee/table.ts';

// What a modified host could do to a log before anybody sees it: it knows every secret, and makes all fingerprints itself.

const html = readFileSync(new URL('../../docs/verify.html', import.meta.url), 'utf8');
const { check: checkInPage, told } = runInNewContext(
  `${/<script>([\s\S]*)<\/script>/.exec(html)![1]}; ({ check, told })`,
  { TextEncoder },
) as {
  check(
    file: unknown,
    seen?: readonly string[],
  ): { wrong?: number; why?: string; head?: string; unseen?: string; dealt: number; veiled: number };
  told(found: unknown): string;
};

// biome-ignore lint/suspicious/noExplicitAny: it is changed in ways that no type allows
type Loose = any;

async function exportedBy(say: Say, channel = ''): Promise<CampaignExport> {
  return ((await say(`${channel}/game export`)).json.data as { export: CampaignExport }).export;
}

/** The file as a host would hand it out after changing it: with fingerprints of its own. */
function forged(
  file: CampaignExport,
  change: (records: Loose[], file: Loose) => void,
  renumbered = true,
): CampaignExport {
  const copy = structuredClone(file) as Loose;
  change(copy.records, copy);
  if (renumbered) for (const [i, record] of copy.records.entries()) record.seq = i + 1;
  return { ...copy, fingerprints: [...fingerprints(copy.records)] };
}

/** What the program, `/fair verify`'s own check and the page say of the first fault. */
function faultsIn(file: CampaignExport): (readonly [number | undefined, string | undefined])[] {
  const records = file.records as readonly LoggedRecord[];
  const shown = shownSeeds(records);
  const written = [...file.origins, { log: file.log, last: records.length }];
  const ours = [...checkedIn(records, written, ({ commitment }) => shown.get(commitment))].find((each) => each.fault);
  const page = checkInPage(file);
  const { fits, lines } = findingsIn(english, JSON.stringify(file), 'x.json');
  expect(fits).toBe(ours === undefined);
  if (ours) {
    expect(lines.at(-1)).toContain(`Number ${ours.seq} of the log`);
    expect(told(page)).toMatch(new RegExp(`umber ${ours.seq}\\b`));
  }
  return [
    [ours?.seq, ours?.fault],
    [page.wrong, page.why],
  ];
}

const both = (seq: number, fault: FaultKind) => [
  [seq, fault],
  [seq, fault],
];

const A = seedOf('the host’s own');
const committed = (seed: Buffer, veil?: string, mix = '') => ({
  type: 'committed',
  commitment: commitmentOf(seed),
  mix,
  scheme: 2,
  ...(veil ? { veil } : {}),
});

/** Dice as that seed gives them, in a record of a log. */
function diceFrom(seed: Buffer, file: CampaignExport, record: Loose, mix: string, count: number): number[] {
  const { seq, interaction } = record;
  const next = streamOf({ seed, scheme: 2, mix, log: file.log, seq, interaction });
  return Array.from({ length: count }, () => next(6));
}

let file: CampaignExport;
/** The numbers of the records with words, the throw, and the seed. */
let [mixed, rolled, revealed] = [0, 0, 0];
let say: Say;

beforeAll(async () => {
  say = sayOver((await memory()).store);
  await say('/game new name:Caen rules:ww2-skirmish');
  await say('/game join side:axis');
  await say('@bob /game join side:allies');
  mixed = Number((await say('@bob /fair mix words:"rain over Caen"')).json.seq);
  rolled = Number((await say('/roll dice:3d6')).json.seq);
  await say('@bob /fair mix words:"and more rain"');
  await say('/roll dice:3d6');
  revealed = Number((await say('/fair reveal')).json.seq);
  await say('/roll dice:2d6');
  await say('/fair reveal');
  file = await exportedBy(say);
  const first = file.records.findIndex(({ events }) => events.some(({ type }) => type === 'words-mixed'));
  expect([mixed, rolled].every((seq) => seq === undefined || Number.isNaN(seq) || seq > 0)).toBe(true);
  const at = (type: string) => file.records.find(({ events }) => events.some((each) => each.type === type))!.seq;
  [mixed, rolled, revealed] = [first + 1, at('rolled'), at('seed-revealed')];
});

const throwIn = (record: Loose) => record.events.find((each: Loose) => each.type === 'rolled');
const inForce = (records: Loose[], seq: number) =>
  records
    .slice(0, seq - 1)
    .flatMap((each) => each.events)
    .findLast((each: Loose) => each.type === 'committed');

describe('an honest log', () => {
  test('fits', () => {
    expect(faultsIn(file)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});

describe('a host is found out', () => {
  test('who commits to a seed that gives three sixes, and afterwards to the old one again', () => {
    const cheat = forged(file, (records) => {
      const record = records[rolled - 1];
      const old = inForce(records, rolled);
      const seeds = Array.from({ length: 5000 }, (_, i) => seedOf(`try ${i}`));
      const seed = seeds.find((each) => diceFrom(each, file, record, '', 3).every((face) => face === 6)) ?? A;
      throwIn(record).steps[0].faces = diceFrom(seed, file, record, '', 3);
      record.events = [committed(seed, old.veil), ...record.events, old];
      records[revealed - 1].events.unshift({
        type: 'seed-revealed',
        commitment: commitmentOf(seed),
        seed: seed.toString('hex'),
      });
    });
    expect(faultsIn(cheat)).toEqual(both(rolled, 'commitment'));
  });

  test('who shows the seed, and chooses the next one together with the dice', () => {
    const cheat = forged(file, (records) => {
      const record = records[rolled - 1];
      const [shown] = records[revealed - 1].events;
      record.events = [shown, committed(A, inForce(records, rolled).veil), ...record.events];
    });
    expect(faultsIn(cheat)).toEqual(both(rolled, 'late'));
  });

  test('whose mix is not the words that players gave', () => {
    const words = (change: (record: Loose) => void) => forged(file, (records) => change(records[mixed - 1]));
    const mixOf = (record: Loose) => record.events.find((each: Loose) => each.type === 'committed');
    const cheats = [
      words((record) => Object.assign(mixOf(record), { mix: 'sun over Caen' })),
      words((record) => Object.assign(mixOf(record), { mix: `${mixOf(record).mix}\n` })),
      words((record) => record.events.splice(record.events.indexOf(mixOf(record)), 1)),
      words((record) => record.events.shift()),
      words((record) => record.events.unshift({ type: 'words-mixed', user: 'x', words: 'mine' })),
    ];
    for (const cheat of cheats) expect(faultsIn(cheat)).toEqual(both(mixed, 'mix'));
  });

  test('who shows a seed that is not the one', () => {
    for (const seed of [A.toString('hex'), 'no seed', '']) {
      const cheat = forged(file, (records) => Object.assign(records[revealed - 1].events[0], { seed }));
      expect(faultsIn(cheat)).toEqual(both(revealed, 'seed'));
    }
  });

  test('who goes on with a seed that everybody knows', () => {
    const again = forged(file, (records) => {
      const next = records[revealed - 1].events.find((each: Loose) => each.type === 'committed');
      next.commitment = records[revealed - 1].events[0].commitment;
    });
    expect(faultsIn(again)).toEqual(both(revealed, 'used'));
    const without = forged(file, (records) => records[revealed - 1].events.splice(1));
    expect(faultsIn(without)).toEqual(both(revealed + 1, 'uncommitted'));
  });

  test('who takes the dice of the same seed in another way, or commits to nothing', () => {
    const cheat = forged(file, (records) => {
      const { scheme: _, ...other } = inForce(records, rolled);
      records.splice(rolled - 1, 0, { ...records[rolled - 2], interaction: 'x', events: [other] });
    });
    expect(faultsIn(cheat)).toEqual(both(rolled, 'scheme'));
    const bare = forged(file, (records) => records[0].events.shift());
    expect(faultsIn(bare)).toEqual(both(1, 'uncommitted'));
  });

  test('who leaves a number out, or removes a record and counts the others anew', () => {
    const gap = forged(file, (records) => records.splice(1, 1), false);
    expect(faultsIn(gap)).toEqual(both(3, 'number'));
    // Numbers go into the dice, so those thrown after it don't fit any more.
    const removed = forged(file, (records) => records.splice(1, 1));
    expect(faultsIn(removed)).toEqual(both(rolled - 1, 'dice'));
  });

  test('who says that dice fell before, or of none how many sides they have', () => {
    const before = forged(file, (records) => {
      throwIn(records[rolled - 1]).before = 3;
      throwIn(records[rolled - 1]).steps[0].faces = [6, 6, 6];
    });
    expect(faultsIn(before)).toEqual(both(rolled, 'before'));
    const sides = forged(file, (records) => {
      delete throwIn(records[rolled - 1]).steps[0].sides;
      throwIn(records[rolled - 1]).steps[0].faces = [6, 6, 6];
    });
    expect(faultsIn(sides)).toEqual(both(rolled, 'sides'));
  });

  test('who corrects what never fell', () => {
    const event = { type: 'ruled', steps: [{ sides: 6, faces: [6] }] };
    const cheat = forged(file, (records) =>
      records[rolled - 1].events.push({
        type: 'corrected',
        seq: 1,
        places: [{ seq: 99, index: 0, event, fresh: [0] }],
      }),
    );
    expect(faultsIn(cheat)).toEqual(both(rolled, 'place'));
  });

  test('who opens another order than was sealed', () => {
    const { hash, salt, text } = sealed('attack', '00112233445566778899aabbccddeeff');
    const shows = (order: object, sealedAs = hash) =>
      forged(file, (records) => {
        records[rolled - 1].events.unshift({ type: 'order-sealed', side: 'axis', hash: sealedAs });
        records[rolled].events.push({ type: 'orders-revealed', orders: [{ side: 'axis', ...order }] });
      });
    expect(faultsIn(shows({ hash, salt, text }))[0]).toEqual([undefined, undefined]);
    expect(faultsIn(shows({ hash, salt, text: 'retreat' }))).toEqual(both(rolled + 1, 'seal'));
    expect(faultsIn(shows({ hash, salt, text }, 'f'.repeat(64)))).toEqual(both(rolled + 1, 'seal'));
  });

  test('by what players have seen, where everything else fits: the newest records left out, the log written anew', () => {
    const seen = file.fingerprints!.at(-1)!;
    const short = forged(file, (records) => records.splice(-1));
    expect(findingsIn(english, JSON.stringify(short), 'x').fits).toBe(true);
    expect(findingsIn(english, JSON.stringify(short), 'x').lines.at(-1)).toContain(
      'A host can leave out the newest records',
    );
    expect(findingsIn(english, JSON.stringify(short), 'x', [seen])).toMatchObject({ fits: false });
    expect(checkInPage(short, [seen]).unseen).toBe(seen);
    expect(findingsIn(english, JSON.stringify(file), 'x', [file.fingerprints![2]!]).lines.at(-1)).toContain(
      'that of record 3',
    );
  });

  test('who says something else beside the records than they do', () => {
    const says = {
      name: 'Falaise',
      struck: [1],
      corrected: { 1: 2 },
      rulesets: { landser: 'Landser' },
      commitment: 'f'.repeat(64),
    };
    for (const [key, value] of Object.entries(says)) {
      const { fits, lines } = findingsIn(english, JSON.stringify({ ...file, [key]: value }), 'x');
      expect([fits, lines.at(-1)]).toEqual([false, expect.stringContaining(`"${key}"`)]);
      expect(checkInPage({ ...file, [key]: value }).head).toBe(key);
    }
    const { name: _, struck: __, rulesets: ___, ...bare } = file;
    expect(findingsIn(english, JSON.stringify(bare), 'x').fits).toBe(true);
  });

  test('who makes honest dice look forged by origins past the records, or out of order', () => {
    const at = (last: number) => ({ log: 'another', last });
    for (const origins of [[at(999)], [at(file.records.length)], [at(2), at(2)], [at(3), at(1)]]) {
      const forgery = { ...file, origins };
      expect(findingsIn(english, JSON.stringify(forgery), 'x').lines.at(-1)).toContain('"origins"');
      expect(checkInPage(forgery).head).toBe('origins');
    }
  });

  test('who says that an import came from elsewhere', async () => {
    await say('#bayeux /game import file:x', handing(JSON.stringify(file)));
    await say('#bayeux /roll dice:2d6');
    await say('#bayeux /fair reveal');
    const there = await exportedBy(say, '#bayeux ');
    expect(faultsIn(there)[0]).toEqual([undefined, undefined]);
    const at = file.records.length + 1;
    const other = forged(there, (_, head) => Object.assign(head.origins[0], { log: 'another' }));
    expect(faultsIn(other)).toEqual(both(rolled, 'dice'));
    const none = forged(there, (_, head) => head.origins.splice(0));
    expect(faultsIn(none)[0]![0]).toBeLessThanOrEqual(at);
    const unsaid = forged(there, (records) => records[at - 1].events.splice(1, 1));
    expect(faultsIn(unsaid)).toEqual(both(at, 'imported'));
  });
});
