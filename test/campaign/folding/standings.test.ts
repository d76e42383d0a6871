import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Campaigns, type OpenCampaign } from '../../../src/campaign/folding/campaigns.ts';
import { load } from '../../../src/campaign/folding/folding.ts';
import { backwards, standings } from '../../../src/campaign/folding/standings.ts';
import { superseded, touchedBy } from '../../../src/campaign/folding/superseded.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { Log } from '../../../src/campaign/log.ts';
import type { EventOf, LogEvent, LogRecord } from '../../../src/campaign/record.ts';
import { lastRewriting, standingIn } from '../../../src/campaign/standing.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { runs } from '../../nightly.ts';
import { MeddledStore } from '../../referee/meddled-store.ts';
import { record, ruled, undone } from '../../referee/some-records.ts';
import { memory } from '../../referee/table.ts';

/** What happens next: a ruling, an undo of some of the newest that stand, a redo of the last one, or a correction. */
type Happening = { readonly what: 'ruling' | 'redo' } | { readonly what: 'undo' | 'correction'; readonly back: number };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ what: 'ruling' as const }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('undo' as const), back: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.constant({ what: 'redo' as const }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('correction' as const), back: fc.nat({ max: 60 }) }) },
);

function corrected(seq: number): EventOf<'corrected'> {
  return { type: 'corrected', seq, said: { range: '12' }, places: [{ seq, index: 0, event: ruled() }] };
}

function recordsOf(happenings: readonly Happening[]): LogRecord[] {
  const records: LogRecord[] = [];
  for (const each of happenings) {
    const { struck } = standingIn(records);
    const does = (types: readonly string[]) =>
      records.filter(({ seq, events }) => !struck.has(seq) && types.includes(events[0]!.type)).map(({ seq }) => seq);
    const last = records.at(-1)?.events[0];
    let event: LogEvent = ruled();
    if (each.what === 'undo') event = undone(...does(['ruled', 'corrected']).slice(-each.back).reverse());
    if (each.what === 'redo' && last?.type === 'undone') event = { type: 'redone', lifts: last.strikes };
    const about = each.what === 'correction' ? does(['ruled']).at(-1 - each.back) : undefined;
    if (about !== undefined) event = corrected(about);
    records.push(record(records.length + 1, [event]));
  }
  return records;
}

async function written(store: Store, records: readonly LogRecord[]): Promise<OpenCampaign> {
  const campaigns = new Campaigns(store, (error) => expect.fail(String(error)));
  let known = await campaigns.begin('caen', { log: 'caen', commitment: 'c0' });
  for (const each of records) known = (await campaigns.append('caen', known, each))!;
  await campaigns.settle();
  return known;
}

const numbers = (records: readonly LogRecord[]) => records.map(({ seq }) => seq);

describe('whatever was undone, redone and corrected', () => {
  const histories = fc.array(happening, { maxLength: 250, size: 'max' });

  test('each number, looked up by itself, stands as the whole log says', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (happenings) => {
        const { store } = await memory();
        const records = recordsOf(happenings);
        const known = await written(store, records);
        const whole = standingIn(records);
        expect(await standings(known, numbers(records))).toEqual(whole);
        for (const seq of numbers(records).filter((each) => each % 7 === 0)) {
          const { struck, corrections } = await standings(known, [seq]);
          expect([struck.has(seq), corrections.get(seq)]).toEqual([whole.struck.has(seq), whole.corrections.get(seq)]);
        }
      }),
      { numRuns: runs(4, 60), interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);

  test('a log in which nothing was noted, because an older Umpire wrote it, is the same', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (happenings) => {
        const { store } = await memory();
        const records = recordsOf(happenings);
        for (const each of records) await store.add(keys.record('caen', each.seq), each);
        const log = new Log('caen', store);
        const known = { log, campaign: await load(log, store) };
        expect(await standings(known, numbers(records))).toEqual(standingIn(records));
      }),
      { numRuns: runs(3, 40), interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);

  test('read from the newest back, each is struck out or not as the whole log says', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (happenings) => {
        const { store } = await memory();
        const records = recordsOf(happenings);
        const known = await written(store, records);
        const { struck } = standingIn(records);
        const found: number[] = [];
        for await (const each of backwards(known)) if (each.struck) found.unshift(each.record.seq);
        expect(found).toEqual(numbers(records).filter((seq) => struck.has(seq)));
      }),
      { numRuns: runs(3, 40), interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);

  test('what is shown of a record only changes if the records since say that they touch it', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.integer({ min: 1, max: 60 }), async (happenings, few) => {
        const { store } = await memory();
        const records = recordsOf(happenings);
        const earlier = records.slice(0, -few);
        const before = await superseded(await written(store, earlier), numbers(earlier));
        const log = new Log('caen', store);
        for (const each of records.slice(earlier.length)) await log.append(each);
        const known = { log, campaign: await load(log, store) };
        const after = await superseded(known, numbers(earlier));
        const touched = await touchedBy(known, earlier.length + 1, records.length);
        const changed = numbers(earlier).filter((seq) => before.get(seq) !== after.get(seq));
        expect(changed.filter((seq) => !touched.includes(seq))).toEqual([]);
      }),
      { numRuns: runs(3, 40), interruptAfterTimeLimit: 30_000 },
    );
  }, 60_000);
});

describe('a note', () => {
  test('of a record that was never written says nothing', async () => {
    const { store } = await memory();
    const known = await written(store, [record(1, [ruled()]), record(2, [ruled()])]);
    // Another process was first: under this number, something else was written.
    expect(await known.log.append(record(2, [undone(1)]))).toBe(false);
    const campaign = { ...known.campaign, rewritings: [{ by: 3, oldest: 1 }] };
    expect((await standings({ log: known.log, campaign }, [1, 2])).struck.size).toBe(0);
  });

  test('is there before its record, so that none is ever missing', async () => {
    const order: string[] = [];
    const store = new MeddledStore((await memory()).store, {
      before: (operation, key) => void order.push(`${operation} ${key}`),
    });
    const known = await written(store, [record(1, [ruled()])]);
    order.length = 0;
    await known.log.append(record(2, [undone(1)]));
    expect(order).toEqual(['add caen:rewritten:1:0', 'add caen:r:2']);
  });
});

describe('a snapshot of the form before this one', () => {
  test('is read, becomes one of this form, and what it knew is found in the log', async () => {
    const { store } = await memory();
    const records = recordsOf(
      Array.from({ length: 250 }, (_, i) => ({ what: i % 9 === 8 ? 'undo' : 'ruling', back: 1 })),
    );
    const whole = standingIn(records);
    const { campaign } = await written(store, records);
    const at = (await store.get(keys.snapshot('caen', 200))) as object;
    const { rewritings: _, ...others } = at as { rewritings: unknown };
    const old = { ...others, version: 7, struck: [...standingIn(records.slice(0, 200)).struck] };
    await store.set(keys.snapshot('caen', 200), old);
    for (const seq of numbers(records)) await store.delete(keys.rewritten('caen', seq, 0));
    await store.delete(keys.indexed('caen'));
    await store.delete(keys.snapshot('caen', 100));
    const log = new Log('caen', store);
    const loaded = await load(log, store);
    const { rewritings, ...state } = campaign;
    expect(loaded).toMatchObject(state);
    expect(loaded).not.toHaveProperty('struck');
    expect(lastRewriting(loaded)).toBe(lastRewriting({ rewritings }));
    expect(await standings({ log, campaign: loaded }, numbers(records))).toEqual(whole);
  });
});
