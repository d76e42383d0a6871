import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import { fingerprints } from '../../../src/fairness/chain.ts';
import type { LoggedRecord } from '../../../src/fairness/logged.ts';
import { checkedIn, shownSeeds } from '../../../src/fairness/whole-log.ts';
import { sayOver } from '../../commands/club-table.ts';
import { runs } from '../../nightly.ts';
import { memory } from '../../referee/table.ts';
import { inThePage, thePage } from '../the-page.ts';
import { BeaconLog, idAt, veilOf } from './beacon-log.ts';
import { ownChain, signatureFor } from './own-chain.ts';

// Two verifiers, the program's and the page's, each written from fair-dice.md, over logs that nobody has thought of.

const AT = 1_800_000_000_000;
const page = thePage();
let base: CampaignExport;

beforeAll(async () => {
  const say = sayOver((await memory()).store);
  await say('/game new name:Caen rules:ww2-skirmish');
  base = ((await say('/game export')).json.data as { export: CampaignExport }).export;
});

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('roll' as const),
      sides: fc.array(fc.constantFrom(2, 6, 20, 100, 40_000, 100_000), { minLength: 1, maxLength: 20 }),
      notice: fc.integer({ min: -500, max: 500 }),
      quiet: fc.nat(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('deal' as const),
      cards: fc.integer({ min: 1, max: 5 }),
      shown: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('give-up' as const),
      why: fc.constantFrom('late', 'no-reply', 'error', 'agreed'),
      other: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('table' as const) }) },
);

type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

function logOf(acts: readonly Act[]): CampaignExport {
  const log = new BeaconLog(base, ownChain, signatureFor);
  log.set();
  for (const [i, each] of acts.entries()) {
    const at = AT + i * 10_000;
    if (each.act === 'roll') {
      const last = log.records.length;
      for (let n = 0; n < each.quiet; n++) log.add([{ type: 'noted', text: 'rain' }]);
      log.rolls(each.sides, { at, notice: each.notice, asked: 100 * each.quiet }, last);
    } else if (each.act === 'deal') {
      const deck = Array.from({ length: each.cards }, (_, n) => (n % 2 ? 'dummy' : ['sniper', 'mine', 'artillery']));
      const { seq } = log.deals(
        deck.map((_, n) => `Counter ${n + 1}`),
        deck,
        { at },
      );
      if (each.shown) log.add([{ type: 'veil-shown', seq, veil: veilOf(seq).toString('hex') }]);
    } else if (each.act === 'give-up') {
      const { reply, ...announced } = log.announced({ at, notice: each.why === 'late' ? 501 : 0 });
      const claimed = each.other ? { claimed: { interaction: idAt(at - 1), command: '/fire' } } : {};
      log.add([
        {
          type: 'given-up',
          ...announced,
          ...(each.why === 'no-reply' ? {} : { reply }),
          why: each.why as 'late',
          ...claimed,
        },
      ]);
    } else log.add([{ type: 'side-ready', side: 'axis' }]);
  }
  return log.file;
}

/** What each of the two says of the first fault, and how many dice they worked out again. */
function verdicts(file: CampaignExport) {
  const records = file.records as readonly LoggedRecord[];
  const shown = shownSeeds(records);
  const found = [
    ...checkedIn(
      records,
      [{ log: file.log, last: records.length }],
      ({ commitment }) => shown.get(commitment),
      ownChain,
    ),
  ];
  const fault = found.find((each) => each.fault);
  const upTo = fault ? found.slice(0, found.indexOf(fault)) : found;
  const { wrong, why, fromRounds } = page.check(JSON.parse(JSON.stringify(file)), [], { chain: inThePage(ownChain) });
  const ours = [
    fault?.seq,
    fault?.fault,
    upTo.reduce((sum, { dice, round }) => sum + (round === undefined ? 0 : dice.length), 0),
  ];
  return { ours, pages: [wrong, why, fromRounds] };
}

test('both find honest logs right, and every die of them', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 8 }), (acts) => {
      const dice = acts.reduce((sum, each) => sum + (each.act === 'roll' ? each.sides.length : 0), 0);
      const { ours, pages } = verdicts(logOf(acts));
      expect([ours, pages]).toEqual([
        [undefined, undefined, dice],
        [undefined, undefined, dice],
      ]);
    }),
    { numRuns: runs(6, 100), seed: 43 },
  );
});

const FIELDS = [
  'reply',
  'notice',
  'salt',
  'last',
  'before',
  'veil',
  'round',
  'signature',
  'why',
  'type',
  'chain',
  'seq',
  'faces',
];

test('both find the same fault first, whatever somebody changes in what was announced', () => {
  const strange = fc.oneof(
    fc.constantFrom('', '0', 'x', 0, -1, 1, 1.5, null),
    fc.integer({ min: 0, max: 12 }),
    fc.constantFrom(idAt(AT), idAt(AT + 10_000, 1), 'ab'.repeat(32), 'ab'.repeat(16), signatureFor(35_732_213)),
    fc.constantFrom('drawn', 'given-up', 'noted', 'beacon-ended', 'late'),
  );
  const change = fc.record({ at: fc.nat(), field: fc.constantFrom(...FIELDS), value: strange });
  let changed = 0;
  fc.assert(
    fc.property(fc.array(act, { minLength: 2, maxLength: 5 }), change, (acts, { at, field, value }) => {
      const file = structuredClone(logOf(acts)) as unknown as { records: { events: Record<string, unknown>[] }[] };
      const events = file.records.flatMap((each) => each.events).filter((event) => field in event);
      const event = events[at % Math.max(1, events.length)];
      if (!event || event.type === 'committed' || event.type === 'game-opened') return;
      event[field] = value;
      changed += 1;
      const { ours, pages } = verdicts({
        ...(file as unknown as CampaignExport),
        fingerprints: [...fingerprints(file.records)],
      });
      expect(pages.slice(0, 2)).toEqual(ours.slice(0, 2));
    }),
    { numRuns: runs(20, 600), seed: 43 },
  );
  expect(changed).toBeGreaterThan(5);
});
