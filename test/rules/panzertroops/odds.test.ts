import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weapons } from '../../../data/panzertroops/weapons.ts';
import { MOST_OUTCOMES } from '../../../src/kernel/dice/enumerating-dice.ts';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import { SilentRuling } from '../../../src/kernel/ruling.ts';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { everyThrow, inWriting } from '../../kernel/every-throw.ts';
import { chancesOf } from '../../kernel/fractions.ts';
import { runs } from '../../nightly.ts';
import { actionOf, type Given } from '../ruled.ts';
import { type Declared, type DeclaredAtArmour, reckoned, reckonedAtArmour } from './reckoned.ts';

const TOGGLES = ['pinning', 'morale', 'saved-pins', 'split-one-roll', 'heavy-moving-defence-8'];

const shots: fc.Arbitrary<Declared> = fc
  .record({
    weapon: fc.constantFrom('rifle', 'lmg', 'smg', 'grenades'),
    'target-type': fc.constantFrom('infantry', 'heavy', 'soft-vehicle'),
    stance: fc.constantFrom('stationary', 'moving'),
    cover: fc.constantFrom('none', 'soft', 'hard'),
    moved: fc.boolean(),
    broken: fc.boolean(),
    modifier: fc.integer({ min: -4, max: 4 }),
    points: fc.constantFrom([], [1], [1, 1], [2, 1], [1, 1, 1]),
  })
  .filter(({ weapon, broken, points }) => {
    const spent = points.reduce((sum: number, each: number) => sum + each, 0);
    return spent <= weapons[weapon].s - (broken ? 1 : 0) || points.length === 0;
  });

function given({ points, ...shot }: Declared): Given {
  return points.length > 0 ? { ...shot, split: points.join(',') } : shot;
}

const fire = (shot: Given, on: readonly string[]) => ({
  ...actionOf(panzertroops, 'fire', shot),
  toggles: new Set(on),
});

test('the odds of /fire are those of the contract, reckoned throw by throw', () => {
  fc.assert(
    fc.property(shots, fc.subarray(TOGGLES), (shot, on) => {
      const odds = chancesOf(oddsOf(fire(given(shot), on)));
      expect(odds).toStrictEqual(reckoned(shot, (toggle) => on.includes(toggle)));
    }),
    { numRuns: runs(50, 2000), seed: 1980 },
  );
});

const shotsAtArmour: fc.Arbitrary<DeclaredAtArmour> = fc.record({
  weapon: fc.constantFrom('at-heavy', 'bazooka', 'satchel', 'flamethrower'),
  armour: fc.integer({ min: 6, max: 18 }),
  cover: fc.constantFrom('none', 'soft', 'hard'),
  moved: fc.boolean(),
  mount: fc.constantFrom('turret', 'hull', 'roof'),
  broken: fc.boolean(),
  modifier: fc.integer({ min: -4, max: 4 }),
});

test('and so are the odds of /tankhit', () => {
  fc.assert(
    fc.property(shotsAtArmour, fc.subarray(['immobilisation', 'morale', 'roof-as-turret']), (shot, on) => {
      const toggles = new Set([...on, 'satchel', 'flamethrower']);
      const odds = oddsOf({ ...actionOf(panzertroops, 'tankhit', { ...shot }), toggles });
      expect(chancesOf(odds)).toStrictEqual(reckonedAtArmour(shot, (toggle) => toggles.has(toggle)));
    }),
    { numRuns: runs(20, 1000), seed: 1980 },
  );
});

describe('odds are those of every throw, die by die', () => {
  const cases: readonly [verb: string, shot: Given, toggles: string][] = [
    ['fire', { weapon: 'lmg', cover: 'hard', stance: 'running' }, 'saved-pins'],
    ['fire', { weapon: 'flamethrower', 'target-type': 'soft-vehicle', cover: 'hard' }, 'morale'],
    ['tankhit', { weapon: 'flamethrower', armour: 9 }, 'morale'],
    ['tankhit', { weapon: 'at-heavy', vehicle: 'panther-g', cover: 'hard' }, 'morale'],
    ['bail', { riders: 4, crew: 2, modifier: 1 }, ''],
    ['morale', { troops: 'green', modifier: 1 }, 'morale'],
    ['barrage', { modifier: -2 }, ''],
    ['smoke', { weapon: 'at-heavy', modifier: 1 }, ''],
  ];

  test.each(cases)('/%s %j', (verb, shot, toggles) => {
    const action = actionOf(panzertroops, verb, shot, toggles);
    const resolve = panzertroops.verbs[verb]!.resolve;
    const all = everyThrow((dice) =>
      resolve(new SilentRuling(dice, action.toggles), action.options, panzertroops.book),
    );
    expect(chancesOf(oddsOf(action))).toStrictEqual(inWriting(all));
  });
});

describe('the largest shots that are legal', () => {
  const seven: Given = { weapon: 'satchel', split: '1,1,1,1,1,1,1', cover: 'hard', stance: 'running' };

  test.each([
    [['satchel', 'pinning']],
    [['satchel', 'pinning', 'split-one-roll']],
    [['satchel', 'pinning', 'saved-pins', 'morale']],
  ])('seven men in hard cover, with %j', (on) => {
    const { total, outcomes } = oddsOf(fire(seven, on));
    expect(outcomes.length).toBeGreaterThan(10);
    expect(outcomes.length).toBeLessThan(MOST_OUTCOMES);
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  });

  test('seven trucks, or seven points on men all unlike', () => {
    const trucks = { ...seven, 'target-type': 'soft-vehicle', modifier: 1 };
    expect(oddsOf(fire(trucks, ['satchel', 'morale'])).outcomes.length).toBeGreaterThan(30);
    const unlike = { ...seven, split: '3,2,1,1' };
    expect(oddsOf(fire(unlike, ['satchel', 'pinning'])).outcomes.length).toBeGreaterThan(30);
    const flames = { ...seven, weapon: 'flamethrower', split: '1,1,1' };
    expect(oddsOf(fire(flames, ['flamethrower', 'pinning'])).outcomes.length).toBeGreaterThan(30);
  });
});
