import type { Rule } from '../../src/kernel/ruleset.ts';
import { effectsAndLightWounds } from './rules/effects-and-light-wounds.ts';
import { firing } from './rules/firing.ts';
import { grenades } from './rules/grenades.ts';
import { hideAndAssault } from './rules/hide-and-assault.ts';
import { jamsAndAutomaticFire } from './rules/jams-and-automatic-fire.ts';
import { observationAndSquad } from './rules/observation-and-squad.ts';
import { seriousWounds } from './rules/serious-wounds.ts';
import { support } from './rules/support.ts';
import { toHit } from './rules/to-hit.ts';
import { turnAndMovement } from './rules/turn-and-movement.ts';

/** Every rule of the book, in our own words, in the book's order. */
export const rules = [
  ...turnAndMovement,
  ...firing,
  ...toHit,
  ...jamsAndAutomaticFire,
  ...effectsAndLightWounds,
  ...seriousWounds,
  ...hideAndAssault,
  ...support,
  ...grenades,
  ...observationAndSquad,
] as const satisfies readonly Rule[];
