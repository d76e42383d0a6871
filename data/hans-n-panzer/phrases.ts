import type { Phrases } from '../phrases.ts';
import { battleRulings } from './phrases/battle-rulings.ts';
import { crewsAndTowedGuns } from './phrases/crews-and-towed-guns.ts';
import { generalAndTurn } from './phrases/general-and-turn.ts';
import { gunsAgainstVehicles } from './phrases/guns-against-vehicles.ts';
import { infantryWeapons } from './phrases/infantry-weapons.ts';
import { launchersAndGrenades } from './phrases/launchers-and-grenades.ts';
import { moraleChecks } from './phrases/morale-checks.ts';
import { moraleModifiers } from './phrases/morale-modifiers.ts';
import { moraleResultsAndRally } from './phrases/morale-results-and-rally.ts';
import { mortarsAndArtillery } from './phrases/mortars-and-artillery.ts';
import { movement } from './phrases/movement.ts';
import { terrainCaptureAndVisibility } from './phrases/terrain-capture-and-visibility.ts';

/** What players call this book's rules, and what they ask about them. */
export const phrases: Phrases = {
  ...generalAndTurn,
  ...movement,
  ...terrainCaptureAndVisibility,
  ...infantryWeapons,
  ...launchersAndGrenades,
  ...gunsAgainstVehicles,
  ...crewsAndTowedGuns,
  ...mortarsAndArtillery,
  ...moraleChecks,
  ...moraleModifiers,
  ...moraleResultsAndRally,
  ...battleRulings,
};
