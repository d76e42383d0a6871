import { expect, test } from 'vitest';
import { strengthOf } from '../../../src/kernel/ruleset.ts';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { skirmish } from './skirmish.ts';

const strength = (played: ReturnType<typeof skirmish>, unit: string) => strengthOf(panzertroops, played.unit(unit));

test('a man is 1, a team its men, and a vehicle 1, since its crew are no figures', () => {
  const played = skirmish()
    .adds('red', 'lmg-team', 'LMG')
    .adds('red', 'panzer-4h', 'Kurt')
    .adds('red', 'at-medium-gun', 'Pak');
  expect(strength(played, 'Red 1')).toBe(1);
  expect(strength(played, 'LMG')).toBe(Number(played.unit('LMG').fields.crew));
  expect(strength(played, 'Kurt')).toBe(1);
  played.edit('LMG', { crew: 1 });
  expect(strength(played, 'LMG')).toBe(1);
  expect(strength(played, 'Pak')).toBeGreaterThan(1);
});
