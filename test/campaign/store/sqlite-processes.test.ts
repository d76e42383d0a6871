import { describe, expect, test } from 'vitest';
import { addingChild, killedInMidWrite, letsTheProcessEnd } from './children.ts';
import { closing, freshUrl, sqliteFiles } from './sqlite-files.ts';

sqliteFiles();

describe('SQLite', () => letsTheProcessEnd(freshUrl()));
describe('a store in memory', () => letsTheProcessEnd('memory:'));

test('of two processes that add the same keys each key goes to one', async () => {
  const url = freshUrl();
  const keys = Array.from({ length: 300 }, (_, index) => `log:r:${index}`);
  const children = await Promise.all([addingChild(url, keys), addingChild(url, keys)]);
  expect(children.map((child) => child.drivers)).toEqual([['sqlite3'], ['sqlite3']]);
  const won = await Promise.all(children.map((child) => child.won()));
  expect(won.flat().sort()).toEqual([...keys].sort());
  expect(await Promise.all(children.map((child) => child.exitCode))).toEqual([0, 0]);
});

test('kill -9 in mid-write loses no add that was acknowledged', async () => {
  const url = freshUrl();
  for (const round of [1, 2, 3]) {
    const acknowledged = await killedInMidWrite(url, `${round}:`, 100 * round);
    expect(acknowledged.length).toBeGreaterThanOrEqual(100 * round);
    await closing(url, async (store) => {
      const values = (await store.getMany(acknowledged)) as ({ key: string } | undefined)[];
      expect(values.map((value) => value?.key)).toEqual(acknowledged);
    });
  }
});
