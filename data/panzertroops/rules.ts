import type { Rule } from '../../src/kernel/ruleset.ts';
import { artillerySupport } from './rules/artillery-support.ts';
import { coverAndWeapons } from './rules/cover-and-weapons.ts';
import { fire } from './rules/fire.ts';
import { linesAndTargets } from './rules/lines-and-targets.ts';
import { morale } from './rules/morale.ts';
import { movement } from './rules/movement.ts';
import { pinningAndBailOut } from './rules/pinning-and-bail-out.ts';
import { satchelsFlamesAndImmobilisation } from './rules/satchels-flames-and-immobilisation.ts';
import { scenariosAndPoints } from './rules/scenarios-and-points.ts';
import { smoke } from './rules/smoke.ts';
import { transportAndTowing } from './rules/transport-and-towing.ts';
import { turnAndTroops } from './rules/turn-and-troops.ts';

/** Every rule of the book, in our own words, in the book's order. */
export const rules = [
  ...turnAndTroops,
  ...movement,
  ...transportAndTowing,
  ...linesAndTargets,
  ...fire,
  ...coverAndWeapons,
  ...pinningAndBailOut,
  ...satchelsFlamesAndImmobilisation,
  ...artillerySupport,
  ...morale,
  ...smoke,
  ...scenariosAndPoints,
] as const satisfies readonly Rule[];
