import { describe, expect, test } from 'vitest';
import { GROUNDS } from '../../data/hans-n-panzer/book/men.ts';
import { TERRAINS } from '../../data/panzertroops/book.ts';
import { nothingYet } from '../../src/campaign/campaign.ts';
import type { OptionTable } from '../../src/kernel/options/options.ts';
import { entriesOf } from '../../src/lookup/entries.ts';
import { readAction } from '../../src/referee/rulings/action.ts';
import { throwAction } from '../../src/referee/rulings/throwing.ts';
import { someDice } from '../../src/referee/rulings/trying.ts';
import { rulesetMeant, rulesets } from '../../src/rules/index.ts';
import { compared, meantBy, valueMeant } from '../../src/rules/names.ts';
import { named } from '../../src/rules/vocabulary.ts';

const books = Object.values(rulesets);

/** Every list of values that some option of some book takes. */
const lists = books.flatMap((book) =>
  Object.values(book.verbs).flatMap(({ options }) =>
    Object.entries(options as OptionTable).flatMap(([name, option]) =>
      option.type === 'string' && option.values ? [{ name, values: option.values }] : [],
    ),
  ),
);

describe('the names that players use', () => {
  test('stand for words of some book, every one', () => {
    const words = new Set([
      ...books.flatMap((book) => entriesOf(book).map(({ of }) => of)),
      ...lists.flatMap(({ values }) => values),
      // What a figure may be besides its arms, and costs.
      ...books.flatMap(({ pricing }) => pricing?.grades?.values ?? []),
      // Kinds of ground, which a path is made of.
      ...GROUNDS,
      ...TERRAINS,
      ...books.map(({ id }) => id),
    ]);
    const unknown = named.flatMap(({ means }) => means.flat()).filter((word) => !words.has(word));
    expect(unknown).toEqual([]);
  });

  test('name the rulebooks too, as they read on Discord', () => {
    for (const { id, name } of books) expect(rulesetMeant(name)?.id, name).toBe(id);
    expect(rulesetMeant("Hans 'n' Panzer")?.id).toBe('hans-n-panzer');
    expect(rulesetMeant('bolt-action')).toBeUndefined();
  });

  test("never shadow a book's own word", () => {
    for (const { name, values } of lists)
      for (const value of values) expect(meantBy(name, value, values)).toEqual([value]);
  });

  test('mean one thing of their kind, whichever row says so', () => {
    const seen = new Map<string, string>();
    for (const { called, means, only } of named) {
      if (only) continue;
      for (const name of new Set(called.map(compared))) {
        expect([name, seen.get(name)]).toEqual([name, undefined]);
        seen.set(name, means.flat().join(' '));
      }
    }
  });

  test.each([
    ['landser-classic', 'fire', { weapon: 'MG42', range: 8 }, 'weapon', 'gpmg'],
    ['landser-classic', 'fire', { weapon: 'mp 40', range: 4, cover: 'in the open' }, 'cover', 'none'],
    [
      'landser',
      'tankhit',
      { weapon: 'Panzershreck', range: 4, armour: 'Panzer V', facing: 'Flanke' },
      'armour',
      'heavy',
    ],
    ['landser', 'move', { unit: 'sherman' }, 'unit', 'medium-vehicle'],
    ['hans-n-panzer', 'fire', { weapon: 'mg-42', range: 4, cover: 'wall' }, 'cover', 'hard'],
    ['hans-n-panzer', 'tankhit', { weapon: '88', range: 12, target: 'Panzer V' }, 'target', 'panther'],
    ['ww2-skirmish', 'fire', { weapon: 'stg44', range: 12, cover: 'hedge' }, 'weapon', 'assault-rifle'],
    [
      'panzertroops',
      'tankhit',
      { weapon: 'bazookas', range: 3, vehicle: 'panzer V', facing: 'flank' },
      'vehicle',
      'panther-g',
    ],
    ['panzertroops', 'fire', { weapon: 'mg 42', range: 3, cover: 'Mauer' }, 'cover', 'hard'],
  ])('%s understands /%s %j', (book, verb, given, option, value) => {
    expect(readAction(verb, given, nothingYet, book).options[option]).toBe(value);
  });

  test('ask which is meant where that may be several', () => {
    const fire = (weapon: string) => readAction('fire', { weapon, range: 4 }, nothingYet, 'hans-n-panzer');
    expect(() => fire('MG')).toThrow(
      expect.objectContaining({
        says: 'ambiguous-value',
        values: { option: 'weapon', value: 'MG', allowed: ['light-mg', 'heavy-mg'] },
      }),
    );
    const values = ['panzer-4d', 'panzer-4h', 'm4a3e8-sherman'];
    expect(() => valueMeant('vehicle', 'Pz IV', values)).toThrow(expect.objectContaining({ says: 'ambiguous-value' }));
    expect(valueMeant('vehicle', 'easy eight', values)).toBe('m4a3e8-sherman');
  });

  test('price a force as well', () => {
    const facts = (items: string) =>
      throwAction(readAction('points', { what: 'force', items }, nothingYet, 'panzertroops'), someDice()).facts;
    expect(facts('line+mp40,Panther')).toEqual(facts('line+smg,panther-g'));
    expect(() => facts('panzer IV')).toThrow(expect.objectContaining({ says: 'ambiguous-value' }));
  });
});
