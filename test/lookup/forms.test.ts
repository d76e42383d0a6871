import { expect, test } from 'vitest';
import { saysWhatsAsked } from '../../src/lookup/forms.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';

test.each([
  ['how far do I walk', 'LS-MOVE-01', true],
  ['when do I test morale', 'WS-MOR-01', true],
  ['how far can I throw it', 'LS-AT-07', false],
  ['win melee by 3', 'WS-MEL-03', false],
  ['morale came up, rolled a 3', 'HP-MOR-18', true],
  ['half cover', 'LS-FIRE-02', undefined],
])('what a question asks for, and whether the rule says it: %s, %s', (question, id, says) => {
  const found = ruleSearch().named(id)!;
  expect(saysWhatsAsked(found, ruleSearch().question(question, { first: found.book }))).toBe(says);
});

test.each([
  ['ww2-skirmish', 'point cost of a tiger tank'],
  ['landser-classic', 'loader’s weapon'],
])(
  'an answer that doesn’t fit the question, or has nothing of what was named, isn’t said as if it were sure: %s, %s',
  (id, query) => {
    expect(ruleSearch().verdict(query, { first: rulesets[id]! }).kind).toBe('unsure');
  },
);

test('words that no rule of the book has are told, and so are those that the best rule has nothing of', () => {
  const { unknown, left } = ruleSearch().verdict('bazooka crew bail out survivors die', {
    first: rulesets['ww2-skirmish']!,
  });
  expect(unknown).toEqual(['survivors']);
  expect(left).toContain('bazooka');
});
