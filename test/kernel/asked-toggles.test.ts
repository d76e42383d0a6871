import { expect, test } from 'vitest';
import { AskedToggles } from '../../src/kernel/options/asked-toggles.ts';

test('a toggle counts as asked about once somebody asks, whether it is on or not', () => {
  const toggles = new AskedToggles(['rally', 'pinning']);
  expect([toggles.has('rally'), toggles.has('burst-dice')]).toEqual([true, false]);
  expect(['rally', 'burst-dice', 'pinning'].filter((name) => toggles.asked.has(name))).toEqual(['rally', 'burst-dice']);
});

test('what is said by hand counts as asked about', () => {
  const { asked } = new AskedToggles(['rally'], ['rally', 'pinning']);
  expect([asked.has('rally'), asked.has('pinning'), asked.has('burst-dice')]).toEqual([true, true, false]);
});
