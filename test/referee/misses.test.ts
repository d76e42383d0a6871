import { expect, test } from 'vitest';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { Misses } from '../../src/referee/misses.ts';

const missed = (query: string, book = 'landser') => ({ day: '2026-11-22', book, query, shown: 'LS-FIRE-01' });

test('questions that were not answered are kept once each, the newest last', async () => {
  const misses = new Misses(await openMemory({ answerWithin: 10_000 }));
  expect(await misses.all()).toEqual([]);
  for (const query of ['why', 'how', 'why']) await misses.add(missed(query));
  await misses.add(missed('why', 'panzertroops'));
  expect((await misses.all()).map(({ book, query }) => `${book} ${query}`)).toEqual([
    'landser how',
    'landser why',
    'panzertroops why',
  ]);
});

test('five hundred are kept at most, and what cannot be read is passed over', async () => {
  const store = await openMemory({ answerWithin: 10_000 });
  const misses = new Misses(store);
  const old = Array.from({ length: 500 }, (_, i) => missed(`question ${i}`));
  await store.set('misses', [...old.slice(1), { who: 'anna' }, old[0]]);
  await misses.add(missed('newest'));
  const all = await misses.all();
  expect(all.length).toBeLessThanOrEqual(500);
  expect(all.at(-1)?.query).toBe('newest');
  expect(JSON.stringify(all)).not.toContain('anna');
});
