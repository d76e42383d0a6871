import { describe, expect, test } from 'vitest';
import { beside } from '../../data/beside.ts';
import { tablesIn } from '../../src/lookup/printed.ts';
import { numbersBeside } from '../../src/rules/beside.ts';
import { rulesets } from '../../src/rules/index.ts';

const books = Object.values(rulesets);
const said = (rules: string, verb: string, option: string, value: string) =>
  numbersBeside(rulesets[rules]!, verb, option, value);

describe('the numbers beside a value', () => {
  test.each(books.map((book) => [book.id, book] as const))(
    'are of tables that %s prints, and of options that it has',
    (id, book) => {
      for (const { options, table: wanted, columns } of beside[id]!) {
        const table = tablesIn(book).find((each) => each.id === wanted);
        const names = table?.columns.map(({ name }) => name) ?? [];
        expect([wanted, names]).toEqual([wanted, expect.arrayContaining([...columns])]);
        const having = Object.values(book.verbs).flatMap((verb) => Object.keys(verb.options));
        expect(having).toEqual(expect.arrayContaining([...options]));
      }
    },
  );

  test('are those that the table prints', () => {
    expect(said('landser-classic', 'fire', 'weapon', 'rifle')).toBe('to hit 3/2/4/4/5');
    expect(said('landser', 'tankhit', 'armour', 'medium')).toBe('front, side, rear, top −3/−2/−1/−1');
    expect(said('hans-n-panzer', 'tankhit', 'weapon', '88mm')).toBe('strike value 12/11/9/7');
    expect(said('ww2-skirmish', 'fire', 'cover', 'hard')).toBe('bands +2');
    expect(said('panzertroops', 'fire', 'weapon', 'rifle')).toBe('soft, AP, range 1/–/10″');
  });

  test('HP-TANK-06 HP-MOR-10 HP-RUL-12 are of what they change, and of the very value', () => {
    expect(said('hans-n-panzer', 'tankhit', 'angle', 'oblique')).toBe('strike −1');
    expect(said('hans-n-panzer', 'morale', 'losses', 'none')).toBe('morale +1');
    expect(said('hans-n-panzer', 'morale', 'command', 'none')).toBeUndefined();
    expect(said('hans-n-panzer', 'morale', 'command', 'lost')).toBe('morale −2');
    expect(said('hans-n-panzer', 'morale', 'officer', 'lost')).toBe('morale −1');
    expect(said('hans-n-panzer', 'barrage', 'cover', 'wall')).toBe('to save +2');
    expect(said('hans-n-panzer', 'barrage', 'cover', 'woods')).toBeUndefined();
  });

  test('are there for every weapon that is fired at men, and short enough for a choice', () => {
    for (const { id, verbs } of books) {
      const { weapon } = verbs.fire!.options;
      const values = weapon?.type === 'string' ? weapon.values! : [];
      const told = values.map((value) => said(id, 'fire', 'weapon', value)).filter((text) => text !== undefined);
      expect(told.length, id).toBeGreaterThanOrEqual(values.length - 1);
      for (const text of told) expect(text.length).toBeLessThan(60);
    }
  });

  test('are none where the book prints none', () => {
    expect(said('landser', 'fire', 'cover', 'none')).toBeUndefined();
    expect(said('landser', 'rally', 'kind', 'medic')).toBeUndefined();
  });
});
