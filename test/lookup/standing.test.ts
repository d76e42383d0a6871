import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { Found } from '../../src/lookup/search.ts';
import { governing, rulingsOn, touching } from '../../src/lookup/standing.ts';
import { tablesOf } from '../../src/lookup/tables.ts';
import { rulesets } from '../../src/rules/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';

const of = (id: string): Found => ({
  book: landserClassic,
  rule: landserClassic.rules.find((each) => each.id === id)!,
});
const all = Object.values(rulesets).flatMap((book) => book.rules.map((rule): Found => ({ book, rule })));

describe('the toggles of a rule', () => {
  test('LC-FIRE-18 hangs on one', () => {
    expect(governing(of('LC-FIRE-18'))).toBe('dogs-chance');
    expect(touching(of('LC-FIRE-18'))).toEqual([]);
  });

  test('LC-JAM-01 is named with another reading', () => {
    expect(governing(of('LC-JAM-01'))).toBeUndefined();
    expect(touching(of('LC-JAM-01'))).toEqual(['jam-cancels-hit']);
  });

  test('of one word are named only where they are called house rules', () => {
    const toggles = { smoke: { line: 'Smoke', rule: 'R-01', default: true } };
    const told = (text: string) =>
      touching({ book: { ...landserClassic, toggles }, rule: { ...of('LC-MOVE-01').rule, text } });
    expect(told('The smoke drifts off.')).toEqual([]);
    expect(told('Fog (house rule smoke: it drifts off).')).toEqual(['smoke']);
  });

  test('a longer name is not the shorter one in it', () => {
    const text = 'Something (house rule no-jam-cancels-hit-at-all).';
    expect(touching({ book: landserClassic, rule: { ...of('LC-MOVE-01').rule, text } })).toEqual([]);
  });

  test('are all found from some rule, whatever the book', () => {
    for (const book of Object.values(rulesets)) {
      const own = all.filter((found) => found.book === book);
      const found = new Set(own.flatMap((each) => [governing(each), ...touching(each)]));
      expect(Object.keys(book.toggles).filter((toggle) => !found.has(toggle))).toEqual([]);
    }
  });
});

describe('the rulings on a rule', () => {
  test('are those that its text names', () => {
    expect(rulingsOn(of('LC-FIRE-17'))).toEqual(['R-03', 'R-03b', 'R-03a']);
    expect(rulingsOn(of('LC-JAM-02'))).toEqual(['RC-03']);
    expect(rulingsOn(of('LC-MOVE-01'))).toEqual([]);
  });

  test('are never rules', () => {
    const ids = new Set(all.map(({ rule }) => rule.id));
    expect(all.flatMap(rulingsOn).filter((ruling) => ids.has(ruling))).toEqual([]);
  });
});

describe('the tables of a rule', () => {
  test('LC-LIGHT-01: a row for each result, open below and above', () => {
    expect(tablesOf(of('LC-LIGHT-01'))).toEqual([
      {
        label: 'light-wound',
        dice: 1,
        sides: 6,
        results: [
          { to: 1, result: 'angry' },
          { from: 2, to: 2, result: 'check' },
          { from: 3, to: 4, result: 'disorientated' },
          { from: 5, to: 5, result: 'needs-leader' },
          { from: 6, to: 6, result: 'walking-wounded' },
          { from: 7, result: 'serious' },
        ],
      },
    ]);
  });

  test('LC-FIRE-10: a row of numbers for each weapon, none where it cannot fire', () => {
    const [table] = tablesOf(of('LC-FIRE-10'));
    expect(table).toMatchObject({ label: 'to-hit', dice: 1, sides: 6 });
    expect(table).toHaveProperty('needs', expect.arrayContaining([{ of: 'pistol', needs: [3, 5, 6, null, null] }]));
  });

  test('in another reading are told as the book prints them, once', () => {
    const chart = (upTo: number) => ({
      rule: 'LC-MOVE-01',
      label: 'going',
      sides: 6,
      rows: [
        [upTo, 'on'],
        [6, 'back'],
      ],
    });
    const book = { ...landserClassic, book: { printed: chart(2), other: { again: chart(3) } } } as unknown as Ruleset;
    const found = { book, rule: of('LC-MOVE-01').rule };
    expect(tablesOf(found)).toEqual([
      {
        label: 'going',
        dice: 1,
        sides: 6,
        results: [
          { to: 2, result: 'on' },
          { from: 3, result: 'back' },
        ],
      },
    ]);
  });

  test('none for a rule that has none', () => {
    expect(tablesOf(of('LC-MOVE-01'))).toEqual([]);
  });
});
