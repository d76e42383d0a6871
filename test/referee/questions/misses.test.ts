import { expect, test } from 'vitest';
import { openMemory } from '../../../src/campaign/store/memory.ts';
import { Misses } from '../../../src/referee/misses.ts';

const missed = (query: string, book = 'landser') => ({ day: '2026-11-22', book, query, shown: 'LS-FIRE-01' });

const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;

test('questions that were not answered are kept once each, by day', async () => {
  const misses = new Misses(await openMemory({ answerWithin: 10_000 }));
  expect(await misses.all()).toEqual([]);
  for (const [i, query] of ['why', 'how', 'why'].entries()) await misses.add({ ...missed(query), day: day(i + 1) });
  await misses.add({ ...missed('why', 'panzertroops'), day: day(9) });
  expect((await misses.all()).map(({ book, query }) => `${book} ${query}`)).toEqual([
    'landser how',
    'landser why',
    'panzertroops why',
  ]);
});

test('none is lost of those that are asked at once, and nobody is named', async () => {
  const store = await openMemory({ answerWithin: 10_000 });
  const bots = [new Misses(store), new Misses(store)];
  await Promise.all(Array.from({ length: 20 }, (_, i) => bots[i % 2]!.add(missed(`question ${i} of <@123456789>`))));
  expect(await bots[0]!.all()).toHaveLength(20);
  expect(JSON.stringify(await bots[0]!.all())).not.toContain('123456789');
});

test('about five hundred are kept, the newest, and what cannot be read is passed over', async () => {
  const store = await openMemory({ answerWithin: 10_000 });
  await store.set('misses', [missed('from an older version'), { who: 'anna' }]);
  expect((await new Misses(store).all()).map(({ query }) => query)).toEqual(['from an older version']);
  await Promise.all(
    Array.from({ length: 520 }, (_, i) => store.add(`misses:2026-10-01:${i}`, missed(`question ${i}`))),
  );
  const misses = new Misses(store);
  await misses.add(missed('newest'));
  const all = await misses.all();
  expect(all).toHaveLength(500);
  expect(all.at(-1)?.query).toBe('newest');
  expect(JSON.stringify(all)).not.toContain('anna');
  const keys: string[] = [];
  for await (const key of store.keys('misses:')) keys.push(key);
  expect(keys).toHaveLength(500);
});
