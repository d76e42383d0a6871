import { describe, expect, test } from 'vitest';
import { ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';

/** Of the phrases of rules, every n-th is asked in the daily run. */
const EVERY = process.env.NIGHTLY ? 1 : 12;

const BOOKS = Object.values(rulesets).flatMap((book) =>
  book.absences ? [{ id: book.id, book, absences: book.absences }] : [],
);

test('a book says what it has no rule on', () => {
  expect(BOOKS.map(({ id }) => id)).toContain('ww2-skirmish');
  expect(BOOKS.flatMap(({ absences }) => absences).length).toBeGreaterThan(10);
});

describe.each(BOOKS)('what $id has no rule on', ({ book, absences }) => {
  test('names the nearest rules of the book', () => {
    const ids = new Set(book.rules.map(({ id }) => id));
    expect(absences.flatMap(({ see }) => see).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('is said if a player asks for it', () => {
    const missed = absences.flatMap((absence) =>
      absence.asked.filter((query) => ruleSearch().verdict(query, { first: book }).absence !== absence),
    );
    expect(missed).toEqual([]);
  });

  test('is never said where a player asks for a rule', () => {
    const phrases = Object.values(book.phrases ?? {}).flat();
    const lost = phrases.filter((query, i) => i % EVERY === 0 && ruleSearch().verdict(query, { first: book }).absence);
    expect(lost).toEqual([]);
  });
});
