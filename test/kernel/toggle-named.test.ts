import { expect, test } from 'vitest';
import { toggleNamed } from '../../src/kernel/options/toggle-named.ts';
import { rulesets } from '../../src/rules/index.ts';

const NAMES = ['dogs-chance', 'no-reserve'];

test.each([
  ['dogs-chance', 'dogs-chance'],
  ["Dog's chance", 'dogs-chance'],
  ['dog’s  Chance', 'dogs-chance'],
  ['no reserve', 'no-reserve'],
  ['dogs', undefined],
  ['', undefined],
])('%j is %s', (typed, meant) => {
  expect(toggleNamed(typed, NAMES)).toBe(meant);
});

test.each(Object.values(rulesets))('every house rule of $name is found by its own name', ({ toggles }) => {
  const names = Object.keys(toggles);
  for (const name of names) expect(toggleNamed(name, names)).toBe(name);
});
