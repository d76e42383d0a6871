import fc from 'fast-check';
import type { CampaignExport } from '../../../src/campaign/export/export.ts';
import { fingerprints } from '../../../src/fairness/chain.ts';
import { BeaconLog, idAt, veilOf } from './beacon-log.ts';
import { ownChain, signatureFor } from './own-chain.ts';

// Logs that nobody has thought of, honest and changed at random.

const AT = 1_800_000_000_000;

/** Something that happens in a log whose dice come from a beacon. */
export const act = fc.oneof(
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
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('hide' as const),
      seals: fc.array(fc.uniqueArray(fc.nat(47), { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      shown: fc.boolean(),
      ended: fc.boolean(),
    }),
  },
);

export type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

/** An honest log of them. @param base what it begins with */
export function logOf(base: CampaignExport, acts: readonly Act[]): CampaignExport {
  const log = new BeaconLog(base, ownChain, signatureFor);
  log.set();
  let hidden = 0;
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
      const { reply, notice, ...announced } = log.announced({ at, notice: each.why === 'late' ? 501 : 0 });
      const claimed = each.other ? { claimed: { interaction: idAt(at - 1), command: '/fire' } } : {};
      log.add(
        [
          {
            type: 'given-up',
            ...announced,
            // Nobody may have been able to look for it.
            ...(each.why === 'agreed' && each.other ? {} : { notice }),
            ...(each.why === 'no-reply' ? {} : { reply }),
            why: each.why as 'late',
            ...claimed,
          },
          // Players agree to that only together with an end to such dice.
          ...(each.why === 'agreed' ? [{ type: 'beacon-ended' as const }] : []),
        ],
        { interaction: idAt(at - 100) },
      );
      if (each.why === 'agreed') log.set();
    } else if (each.act === 'hide') {
      // A battle has no second hiding: its seals would have the same keys.
      if (hidden++ === 0) hide(log, each);
    } else log.add([{ type: 'side-ready', side: 'axis' }]);
  }
  return log.file;
}

const hiddenUnit = (id: string, name: string) => ({ id, name, profile: 'rifleman', side: 'axis', fields: {} });

/** Units are hidden, moved under new seals, perhaps shown one by one, and perhaps all shown in the end. */
function hide(log: BeaconLog, { seals, shown, ended }: Extract<Act, { readonly act: 'hide' }>): void {
  const all = seals.map((places, nth) =>
    Object.fromEntries(
      places.map((place, n) => [place, { unit: hiddenUnit(`u${100 + n}`, `Counter ${n} “${nth}”`), lasting: [] }]),
    ),
  );
  for (const [nth, places] of all.entries()) log.hides(nth, places);
  const [newest] = all.slice(-1);
  const [first] = Object.keys(newest ?? {});
  if (shown && first !== undefined) log.showsHidden(all.length - 1, newest!, Number(first));
  if (ended) log.endsHiding(all);
}

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
  'hash',
  'over',
  'place',
  'hashes',
];

const strange = fc.oneof(
  fc.constantFrom('', '0', 'x', 0, -1, 1, 1.5, null),
  fc.integer({ min: 0, max: 12 }),
  fc.constantFrom(idAt(AT), idAt(AT + 10_000, 1), 'ab'.repeat(32), 'ab'.repeat(16), signatureFor(35_732_213)),
  fc.constantFrom('drawn', 'given-up', 'noted', 'beacon-ended', 'late'),
);

/** A field of some event, and what somebody writes there. */
export const change = fc.record({ at: fc.nat(), field: fc.constantFrom(...FIELDS), value: strange });

/** The log so changed, with fingerprints that fit; nothing if it has no such field. */
export function changed(
  log: CampaignExport,
  { at, field, value }: { readonly at: number; readonly field: string; readonly value: unknown },
): CampaignExport | undefined {
  const file = structuredClone(log) as unknown as { records: { events: Record<string, unknown>[] }[] };
  const events = file.records.flatMap((each) => each.events).filter((event) => field in event);
  const event = events[at % Math.max(1, events.length)];
  if (!event || event.type === 'committed' || event.type === 'game-opened') return undefined;
  event[field] = value;
  return { ...(file as unknown as CampaignExport), fingerprints: [...fingerprints(file.records)] };
}
