import { describe, expect, test } from 'vitest';
import type { OptionTable } from '../../src/kernel/options/options.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { entriesLike, entriesOf, entryIn, entryNamed, rowsOf, rulesAbout } from '../../src/lookup/entries.ts';
import { keyOf } from '../../src/lookup/printed.ts';
import { hansNPanzer } from '../../src/rules/hans-n-panzer/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { landser } from '../../src/rules/landser/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';

describe('weapons and vehicles', () => {
  test('of every book are those that its commands take', () => {
    const options = (book: Ruleset, verb: string, name: string): string[] => {
      const option = (book.verbs[verb]!.options as OptionTable)[name];
      return [...((option?.type === 'string' && option.values) || [])];
    };
    const names = (book: Ruleset) => entriesOf(book).map(({ of }) => of);
    expect(names(landserClassic)).toEqual(expect.arrayContaining(options(landserClassic, 'fire', 'weapon')));
    expect(names(landser)).toEqual(expect.arrayContaining(options(landser, 'tankhit', 'weapon')));
    expect(names(hansNPanzer)).toEqual(expect.arrayContaining(options(hansNPanzer, 'tankhit', 'weapon')));
    expect(names(hansNPanzer)).toEqual(expect.arrayContaining(options(hansNPanzer, 'tankhit', 'target')));
  });

  test('are found by ID, by name, and by what players call them, in the first book that has them', () => {
    const named = (query: string, first: Ruleset = landserClassic, only?: Ruleset) => {
      const entry = entryNamed(query, { first, only });
      return entry && keyOf(entry.book, entry.of);
    };
    expect(named('smg')).toBe('landser-classic/smg');
    expect(named('Soviet SMG')).toBe('landser-classic/smg-soviet');
    expect(named('Bren')).toBe('landser-classic/lmg');
    expect(named('bren', hansNPanzer)).toBe('hans-n-panzer/light-mg');
    expect(named('Panzer IV', landser)).toBe('landser/panzer-4');
    expect(named('tiger')).toBe('landser/tiger');
    expect(named('hans-n-panzer/tiger')).toBe('hans-n-panzer/tiger');
    expect(named('88mm', landserClassic)).toBe('hans-n-panzer/88mm');
    expect(named('tiger', landserClassic, landserClassic)).toBeUndefined();
    for (const odd of ['', ' ', '/', '__proto__', 'zzzz', '(', '🎲'])
      expect([odd, named(odd)]).toEqual([odd, undefined]);
  });

  test('are the same under other names in other books', () => {
    expect(entryIn(hansNPanzer, 'lmg')?.of).toBe('light-mg');
    expect(entryIn(landser, '88mm')?.of).toBe('8-8cm-kwk');
    expect(entryIn(hansNPanzer, 'PzKpfw IV')?.of).toBe('pz4');
    expect(entryIn(landserClassic, 'panther')).toBeUndefined();
  });

  test('are offered as they are typed, those of the first book before others', () => {
    const typed = (query: string, first: Ruleset) =>
      entriesLike(query, { first }).map(({ book, of }) => keyOf(book, of));
    expect(typed('sm', landserClassic).slice(0, 2)).toEqual(['landser-classic/smg', 'landser-classic/smg-soviet']);
    expect(typed('pan', landser)).toEqual(expect.arrayContaining(['landser/panther', 'landser/panzerfaust']));
    expect(typed('', hansNPanzer)[0]).toBe('hans-n-panzer/tiger');
    for (const book of Object.values(rulesets)) {
      const all = typed('', book);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('have their rows in every table, and what their cells lead to', () => {
    const smg = rowsOf(entryIn(landser, 'smg')!);
    expect(smg.own.map(({ table }) => table.id)).toEqual(['to-hit', 'burst-dice']);
    const tiger = rowsOf(entryIn(landser, 'tiger')!);
    expect(tiger.own.map(({ table }) => table.id)).toEqual(['vehicles']);
    expect(tiger.led.map(({ table, rows }) => [table.id, ...rows.map(({ of }) => of)])).toEqual(
      expect.arrayContaining([
        ['armour', 'heavy'],
        ['tank-weapons', '8-8cm-kwk'],
        ['movement', 'slow-vehicle'],
        ['force', 'heavy'],
      ]),
    );
    expect(
      rowsOf(entryIn(hansNPanzer, 'rifle')!)
        .own.at(-1)!
        .rows.map(({ at }) => at),
    ).toEqual(['0-3″', '3-6″', '6-9″']);
  });

  test('have the rules that speak of them, those that are about them first', () => {
    const rules = rulesAbout(entryIn(landserClassic, 'smg')!).map(({ id }) => id);
    expect(rules[0]).toBe('LC-JAM-03');
    expect(rules).toContain('LC-FIRE-10');
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules).not.toContain('LC-GREN-01');
  });
});
