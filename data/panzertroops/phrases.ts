import type { Phrases } from '../phrases.ts';
import { artillerySupport } from './phrases/artillery-support.ts';
import { coverAndWeapons } from './phrases/cover-and-weapons.ts';
import { fire } from './phrases/fire.ts';
import { linesAndTargets } from './phrases/lines-and-targets.ts';
import { morale } from './phrases/morale.ts';
import { movement } from './phrases/movement.ts';
import { pinningAndBailOut } from './phrases/pinning-and-bail-out.ts';
import { satchelsFlamesAndImmobilisation } from './phrases/satchels-flames-and-immobilisation.ts';
import { scenariosAndPoints } from './phrases/scenarios-and-points.ts';
import { smoke } from './phrases/smoke.ts';
import { transportAndTowing } from './phrases/transport-and-towing.ts';
import { turnAndTroops } from './phrases/turn-and-troops.ts';

/** What players call this book's rules and ask about them, by rule ID. */
export const phrases: Phrases = {
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
};
