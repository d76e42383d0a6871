import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds } = by('landser');

const at = (range: number, more = {}) => ({ weapon: 'gpmg', range, ...more });

describe('LS-EFF-01: the effects roll', () => {
  test('1-4 hide, 5 a light wound, 6 a serious one', () => {
    for (const natural of [1, 2, 3, 4]) {
      expect(ruled('effect', at(20), dice(natural)).facts).toStrictEqual({ effect: 'hide' });
    }
    expect(ruled('effect', at(20), dice(5, 1)).facts.effect).toBe('light-wound');
    expect(ruled('effect', at(20), dice(6, 1)).facts.effect).toBe('serious-wound');
  });

  test.each([
    ['medium or farther', 6, ['2/3', '1/6', '1/9', '1/18']],
    ['short, LS-EFF-02', 5, ['1/2', '5/36', '13/72', '13/72']],
    ['point blank, LS-EFF-02', 2, ['1/3', '5/36', '19/72', '19/72']],
  ])('the check figures at %s range', (_band, range, chances) => {
    const effects = ['hide', 'light-wound', 'serious-wound', 'out-of-action'];
    expect(effects.map((effect) => chance('effect', at(range), { effect }))).toStrictEqual(chances);
  });

  test('the check figures of the rows at short range', () => {
    const rows = Object.entries({
      angry: '0',
      check: '1/36',
      disorientated: '1/18',
      'needs-leader': '1/36',
      'walking-wounded': '1/36',
      'wound-a': '13/216',
      'wound-b': '13/108',
      down: '13/216',
      removed: '13/108',
    });
    for (const [wound, p] of rows) expect(chance('effect', at(5), { wound })).toBe(p);
  });

  test('LS-EFF-02: +2 at point blank, +1 at short, shown with the rule', () => {
    expect(ruled('effect', at(2), dice(1)).steps[0]!.modifiers).toMatchObject([{ rule: 'LS-EFF-02', value: 2 }]);
    expect(ruled('effect', at(3), dice(1)).steps[0]!.modifiers).toMatchObject([{ rule: 'LS-EFF-02', value: 1 }]);
  });
});

describe('LS-LIGHT-01: the light-wound table', () => {
  test.each([
    [1, 'angry'],
    [2, 'check'],
    [3, 'disorientated'],
    [4, 'disorientated'],
    [5, 'needs-leader'],
    [6, 'walking-wounded'],
  ])('%d: %s', (natural, wound) => {
    expect(ruled('effect', at(20), dice(5, natural)).facts).toStrictEqual({ effect: 'light-wound', wound });
  });

  test('LS-LIGHT-02: +1 after another this turn, +1 at short range or less, and not +2 (R-12)', () => {
    const { facts, steps } = ruled('effect', at(2, { 'light-this-turn': true }), dice(3, 3));
    expect(facts.wound).toBe('needs-leader');
    expect(steps[1]!.modifiers).toMatchObject([
      { rule: 'LS-LIGHT-02', value: 1 },
      { rule: 'LS-LIGHT-02', value: 1 },
    ]);
    expect(ruled('effect', at(20, { 'light-this-turn': true }), dice(5, 2)).facts.wound).toBe('disorientated');
  });

  test('LS-LIGHT-08: 7 and more is a serious wound, with a die and bonuses of its own', () => {
    const given = at(4, { 'light-this-turn': true, 'serious-before': 1 });
    const { facts, steps } = ruled('effect', given, dice(4, 5, 1));
    expect(facts).toStrictEqual({ effect: 'serious-wound', wound: 'wound-b' });
    expect(steps[2]).toMatchObject({ rule: 'LS-SER-01', total: 3 });
    expect(ruled('effect', given, dice(4, 6, 3)).facts.wound).toBe('down'); // R-12b: 8 as well
  });
});

describe('LS-SER-01: the serious-wound table', () => {
  test.each([
    [2, 'serious-wound', 'wound-a'],
    [3, 'serious-wound', 'wound-b'],
    [5, 'out-of-action', 'down'],
    [6, 'out-of-action', 'removed'],
  ])('%d: %s, %s', (natural, effect, wound) => {
    expect(ruled('effect', at(20), dice(6, natural)).facts).toStrictEqual({ effect, wound });
  });

  test('LS-SER-02: +1 for each serious wound before, +1 at short range or less; above 6 removed (R-12b)', () => {
    const { facts, steps } = ruled('effect', at(5, { 'serious-before': 3 }), dice(6, 5));
    expect(facts.wound).toBe('removed');
    expect(steps[1]).toMatchObject({ total: 9 });
    expect(steps[1]!.modifiers).toMatchObject([
      { rule: 'LS-SER-02', value: 3 },
      { rule: 'LS-SER-02', value: 1 },
    ]);
  });

  test('light wounds before count for nothing here', () => {
    expect(odds('effect', at(5, { 'light-before': 4 }))).toStrictEqual(odds('effect', at(5)));
  });
});

describe('LS-CREW-04: crewmen in armour ignore a 1 of the effects roll', () => {
  test('the natural one, whatever the bonus (R-32)', () => {
    const crewman = { weapon: 'rifle', range: 2, 'target-in-vehicle': true };
    const { facts, steps } = ruled('fire', crewman, dice(3, 1));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'none' });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-CREW-04', result: 'none' });
    expect(ruled('fire', crewman, dice(3, 2)).facts.effect).toBe('hide');
  });

  test('from fire, and not from explosives', () => {
    expect(chance('effect', at(20, { 'target-in-vehicle': true }), { effect: 'none' })).toBe('1/6');
    expect(chance('effect', { weapon: 'explosion', 'target-in-vehicle': true }, { effect: 'none' })).toBe('0');
  });
});
