import { expect, test } from 'vitest';
import { cellsAsked } from '../../src/lookup/cells.ts';
import { entriesCalled, entriesOf, rowsOf } from '../../src/lookup/entries.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';
import { namesFor } from '../../src/rules/names.ts';
import { vocabulary } from '../../src/rules/vocabulary.ts';
import { runs } from '../nightly.ts';

/** Of all pairs, every n-th is asked in the daily run. */
const EVERY = runs(11, 1);

const properties = vocabulary.flatMap(({ called = [], beside = [], asks }) =>
  asks ? [{ asks, wordings: [...called, ...beside] }] : [],
);

/** Every name of every thing that a table says something of, beside every wording of it. */
const pairs = Object.values(rulesets).flatMap((book) => {
  const entries = entriesOf(book);
  const ids = entries.map(({ of }) => of);
  return entries.flatMap((entry) => {
    const { own } = rowsOf(entry);
    // What's off the table isn't for its tables to say.
    const names = [entry.name, ...namesFor(entry.of, ids)].filter(
      (name) => entriesCalled(book, name).length === 1 && !/\boff\b/.test(name),
    );
    return properties.flatMap(({ asks: { columns = [] }, wordings }) => {
      const column = columns[0];
      if (!column || !own.some(({ table }) => table.columns.some(({ name }) => name === column))) return [];
      return names.flatMap((name) => wordings.map((wording) => ({ book, of: entry.of, name, wording, column })));
    });
  });
});

test('every name of a thing, beside every wording of what a table says of it, is answered by that cell', () => {
  const asked = pairs.filter((_, i) => i % EVERY === 0);
  expect(asked.length).toBeGreaterThan(1000);
  const missed = asked.filter(({ book, of, name, wording, column }) => {
    const where = { first: book, only: book };
    const answer = cellsAsked(ruleSearch().question(`${name} ${wording}`, where));
    return !(answer?.entry.of === of && answer.columns.some((i) => answer.table.columns[i]!.name === column));
  });
  expect(missed.map(({ book, name, wording, column }) => `${book.id}: ${name} ${wording} (${column})`)).toEqual([]);
});
