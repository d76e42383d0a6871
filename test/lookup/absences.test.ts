import { describe, expect, test } from 'vitest';
import { ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';
import { runs } from '../nightly.ts';

/** Of the phrases of rules, every n-th is asked in the daily run where no rule has any. */
const EVERY = runs(90, 1);

const BOOKS = Object.values(rulesets).flatMap((book) =>
  book.absences ? [{ id: book.id, book, absences: book.absences }] : [],
);

test('a book says what it has no rule on', () => {
  expect(BOOKS.map(({ id }) => id)).toEqual(Object.keys(rulesets));
  expect(BOOKS.filter(({ absences }) => absences.length < 10)).toEqual([]);
});

describe('what one edition lacks is looked up in the other before any third book', () => {
  const first = landserClassic;
  test.each([
    ['tank armour', 'tanks', /^LS-ARM-/],
    ['bazooka', 'weapons against tanks', /^LS-/],
    ['suppressing fire', 'suppressive fire', /^LS-SUPP-/],
    ['sniper rifle', 'snipers', /^LS-SNIP-/],
    ['Nachtkampf', 'night and weather', /^LS-OBS-/],
    ['rally a hiding man', 'rallying', /^LS-RALLY-/],
  ])('%s', (query, subject, rule) => {
    const { kind, absence, found } = ruleSearch().verdict(query, { first });
    expect([kind, absence?.subject]).toEqual(['elsewhere', subject]);
    expect(found[0]!.rule.id).toMatch(rule);
  });

  test('but what neither has is said, and nothing else is shown in its place', () => {
    const { kind, absence } = ruleSearch().verdict('smoke grenade', { first });
    expect([kind, absence?.subject]).toEqual(['absent', 'Smoke']);
  });

  test('the sections of the other edition are there', () => {
    const missing = BOOKS.flatMap(({ book, absences }) => {
      const ids =
        Object.values(rulesets)
          .find(({ id }) => id === book.sister)
          ?.rules.map(({ id }) => id) ?? [];
      return absences.flatMap(({ other = [] }) => other.filter((section) => !ids.some((id) => id.startsWith(section))));
    });
    expect(missing).toEqual([]);
  });
});

test.each([
  ['mortar', 'landser', 'Mortars'],
  ['sturmgewehr stats', 'landser', 'Assault rifles'],
  ['StG 44', 'landser-classic', 'Assault rifles'],
])('what an edition of Landser has no rule on is said: %s, in %s', (query, book, subject) => {
  const { kind, absence } = ruleSearch().verdict(query, { first: rulesets[book]! });
  expect([kind, absence?.subject]).toEqual(['absent', subject]);
});

test('a phrase is answered by the rule that has it, however many words another has', () => {
  for (const book of Object.values(rulesets)) {
    const rules = Object.entries(book.phrases ?? {}).filter((_, i) => i % runs(9, 1) === 0);
    const asked = rules.flatMap(([rule, phrases]) => phrases.slice(0, runs(1, 1000)).map((query) => ({ rule, query })));
    const missed = asked.filter(
      ({ rule, query }) => ruleSearch().verdict(query, { first: book }).found[0]?.rule.id !== rule,
    );
    expect(missed).toEqual([]);
  }
});

describe.each(BOOKS)('what $id has no rule on', ({ book, absences }) => {
  test('names the nearest rules of the book', () => {
    const ids = new Set(book.rules.map(({ id }) => id));
    expect(absences.flatMap(({ see }) => see).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('is said if a player asks for it', () => {
    const asked = absences.flatMap((absence) => absence.asked.map((query) => ({ absence, query })));
    const some = asked.filter((_, i) => i % runs(4, 1) === 0);
    const missed = some.filter(
      ({ absence, query }) => ruleSearch().verdict(query, { first: book }).absence !== absence,
    );
    expect(missed).toEqual([]);
  });

  test('is never said where a player asks for a rule', () => {
    const phrases = Object.values(book.phrases ?? {}).flat();
    const lost = phrases.filter((query, i) => i % EVERY === 0 && ruleSearch().verdict(query, { first: book }).absence);
    expect(lost).toEqual([]);
  });
});
