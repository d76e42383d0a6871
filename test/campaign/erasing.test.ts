import { beforeEach, describe, expect, test } from 'vitest';
import { discard, discardedLogs, eraseChannel, eraseLog, isSomebodys } from '../../src/campaign/erasing/erase.ts';
import { keys } from '../../src/campaign/keys.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { broken, MeddledStore } from '../referee/meddled-store.ts';
import { record, ruled } from '../referee/some-records.ts';
import { memory, thrownBy } from '../referee/table.ts';

const HASH = 'f'.repeat(64);
const NOW = new Date('2026-06-06T12:00:00.000Z');
let rows: Map<string, string>;
let store: MeddledStore;
beforeEach(async () => {
  const opened = await memory();
  rows = opened.rows;
  store = new MeddledStore(opened.store);
});

/** The keys that are left, without the store's own prefix. */
const left = () => [...rows.keys()].map((key) => key.replace(/^umpire:/, '')).sort();

/** A channel with a log of some records, a secret beside them, and what a channel keeps outside its log. */
async function channel(name: string, log: string, records = 2, on: Store = store): Promise<void> {
  await on.set(keys.channel(name), { log, commitment: 'c' });
  for (let seq = 1; seq <= records; seq++) await on.set(keys.record(log, seq), record(seq, [ruled()]));
  await on.set(keys.secret(log, HASH), 'secret');
}

describe('a channel is erased', () => {
  test('with its log and everything that’s kept beside it, and nothing of another channel', async () => {
    await channel('caen', 'a');
    for (const keyOf of [keys.timer, keys.situation, keys.untidy, keys.untold]) await store.set(keyOf('caen'), 1);
    await store.set(`${keys.situation('caen')}:axis`, 1);
    await store.set(keys.reminder('caen', 'x'), 1);
    await channel('falaise', 'b');
    await store.set(keys.timer('falaise'), 1);
    const others = left().filter((key) => key.includes('falaise') || key.startsWith('b:'));
    expect(await eraseChannel(store, 'caen', NOW)).toBe(true);
    expect(left()).toEqual(others);
    expect(await eraseChannel(store, 'caen', NOW)).toBe(false);
  });

  test('with the logs that it gave up, and those that imports left behind', async () => {
    await channel('caen', 'a');
    await store.set(keys.earlier('caen'), ['old']);
    await store.set(keys.record('old', 1), record(1, [ruled()]));
    await discard(store, 'half', 'caen', NOW);
    await store.set(keys.record('half', 1), record(1, [ruled()]));
    await discard(store, 'theirs', 'falaise', NOW);
    await store.set(keys.record('theirs', 1), record(1, [ruled()]));
    await eraseChannel(store, 'caen', NOW);
    expect(left()).toEqual([keys.discarded('theirs'), keys.record('theirs', 1)]);
    await store.set(keys.earlier('bayeux'), ['gone']);
    expect(await eraseChannel(store, 'bayeux', NOW)).toBe(true);
  });

  test('but not a log that has moved on: that’s the other channel’s', async () => {
    await channel('falaise', 'a');
    await store.set(keys.channel('caen'), { log: 'a', commitment: 'c', moved: 'falaise' });
    expect(await eraseChannel(store, 'caen', NOW)).toBe(true);
    expect(left()).toContain(keys.record('a', 1));
    expect(left()).not.toContain(keys.channel('caen'));
  });

  test('after a last record that tells every process which has the log in memory', async () => {
    await channel('caen', 'a', 3);
    let closing: unknown;
    store.meddling.after = async (operation, key) => {
      if (operation === 'add' && key === keys.record('a', 4)) closing = await store.get(key);
    };
    await eraseChannel(store, 'caen', NOW);
    expect(closing).toMatchObject({ seq: 4, at: NOW.toISOString(), events: [{ type: 'log-closed', why: 'erased' }] });
    expect(left()).toEqual([]);
  });

  test('as far as it can be; the rest stays marked, and whoever asked is told', async () => {
    await channel('caen', 'a');
    store.meddling.before = (operation, key) => {
      if (operation === 'delete' && key === keys.secret('a', HASH)) broken();
    };
    const error = (await thrownBy(() => eraseChannel(store, 'caen', NOW))) as Error;
    expect(error).toMatchObject({ name: 'NotErased', message: 'The channel caen could not be erased wholly' });
    expect(left()).toEqual([keys.secret('a', HASH), keys.discarded('a')].sort());
    expect(await discardedLogs(store)).toEqual([{ channel: 'caen', at: NOW.toISOString(), log: 'a' }]);
    store.meddling = {};
    await eraseLog(store, 'a');
    expect(left()).toEqual([]);
  });
});

describe('a log is erased', () => {
  test('from its first record on, so that nobody goes on with it', async () => {
    await channel('caen', 'a', 12);
    const deleted: string[] = [];
    store.meddling.before = (operation, key) => {
      if (operation === 'delete') deleted.push(String(key));
    };
    await eraseLog(store, 'a');
    expect(deleted.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, i) => keys.record('a', i + 1)));
  });

  test('with what another process writes meanwhile, unless that never ends', async () => {
    await channel('caen', 'a');
    let more = 1;
    store.meddling.before = async (operation, key) => {
      if (operation === 'delete' && key === keys.record('a', 1) && more-- > 0) await store.set(keys.told('a', 9), 1);
    };
    await eraseLog(store, 'a');
    expect(left()).toEqual([keys.channel('caen')]);
    await channel('caen', 'a');
    store.meddling.after = async (operation, key) => {
      if (operation === 'delete' && key === keys.record('a', 1)) await store.set(keys.record('a', 1), 1);
    };
    expect(await thrownBy(() => eraseLog(store, 'a'))).toMatchObject({
      name: 'NotErased',
      message: 'The log a could not be erased wholly',
    });
  });
});

describe('a log that’s marked', () => {
  test('is somebody’s as long as a channel has it or had it', async () => {
    await channel('caen', 'a');
    await store.set(keys.earlier('bayeux'), ['old']);
    const whose = (log: string, of = 'caen') => isSomebodys(store, { log, channel: of });
    expect(await whose('a')).toBe(true);
    expect(await whose('a', 'falaise')).toBe(true);
    expect(await whose('old', 'bayeux')).toBe(true);
    expect(await whose('old', 'caen')).toBe(true);
    expect(await whose('nobodys')).toBe(false);
    expect(await whose('nobodys', '')).toBe(false);
  });

  test('can’t be told to be nobody’s while its own channel can’t be read, though others don’t matter', async () => {
    await channel('caen', 'a');
    await store.set(keys.channel('falaise'), { nonsense: 1 });
    await store.set(keys.earlier('falaise'), { nonsense: 1 });
    expect(await isSomebodys(store, { log: 'x', channel: 'caen' })).toBe(false);
    const unreadable = { name: 'UnreadableRecord' };
    expect(await thrownBy(() => isSomebodys(store, { log: 'x', channel: 'falaise' }))).toMatchObject(unreadable);
    expect(await thrownBy(() => isSomebodys(store, { log: 'x', channel: '' }))).toMatchObject(unreadable);
    await store.set(keys.channel('caen'), { log: 'a', commitment: 'c', moved: 'bayeux' });
    expect(await thrownBy(() => isSomebodys(store, { log: 'x', channel: 'caen' }))).toMatchObject(unreadable);
  });

  test('stays marked even if the mark can’t be read', async () => {
    await store.set(keys.discarded('a'), { nonsense: 1 });
    expect(await discardedLogs(store)).toEqual([{ channel: '', at: '1970-01-01T00:00:00.000Z', log: 'a' }]);
  });
});
