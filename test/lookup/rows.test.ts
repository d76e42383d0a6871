import { expect, test } from 'vitest';
import { rowAsked } from '../../src/lookup/rows.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';

const asked = (query: string, book: string) => {
  const answer = rowAsked(ruleSearch().question(query, { first: rulesets[book]! }));
  return answer && [answer.table.id, ...answer.rows.flatMap(({ cells }) => answer.columns.map((i) => cells[i]))];
};

test.each([
  ['landser', '10 on tank damage', ['damage', 'penetrating']],
  ['landser', 'serious wound 4', ['effects', 'wound-b']],
  ['landser', 'minus for half cover', ['to-hit-modifiers', -1]],
  ['panzertroops', 'morale 5', ['morale', 'shaken']],
  ['ww2-skirmish', 'damage table 14 afv', ['damage', 'occupants-1']],
])('a table of %s answers by its row: %s', (book, query, row) => {
  expect(asked(query, book)).toEqual(row);
});

test.each([
  ['ww2-skirmish', 'grenade at 10 inches'],
  ['ww2-skirmish', 'bunker -2'],
  ['landser', 'can infantry move and shoot'],
])('a distance, a modifier or something else is no row: %s, %s', (book, query) => {
  expect(asked(query, book)).toBeUndefined();
});
