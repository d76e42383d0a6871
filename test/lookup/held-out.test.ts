import { describe, expect, test } from 'vitest';
import { type Figures, figuresOf, type HeldOut, split, together } from '../../bench/held-out.ts';
import { RuleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';
import { runs } from '../nightly.ts';

const SEEDS = runs([1], [1, 2, 3, 4, 5]);
/** In the daily run only every n-th of the held-out phrases is asked. */
const EVERY = runs(5, 1);

const FIRST = 0.85;
const THREE = 0.95;
/** By how much a part of the phrases may fall short: of the few that the daily run asks, chance has a say. */
const CHANCE = runs(0.04, 0);

describe('phrases that the index has not seen', () => {
  const draws = SEEDS.map((seed) => {
    const { books, heldOut } = split(Object.values(rulesets), seed);
    const search = new RuleSearch(books);
    const asked = heldOut.filter((_, i) => i % EVERY === 0);
    const figures = figuresOf(asked, (phrase, first) => search.asked(phrase, { first }).map(({ rule }) => rule.id));
    return { figures, outright: asked.flatMap((each) => outright(search, each)) };
  });
  const of = (id: string): Figures => together(draws.flatMap(({ figures }) => figures.get(id) ?? []));

  test('find their rule first in 85 cases of 100, and in the first three in 95', () => {
    const all = together(Object.keys(rulesets).map(of));
    expect(all.asked).toBeGreaterThan(500);
    expect(all.first / all.asked).toBeGreaterThanOrEqual(FIRST);
    expect(all.three / all.asked).toBeGreaterThanOrEqual(THREE);
  });

  test('are answered outright in 75 cases of 100, and 96 of those answers are right, or one of the two that are told', () => {
    const told = draws.flatMap((draw) => draw.outright);
    const asked = together(Object.keys(rulesets).map(of)).asked;
    expect(told.length / asked).toBeGreaterThanOrEqual(0.75);
    expect(told.filter(({ isRight }) => isRight).length / told.length).toBeGreaterThanOrEqual(0.96);
    const either = told.filter(({ isEither }) => isEither);
    expect(either.length).toBeGreaterThan(40);
    expect(either.filter(({ isRight }) => isRight).length / either.length).toBeGreaterThanOrEqual(0.94 - CHANCE / 2);
  });

  test('do so in every book', () => {
    for (const id of Object.keys(rulesets)) {
      const { asked, first, three } = of(id);
      expect([id, first / asked >= FIRST - CHANCE, three / asked >= THREE - CHANCE]).toEqual([id, true, true]);
    }
  });
});

/** What's told of a phrase as sure: its own rule, or two of which one is. */
function outright(search: RuleSearch, { phrase, book, rule }: HeldOut) {
  const { kind, found } = search.verdict(phrase, { first: book, only: book });
  if (kind !== 'answered' && kind !== 'either') return [];
  const told = found.slice(0, kind === 'either' ? 2 : 1);
  return [{ isEither: kind === 'either', isRight: told.some((each) => each.rule.id === rule) }];
}

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
