import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { RuleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';
import { questions } from './questions.ts';

const search = new RuleSearch(Object.values(rulesets));
const isWhole = ({ rules, phrases = {} }: Ruleset) => rules.every(({ id }) => phrases[id]);
const known = questions.filter(({ book }) => isWhole(rulesets[book]!));

/** How many of all questions have to be answered by the first rule. */
const ANSWERED = 54 / 60;

describe('what players ask', () => {
  test('is sixty questions, twelve a book, about rules that are there', () => {
    expect(questions).toHaveLength(60);
    for (const one of questions) expect(questions.filter(({ book }) => book === one.book)).toHaveLength(12);
    const missing = known.filter(({ book, rule }) => !rulesets[book]!.rules.some(({ id }) => id === rule));
    expect(missing).toEqual([]);
  });

  test('is answered by the first rule in nine cases of ten', () => {
    const wrong = known.filter(
      ({ book, asks, rule }) => search.asked(asks, { first: rulesets[book]! })[0]?.rule.id !== rule,
    );
    expect(known.length).toBeGreaterThan(0);
    const told = wrong.map(({ asks, rule }) => `${asks} (${rule})`);
    expect(wrong.length, told.join('; ')).toBeLessThanOrEqual(Math.floor(known.length * (1 - ANSWERED) + 1e-9));
  });

  test('has its answer among the first six nearly always', () => {
    const far = known.filter(({ book, asks, rule }) => {
      const six = search.asked(asks, { first: rulesets[book]! }).slice(0, 6);
      return !six.some((found) => found.rule.id === rule);
    });
    expect(far.length).toBeLessThanOrEqual(Math.ceil(known.length / 30));
  });
});
