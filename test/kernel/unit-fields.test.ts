import { expect, test } from 'vitest';
import { unitFields } from '../../src/kernel/state/unit-fields.ts';

const { has, count, word, words } = unitFields<'weapon' | 'wounds' | 'hiding'>();
const unit = (fields: Record<string, string | number | boolean>) => {
  return { id: 'u1', name: 'Schmidt', side: 'axis', profile: 'rifleman', fields };
};

test('what does not hold is absent, false, 0 or empty', () => {
  for (const fields of [{}, { hiding: false }, { hiding: 0 }, { hiding: '' }]) {
    expect([has(unit(fields), 'hiding'), word(unit(fields), 'hiding')]).toEqual([false, undefined]);
    expect([count(unit(fields), 'hiding'), words(unit(fields), 'hiding')]).toEqual([0, []]);
  }
});

test('a number counts, a word is said, and several are parted at their commas', () => {
  const schmidt = unit({ weapon: 'rifle,pistol', wounds: 2, hiding: true });
  expect([has(schmidt, 'hiding'), count(schmidt, 'wounds')]).toEqual([true, 2]);
  expect([word(schmidt, 'weapon'), words(schmidt, 'weapon')]).toEqual(['rifle,pistol', ['rifle', 'pistol']]);
  expect([count(schmidt, 'weapon'), word(schmidt, 'wounds')]).toEqual([0, undefined]);
});
