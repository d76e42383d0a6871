import type { Rule } from '../../src/kernel/ruleset.ts';
import { alternativeWounds } from './rules/alternative-wounds.ts';
import { antiTank } from './rules/anti-tank.ts';
import { assault } from './rules/assault.ts';
import { automaticFire } from './rules/automatic-fire.ts';
import { campaignWounds } from './rules/campaign-wounds.ts';
import { coveringFire } from './rules/covering-fire.ts';
import { effectsAndLightWounds } from './rules/effects-and-light-wounds.ts';
import { firing } from './rules/firing.ts';
import { grenades } from './rules/grenades.ts';
import { hide } from './rules/hide.ts';
import { jams } from './rules/jams.ts';
import { machineGuns } from './rules/machine-guns.ts';
import { observation } from './rules/observation.ts';
import { rallyAndSurrender } from './rules/rally-and-surrender.ts';
import { seriousWounds } from './rules/serious-wounds.ts';
import { squadAndSnipers } from './rules/squad-and-snipers.ts';
import { tankDamage } from './rules/tank-damage.ts';
import { tankFire } from './rules/tank-fire.ts';
import { terrain } from './rules/terrain.ts';
import { toHit } from './rules/to-hit.ts';
import { turnAndMovement } from './rules/turn-and-movement.ts';
import { vehicleCrews } from './rules/vehicle-crews.ts';
import { vehicles } from './rules/vehicles.ts';

/** Every rule of the book, in our own words, in the book's order. */
export const rules = [
  ...turnAndMovement,
  ...terrain,
  ...firing,
  ...toHit,
  ...jams,
  ...automaticFire,
  ...effectsAndLightWounds,
  ...seriousWounds,
  ...alternativeWounds,
  ...campaignWounds,
  ...hide,
  ...assault,
  ...coveringFire,
  ...rallyAndSurrender,
  ...machineGuns,
  ...grenades,
  ...antiTank,
  ...observation,
  ...squadAndSnipers,
  ...vehicleCrews,
  ...vehicles,
  ...tankFire,
  ...tankDamage,
] as const satisfies readonly Rule[];
