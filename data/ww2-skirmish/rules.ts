import type { Rule } from '../../src/kernel/ruleset.ts';
import { effectsAndSuppression } from './rules/effects-and-suppression.ts';
import { engineering } from './rules/engineering.ts';
import { grenadesMortarsAndSmoke } from './rules/grenades-mortars-and-smoke.ts';
import { guns } from './rules/guns.ts';
import { handHeldAndFlame } from './rules/hand-held-and-flame.ts';
import { melee } from './rules/melee.ts';
import { morale } from './rules/morale.ts';
import { movement } from './rules/movement.ts';
import { shooting } from './rules/shooting.ts';
import { soloActions } from './rules/solo-actions.ts';
import { soloAfvs } from './rules/solo-afvs.ts';
import { soloArrivalsAndPortals } from './rules/solo-arrivals-and-portals.ts';
import { soloRisk } from './rules/solo-risk.ts';
import { soloSetUp } from './rules/solo-set-up.ts';
import { spotting } from './rules/spotting.ts';
import { teamsAndTurn } from './rules/teams-and-turn.ts';
import { toHit } from './rules/to-hit.ts';
import { vehicleDamage } from './rules/vehicle-damage.ts';
import { vehicles } from './rules/vehicles.ts';

/** Every rule of the book, in our own words, in the book's order. */
export const rules = [
  ...teamsAndTurn,
  ...movement,
  ...spotting,
  ...morale,
  ...melee,
  ...shooting,
  ...toHit,
  ...effectsAndSuppression,
  ...grenadesMortarsAndSmoke,
  ...guns,
  ...vehicles,
  ...vehicleDamage,
  ...handHeldAndFlame,
  ...engineering,
  ...soloSetUp,
  ...soloRisk,
  ...soloActions,
  ...soloArrivalsAndPortals,
  ...soloAfvs,
] as const satisfies readonly Rule[];
