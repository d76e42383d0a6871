import type { Rule } from '../../src/kernel/ruleset.ts';
import { battleRulings } from './rules/battle-rulings.ts';
import { crewsAndTowedGuns } from './rules/crews-and-towed-guns.ts';
import { generalAndTurn } from './rules/general-and-turn.ts';
import { gunsAgainstVehicles } from './rules/guns-against-vehicles.ts';
import { infantryWeapons } from './rules/infantry-weapons.ts';
import { launchersAndGrenades } from './rules/launchers-and-grenades.ts';
import { moraleChecks } from './rules/morale-checks.ts';
import { moraleModifiers } from './rules/morale-modifiers.ts';
import { moraleResultsAndRally } from './rules/morale-results-and-rally.ts';
import { mortarsAndArtillery } from './rules/mortars-and-artillery.ts';
import { movement } from './rules/movement.ts';
import { terrainCaptureAndVisibility } from './rules/terrain-capture-and-visibility.ts';

/** Every rule of the book, in our own words, in the book's order. */
export const rules = [
  ...generalAndTurn,
  ...movement,
  ...gunsAgainstVehicles,
  ...crewsAndTowedGuns,
  ...mortarsAndArtillery,
  ...infantryWeapons,
  ...launchersAndGrenades,
  ...moraleChecks,
  ...moraleModifiers,
  ...moraleResultsAndRally,
  ...terrainCaptureAndVisibility,
  ...battleRulings,
] as const satisfies readonly Rule[];
