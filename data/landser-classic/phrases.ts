import type { Phrases } from '../phrases.ts';
import { effectsAndLightWounds } from './phrases/effects-and-light-wounds.ts';
import { firing } from './phrases/firing.ts';
import { grenades } from './phrases/grenades.ts';
import { hideAndAssault } from './phrases/hide-and-assault.ts';
import { jamsAndAutomaticFire } from './phrases/jams-and-automatic-fire.ts';
import { observationAndSquad } from './phrases/observation-and-squad.ts';
import { seriousWounds } from './phrases/serious-wounds.ts';
import { support } from './phrases/support.ts';
import { toHit } from './phrases/to-hit.ts';
import { turnAndMovement } from './phrases/turn-and-movement.ts';

/** What players call this book's rules, and what they ask about them. */
export const phrases: Phrases = {
  ...turnAndMovement,
  ...firing,
  ...toHit,
  ...jamsAndAutomaticFire,
  ...effectsAndLightWounds,
  ...seriousWounds,
  ...hideAndAssault,
  ...grenades,
  ...observationAndSquad,
  ...support,
};
