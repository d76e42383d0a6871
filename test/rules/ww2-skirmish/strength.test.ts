import { expect, test } from 'vitest';
import { strengthOf } from '../../../src/kernel/ruleset.ts';
import { ww2Skirmish } from '../../../src/rules/ww2-skirmish/index.ts';
import { skirmish } from './skirmish.ts';

const strength = (played: ReturnType<typeof skirmish>, unit: string) => strengthOf(ww2Skirmish, played.unit(unit));

test('WS-ORG-03: figures in action count, one by one: the wounded do, the disabled do not', () => {
  const played = skirmish(['rifle-team']);
  played.edit('red rifle-team', { 'f1-state': 'killed', 'f2-wounds': 1, 'f3-state': 'disabled' });
  expect([strength(played, 'red rifle-team'), strength(played, 'blue rifle-team')]).toEqual([2, 4]);
});

test('WS-ORG-04: who has gone over to another team counts there alone', () => {
  const played = skirmish(['rifle-team']);
  played.edit('red rifle-team', { 'f4-state': 'transferred' });
  expect(strength(played, 'red rifle-team')).toBe(3);
});

test('a vehicle counts by its crew, in it or out; portals and counters are nobody', () => {
  const played = skirmish(['sherman', 'portal', 'dummy-counter']);
  expect(strength(played, 'red sherman')).toBe(5);
  played.edit('red sherman', { 'f1-state': 'killed', abandoned: true });
  expect(strength(played, 'red sherman')).toBe(4);
  expect([strength(played, 'red portal'), strength(played, 'red dummy-counter')]).toEqual([0, 0]);
});
