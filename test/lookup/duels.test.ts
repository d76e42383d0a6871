import { describe, expect, test } from 'vitest';
import { type Odds, oddsOf } from '../../src/kernel/dice/odds.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { printedAnswer } from '../../src/lookup/answer.ts';
import { duelAsked } from '../../src/lookup/duels.ts';
import { ruleSearch } from '../../src/lookup/search.ts';
import { rulesets } from '../../src/rules/index.ts';

const read = (text: string, id: string) => ruleSearch().question(text, { first: rulesets[id]! });
const duel = (text: string, id: string) => duelAsked(read(text, id));

describe('a shot at a vehicle is worked out by the tables that rulings use', () => {
  test.each([
    [
      'landser',
      'penetration of a sherman at 20 against a panther side',
      { weapon: '75mm-m1', armour: 'heavy', facing: 'side', range: 20 },
    ],
    ['landser', 'against a panther from behind, bazooka at 8', { weapon: 'bazooka', armour: 'heavy', range: 8 }],
    ['hans-n-panzer', '88mm gegen Sherman auf 20 Zoll', { weapon: '88mm', target: 'sherman', range: 20 }],
    [
      'ww2-skirmish',
      'bazooka vs tiger side at 10',
      { weapon: 'bazooka', vehicle: 'tiger-panther', facing: 'side', range: 10 },
    ],
    ['panzertroops', 'can a bazooka destroy a tiger', { weapon: 'bazooka', vehicle: 'tiger', facing: 'front' }],
  ])('%s: %s', (id, text, options) => {
    const told = duel(text, id)!;
    expect(told.action.options).toMatchObject(options);
    expect(told.comes).toEqual(oddsOf(told.action));
    expect(told.steps.some(({ faces }) => faces.length > 0)).toBe(true);
  });

  test('Landser: a 75mm M1 at 20″ penetrates the side of a Panther in 5 cases of 9 (LS-TANK-01, LS-DMG-01)', () => {
    const { outcomes, total } = duel('sherman vs panther side at 20', 'landser')!.comes as Odds;
    const through = outcomes.filter(({ value }) => value.damage === 'penetrating');
    const weight = through.reduce((sum, each) => sum + each.weight, 0n);
    expect(Number(weight) / Number(total)).toBeCloseTo(20 / 36);
  });

  test('without a distance, it’s taken to be 12″, or less if the weapon doesn’t reach so far', () => {
    expect(duel('sherman vs panther side', 'landser')!.assumed).toBe(12);
    expect(duel('panzerfaust vs sherman', 'hans-n-panzer')!.assumed).toBe(3);
    expect(duel('sherman vs panther side at 20', 'landser')!.assumed).toBeUndefined();
  });

  test('a shot that a rule forbids is told so', () => {
    expect(duel('bren vs sherman', 'panzertroops')!.comes).toBeInstanceOf(Refusal);
  });

  test.each([
    ['panzertroops', 'cost of a tiger and a panther'],
    ['panzertroops', 'panther speed vs sherman speed'],
    ['panzertroops', 'tiger or panther'],
    ['panzertroops', 'machine gun on a half-track'],
    ['landser', 'bazooka vs panzerschreck range'],
    ['landser-classic', 'bazooka vs tiger at 5'],
  ])('%s: “%s” asks for something else', (id, text) => {
    expect(printedAnswer(read(text, id))?.kind).not.toBe('duel');
  });
});
