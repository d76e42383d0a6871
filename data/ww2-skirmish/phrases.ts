import type { Phrases } from '../phrases.ts';
import { effectsAndSuppression } from './phrases/effects-and-suppression.ts';
import { engineering } from './phrases/engineering.ts';
import { grenadesMortarsAndSmoke } from './phrases/grenades-mortars-and-smoke.ts';
import { guns } from './phrases/guns.ts';
import { handHeldAndFlame } from './phrases/hand-held-and-flame.ts';
import { melee } from './phrases/melee.ts';
import { morale } from './phrases/morale.ts';
import { movement } from './phrases/movement.ts';
import { shooting } from './phrases/shooting.ts';
import { soloActions } from './phrases/solo-actions.ts';
import { soloAfvs } from './phrases/solo-afvs.ts';
import { soloArrivalsAndPortals } from './phrases/solo-arrivals-and-portals.ts';
import { soloRisk } from './phrases/solo-risk.ts';
import { soloSetUp } from './phrases/solo-set-up.ts';
import { spotting } from './phrases/spotting.ts';
import { teamsAndTurn } from './phrases/teams-and-turn.ts';
import { toHit } from './phrases/to-hit.ts';
import { vehicleDamage } from './phrases/vehicle-damage.ts';
import { vehicles } from './phrases/vehicles.ts';

/** What players call this book's rules and ask about them, by rule ID. */
export const phrases: Phrases = {
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
};
