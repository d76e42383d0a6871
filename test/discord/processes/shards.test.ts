import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { shardsOf, spread } from '../../../src/discord/processes/shards.ts';
import { Loopback } from '../loopback/index.ts';

describe('shards', () => {
  test.each([
    [
      4,
      2,
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      5,
      2,
      [
        [0, 1],
        [2, 3, 4],
      ],
    ],
    [1, 4, [[0]]],
    [3, 3, [[0], [1], [2]]],
    [16, 1, [Array.from({ length: 16 }, (_, i) => i)]],
  ])('%d over %d processes', (count, processes, lists) => {
    expect(spread(count, processes)).toEqual(lists);
  });

  test('are as many as Discord recommends, as the host says, or those that a process was started with', async () => {
    const discord = await Loopback.start({ shards: 3 });
    const settings = { token: discord.token, api: discord.api };
    const cluster = { id: 1, shards: [2, 3], count: 4 };
    expect(await shardsOf({ ...settings, shards: 'auto', cluster: undefined })).toEqual({ list: [0, 1, 2], count: 3 });
    expect(await shardsOf({ ...settings, shards: 2, cluster: undefined })).toEqual({ list: [0, 1], count: 2 });
    expect(await shardsOf({ ...settings, shards: 'auto', cluster })).toEqual({ list: [2, 3], count: 4 });
    await discord.close();
  });
});

describe('in the environment', () => {
  const postgres = { DATABASE_URL: 'postgres://host/umpire' };

  test('auto, nothing and a number are understood', () => {
    for (const value of ['auto', '', undefined]) expect(readConfig({ UMPIRE_SHARDS: value }).shards).toBe('auto');
    expect(readConfig({ UMPIRE_SHARDS: '16' }).shards).toBe(16);
    for (const value of ['0', 'many', '1.5'])
      expect(() => readConfig({ UMPIRE_SHARDS: value })).toThrow('UMPIRE_SHARDS');
  });

  test('several processes need PostgreSQL or Redis', () => {
    expect(readConfig({ ...postgres, UMPIRE_PROCESSES: '4' }).processes).toBe(4);
    expect(readConfig({ DATABASE_URL: 'redis://host', UMPIRE_PROCESSES: '4' }).processes).toBe(4);
    for (const url of ['sqlite://umpire.sqlite', 'memory:', undefined])
      expect(() => readConfig({ DATABASE_URL: url, UMPIRE_PROCESSES: '2' })).toThrow('SQLite is for one process');
    expect(readConfig({ UMPIRE_PROCESSES: '1' }).processes).toBe(1);
  });

  test('a process finds those that it was started with', () => {
    const started = { ...postgres, CLUSTER_MANAGER: 'true', CLUSTER: '1', SHARD_LIST: '2,3', TOTAL_SHARDS: '4' };
    expect(readConfig(started).cluster).toEqual({ id: 1, shards: [2, 3], count: 4 });
    expect(readConfig({ ...started, SHARD_LIST: 'undefined' }).cluster).toBe(undefined);
    expect(readConfig({ ...started, CLUSTER_MANAGER: undefined }).cluster).toBe(undefined);
  });
});
