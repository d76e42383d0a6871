import { expect, test } from 'vitest';
import { strengthOf } from '../../../src/kernel/ruleset.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';
import { Played } from '../played.ts';

test('LS-CREW-01: every figure is 1, a vehicle is 1 besides its crew, and who is out of action is none', () => {
  const played = new Played(landser, {}, ['sherman']);
  const units = ['Red Sherman', 'Red Crewman 1', 'Red Crewman 5'];
  expect(units.map((unit) => strengthOf(landser, played.unit(unit)))).toEqual([1, 1, 1]);
  expect(strengthOf(landser, { ...played.unit('Red Crewman 1'), gone: 'out-of-action' })).toBe(0);
});

test('LC-SQD-02: so it is in the original edition, and a wounded man counts', () => {
  const played = new Played(landserClassic);
  played.edit('Red Rifleman 1', { 'serious-wounds': 1 });
  expect(strengthOf(landserClassic, played.unit('Red Rifleman 1'))).toBe(1);
  expect(strengthOf(landserClassic, { ...played.unit('Red Rifleman 2'), gone: 'prisoner' })).toBe(0);
});
