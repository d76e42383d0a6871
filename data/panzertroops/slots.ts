import { WEAPONS } from './ids.ts';

/** What a unit can carry: a weapon, on a vehicle with its mount, and with a number if there are several of a kind. */
// biome-ignore format: a weapon a line
export const SLOTS: readonly string[] = [
  ...WEAPONS,
  'projector',
  'at-very-light/turret', 'at-very-light/hull',
  'at-light/turret', 'at-light/hull',
  'at-light-medium/turret', 'at-light-medium/hull',
  'at-medium/turret', 'at-medium/hull',
  'at-super/turret', 'at-super/hull',
  'at-heavy/turret', 'at-heavy/hull',
  'at-extra-heavy/turret', 'at-extra-heavy/hull',
  'art-light/turret', 'art-light/hull',
  'art-medium/turret', 'art-medium/hull',
  'art-heavy/turret', 'art-heavy/hull',
  'lmg/turret', 'lmg/turret/2', 'lmg/turret/3',
  'lmg/hull', 'lmg/hull/2', 'lmg/hull/3',
  'lmg/roof', 'lmg/roof/2', 'lmg/roof/3',
  'mmg/turret', 'mmg/turret/2', 'mmg/turret/3',
  'mmg/hull', 'mmg/hull/2', 'mmg/hull/3',
  'mmg/roof', 'mmg/roof/2', 'mmg/roof/3',
  'hmg/turret', 'hmg/turret/2', 'hmg/turret/3',
  'hmg/hull', 'hmg/hull/2', 'hmg/hull/3',
  'hmg/roof', 'hmg/roof/2', 'hmg/roof/3',
  'hmg-50/turret', 'hmg-50/turret/2', 'hmg-50/turret/3',
  'hmg-50/hull', 'hmg-50/hull/2', 'hmg-50/hull/3',
  'hmg-50/roof', 'hmg-50/roof/2', 'hmg-50/roof/3',
  'flamethrower/turret', 'flamethrower/hull', 'medium-mortar/turret', 'medium-mortar/hull', 'heavy-mortar/turret', 'heavy-mortar/hull',
];
