import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import { Campaigns } from '../../../src/campaign/folding/campaigns.ts';
import { load } from '../../../src/campaign/folding/folding.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { Log } from '../../../src/campaign/log.ts';
import { causedBy } from '../../../src/campaign/recent-interactions.ts';
import type { LogRecord } from '../../../src/campaign/record.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { runs } from '../../nightly.ts';
import { committed, minutesPast, record, ruled, snowflake, undone } from '../../referee/some-records.ts';
import { memory } from '../../referee/table.ts';

/** What happens next: a ruling, or an undo of a number of the newest that stand. */
type Happening =
  | { readonly ruling: { readonly defaulted: boolean; readonly mix: string | undefined; readonly discord: boolean } }
  | { readonly undo: number };

const ruling = fc.record({
  defaulted: fc.boolean(),
  mix: fc.option(fc.string({ maxLength: 3 }), { nil: undefined, freq: 9 }),
  discord: fc.boolean(),
});
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 9, arbitrary: ruling.map((each) => ({ ruling: each })) },
  { weight: 2, arbitrary: fc.constant({ undo: 1 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 150 }).map((undo) => ({ undo })) },
);
const history = fc.array(happening, { maxLength: 350, size: 'max' });
const minutesBetween = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 20 });

function recordsOf(happenings: readonly Happening[], between: readonly number[]): LogRecord[] {
  const standing: number[] = [];
  let minutes = 0;
  return happenings.map((each, i) => {
    const seq = i + 1;
    minutes += between[i % between.length]!;
    const at = minutesPast(minutes);
    if ('undo' in each) return record(seq, [undone(...standing.splice(-each.undo).reverse())], { at });
    standing.push(seq);
    const { defaulted, mix, discord } = each.ruling;
    const event = defaulted ? ruled({ defaulted }) : ruled();
    const events = mix === undefined ? [event] : [committed(`seed of ${seq}`, mix), event];
    return record(seq, events, { at, interaction: discord ? snowflake(seq) : `seq-${seq}` });
  });
}

/** The state after all records, described without folding. */
function cameTo(records: readonly LogRecord[]): Omit<Campaign, 'interactions'> & { readonly known: readonly number[] } {
  const events = records.flatMap((each) => each.events.map((event) => ({ seq: each.seq, event })));
  const struck = events.flatMap(({ event }) => (event.type === 'undone' ? event.strikes : []));
  const rewritings = events.flatMap(({ seq, event }) =>
    event.type === 'undone' && event.strikes.length > 0 ? [{ by: seq, oldest: Math.min(...event.strikes) }] : [],
  );
  const seed = events.findLast(({ event }) => event.type === 'committed')?.event;
  const { interactions: _, ...nothing } = nothingYet;
  return {
    ...nothing,
    known: ofLastHour(records).map(({ seq }) => seq),
    seq: records.length,
    ...(rewritings.length > 0 ? { rewritings: rewritings.slice(-30) } : {}),
    ...(seed?.type === 'committed' ? { commitment: seed.commitment, mix: seed.mix } : {}),
    defaulted: events.some(({ seq, event }) => event.type === 'ruled' && event.defaulted && !struck.includes(seq)),
  };
}

/** Those that Discord could deliver again. */
function ofLastHour(records: readonly LogRecord[]): readonly LogRecord[] {
  const hourAgo = Date.parse(records.at(-1)?.at ?? minutesPast(0)) - 3_600_000;
  return records.filter(({ at, interaction }) => Date.parse(at) >= hourAgo && !interaction.startsWith('seq-'));
}

/** A campaign, and which of the last hour's interactions it knows. */
function described({ interactions, ...campaign }: Campaign, records: readonly LogRecord[]) {
  const known = ofLastHour(records).map(({ interaction }) => causedBy(interactions, interaction));
  return { ...campaign, known };
}

/** Writes the records as the referee does: with hints and snapshots. @returns what the writer made of them */
async function written(store: Store, records: readonly LogRecord[]): Promise<Campaign> {
  const campaigns = new Campaigns(store, (error) => expect.fail(String(error)));
  let known = await campaigns.begin('caen', { log: 'caen', commitment: 'c0' });
  for (const each of records) known = (await campaigns.append('caen', known, each))!;
  await campaigns.settle();
  return known.campaign;
}

describe('whatever rulings and undos there were', () => {
  test('the writer, and one who loads from the newest snapshot, have what all records come to', async () => {
    await fc.assert(
      fc.asyncProperty(history, minutesBetween, async (happenings, between) => {
        const { store } = await memory();
        const records = recordsOf(happenings, between);
        expect(described(await written(store, records), records)).toEqual(cameTo(records));
        expect(described((await load(new Log('caen', store), store))!, records)).toEqual(cameTo(records));
      }),
      { numRuns: runs(3, 100), interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);

  test('a hint that is missing, too old or damaged changes nothing; one ahead of the log says that records are gone', async () => {
    const hint = fc.oneof(fc.constantFrom(undefined, 'x', -4, 1.5, null, 5_000), fc.integer({ min: 0, max: 350 }));
    await fc.assert(
      fc.asyncProperty(history, hint, async (happenings, head) => {
        const { store } = await memory();
        const records = recordsOf(happenings, [1]);
        await written(store, records);
        await (head === undefined ? store.delete(keys.head('caen')) : store.set(keys.head('caen'), head));
        const loading = load(new Log('caen', store), store);
        if (Number.isInteger(head) && Number(head) > records.length) {
          await expect(loading).rejects.toMatchObject({ name: 'MissingRecord' });
        } else expect(described((await loading)!, records)).toEqual(cameTo(records));
      }),
      { numRuns: runs(3, 50), interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);
});
