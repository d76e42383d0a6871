import type { Rule } from '../../src/kernel/ruleset.ts';
import { advancedRules } from './rules/advanced-rules.ts';
import { coverAndWeapons } from './rules/cover-and-weapons.ts';
import { moraleAndSmoke } from './rules/morale-and-smoke.ts';
import { scenariosAndPoints } from './rules/scenarios-and-points.ts';
import { targetsAndFire } from './rules/targets-and-fire.ts';
import { turnAndMovement } from './rules/turn-and-movement.ts';

/** The rules that the tables cite, in our own words, in the book's order. */
export const rules = [
  ...turnAndMovement,
  ...targetsAndFire,
  ...coverAndWeapons,
  ...advancedRules,
  ...moraleAndSmoke,
  ...scenariosAndPoints,
] as const satisfies readonly Rule[];
