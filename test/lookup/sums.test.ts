import { expect, test } from 'vitest';
import { ruleSearch } from '../../src/lookup/search.ts';
import { sumAsked } from '../../src/lookup/sums.ts';
import { rulesets } from '../../src/rules/index.ts';

const total = (query: string, book: string) =>
  sumAsked(ruleSearch().question(query, { first: rulesets[book]! }))?.total;

test.each([
  ['ww2-skirmish', 'cost of a 2 action man with smg and 2 grenades', 5],
  ['ww2-skirmish', 'points for a 3 action man with an mg', 7],
  ['ww2-skirmish', 'Wie viele Punkte kostet ein MG-Schütze mit 2 Aktionen', 6],
  ['panzertroops', 'veteran with a rifle costs', 6],
])('a figure of %s costs what its parts do: %s (WS-PTS-01, WS-PTS-03, PT-PTS-01)', (book, query, points) => {
  expect(total(query, book)).toBe(points);
});

test('what the book sells no such man is given no price (WS-PTS-03)', () => {
  expect(total('cost of a 2 action man with a panzerfaust', 'ww2-skirmish')).toBeUndefined();
});
