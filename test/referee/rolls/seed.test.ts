import { beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../../src/campaign/store/store.ts';
import { commitmentOf, seedOf } from '../../../src/fairness/seed.ts';
import { snowflake } from '../some-records.ts';
import { facesOf, memory, recordsOf, refereeOn, shoot } from '../table.ts';

const seed = seedOf('demo');
const committed = { type: 'committed', commitment: commitmentOf(seed), mix: '' };
const VOLLEY = '/fire weapon:smg range:2 auto figures:9';

let store: Store;
beforeEach(async () => {
  ({ store } = await memory());
});

/** The dice of five rulings in a channel. */
async function dice(on: Store, channel = 'caen', text = 'demo'): Promise<number[][]> {
  const referee = refereeOn(on, { seed: seedOf(text) });
  for (let i = 0; i < 5; i++) await shoot(referee, { channel }, VOLLEY);
  return (await recordsOf(on, channel)).map(facesOf);
}

describe('with --seed', () => {
  test('the same channel has the same dice in two fresh stores, and the same log', async () => {
    const other = (await memory()).store;
    expect(await dice(other)).toEqual(await dice(store));
    const [here, there] = [await recordsOf(store), await recordsOf(other)];
    expect(here.map(({ events }) => events)).toEqual(there.map(({ events }) => events));
  });

  test('another channel, and another seed, have other dice', async () => {
    const caen = await dice(store);
    expect(await dice((await memory()).store, 'falaise')).not.toEqual(caen);
    expect(await dice((await memory()).store, 'caen', 'other')).not.toEqual(caen);
  });

  test('a log that begins commits to it', async () => {
    expect((await shoot(refereeOn(store, { seed }))).record.events[0]).toEqual(committed);
  });

  test('two processes that begin at once have one log, with its numbers in order', async () => {
    const [here, there] = [refereeOn(store, { seed }), refereeOn(store, { seed })];
    await Promise.all([shoot(here), shoot(there), shoot(here), shoot(there)]);
    expect((await recordsOf(store)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });
});

describe('a log begun without it', () => {
  beforeEach(async () => {
    await shoot(refereeOn(store));
  });

  test('gets a committed event once, and goes on in order', async () => {
    const referee = refereeOn(store, { seed });
    await shoot(referee);
    await shoot(referee);
    const records = await recordsOf(store);
    expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(records[1]!.events[0]).toMatchObject({ type: 'seed-revealed' });
    expect(records[1]!.events[1]).toMatchObject(committed);
    expect(records.map(({ events }) => events.length)).toEqual([2, 3, 1]);
  });

  test('is committed to it still when it is opened without it again', async () => {
    await shoot(refereeOn(store, { seed }));
    const { record } = await shoot(refereeOn(store), { interaction: snowflake(3) });
    expect(record.events.map(({ type }) => type)).toEqual(['ruled']);
    expect(record.seq).toBe(3);
  });

  test('stays committed though the ruling that brought it is undone', async () => {
    const referee = refereeOn(store, { seed });
    await shoot(referee);
    await referee.undoing.undo({ user: 'anna', channel: 'caen', command: '/undo', given: {} });
    expect((await shoot(refereeOn(store, { seed }))).record.events.map(({ type }) => type)).toEqual(['ruled']);
  });

  test('gets another one when another seed is set', async () => {
    await shoot(refereeOn(store, { seed }));
    const { record } = await shoot(refereeOn(store, { seed: seedOf('other') }));
    expect(record.events[0]).toMatchObject({ type: 'seed-revealed', seed: seed.toString('hex') });
    expect(record.events[1]).toMatchObject({ ...committed, commitment: commitmentOf(seedOf('other')) });
  });
});
