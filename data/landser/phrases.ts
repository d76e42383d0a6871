import type { Phrases } from '../phrases.ts';
import { alternativeWounds } from './phrases/alternative-wounds.ts';
import { assault } from './phrases/assault.ts';
import { automaticFire } from './phrases/automatic-fire.ts';
import { campaignWounds } from './phrases/campaign-wounds.ts';
import { effectsAndLightWounds } from './phrases/effects-and-wounds.ts';
import { firing } from './phrases/firing.ts';
import { grenades } from './phrases/grenades.ts';
import { hide } from './phrases/hide.ts';
import { machineGuns } from './phrases/machine-guns.ts';
import { rallyAndSurrender } from './phrases/rally-surrender-and-observation.ts';
import { squadAndSnipers } from './phrases/squad-and-snipers.ts';
import { tankDamage } from './phrases/tank-damage.ts';
import { tankFire } from './phrases/tank-fire.ts';
import { turnAndMovement } from './phrases/turn-and-movement.ts';
import { vehicles } from './phrases/vehicles.ts';

/** What players call this book's rules, and what they ask about them. */
export const phrases: Phrases = {
  ...turnAndMovement,
  ...firing,
  ...automaticFire,
  ...effectsAndLightWounds,
  ...alternativeWounds,
  ...campaignWounds,
  ...hide,
  ...assault,
  ...rallyAndSurrender,
  ...machineGuns,
  ...grenades,
  ...squadAndSnipers,
  ...vehicles,
  ...tankFire,
  ...tankDamage,
};
