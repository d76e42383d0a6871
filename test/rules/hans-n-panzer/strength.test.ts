import { expect, test } from 'vitest';
import { strengthOf } from '../../../src/kernel/ruleset.ts';
import { hansNPanzer } from '../../../src/rules/hans-n-panzer/index.ts';
import { Played } from '../played.ts';

const battle = () =>
  new Played(hansNPanzer, {}, [])
    .adds('red', 'tiger', 'Tiger', { weapon: '88mm' })
    .adds('red', 'infantry', 'Rifles')
    .adds('blue', 'truck', 'Truck')
    .adds('blue', 'sherman', 'Sherman')
    .adds('blue', 'small-house', 'House');
const strength = (played: Played, unit: string) => strengthOf(hansNPanzer, played.unit(unit));

test('HP-INF-02, HP-VEH-02: men count, the crew of a vehicle too; a house does not', () => {
  const played = battle();
  const counted = ['Rifles', 'Tiger', 'Truck', 'House'].map((unit) => strength(played, unit));
  expect(counted).toEqual([10, 5, 1, 0]);
});

test('HP-SEQ-01: men who were hit do not count any more, though they come off only when the step ends', () => {
  const played = battle();
  played.edit('Rifles', { hit: 3 });
  expect(strength(played, 'Rifles')).toBe(7);
});

test('HP-TANK-10: of a wreck those count who come out alive, and nobody if there are none', () => {
  const played = battle();
  played.edit('Sherman', { state: 'wreck', crew: 2, 'on-foot': true });
  expect(strength(played, 'Sherman')).toBe(2);
  expect(strengthOf(hansNPanzer, { ...played.unit('Sherman'), gone: 'wreck' })).toBe(0);
});
