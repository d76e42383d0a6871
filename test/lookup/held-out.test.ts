import { describe, expect, test } from 'vitest';
import { type Figures, figuresOf, split, together } from '../../bench/held-out.ts';
import { RuleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';
import { runs } from '../nightly.ts';

const SEEDS = runs([1, 2], [1, 2, 3, 4, 5]);
/** In the daily run only every n-th of the held-out phrases is asked. */
const EVERY = runs(3, 1);

const FIRST = 0.85;
const THREE = 0.95;

describe('phrases that the index has not seen', () => {
  const draws = SEEDS.map((seed) => {
    const { books, heldOut } = split(Object.values(rulesets), seed);
    const search = new RuleSearch(books);
    const asked = heldOut.filter((_, i) => i % EVERY === 0);
    return figuresOf(asked, (phrase, first) => search.asked(phrase, { first }).map(({ rule }) => rule.id));
  });
  const of = (id: string): Figures => together(draws.flatMap((draw) => draw.get(id) ?? []));

  test('find their rule first in 85 cases of 100, and in the first three in 95', () => {
    const all = together(Object.keys(rulesets).map(of));
    expect(all.asked).toBeGreaterThan(500);
    expect(all.first / all.asked).toBeGreaterThanOrEqual(FIRST);
    expect(all.three / all.asked).toBeGreaterThanOrEqual(THREE);
  });

  test('do so in every book', () => {
    for (const id of Object.keys(rulesets)) {
      const { asked, first, three } = of(id);
      expect([id, first / asked >= FIRST, three / asked >= THREE]).toEqual([id, true, true]);
    }
  });
});

test('every rule of every book has five phrases at least, and none twice', () => {
  for (const { rules, phrases = {} } of Object.values(rulesets)) {
    const few = rules.filter(({ id }) => (phrases[id]?.length ?? 0) < 5).map(({ id }) => id);
    expect(few).toEqual([]);
    const all = Object.values(phrases)
      .flat()
      .map((phrase) => phrase.toLowerCase());
    expect(all.filter((phrase, i) => all.indexOf(phrase) !== i)).toEqual([]);
  }
});
