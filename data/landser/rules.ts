import type { Rule } from '../../src/kernel/ruleset.ts';
import { alternativeWounds } from './rules/alternative-wounds.ts';
import { assault } from './rules/assault.ts';
import { automaticFire } from './rules/automatic-fire.ts';
import { campaignWounds } from './rules/campaign-wounds.ts';
import { effectsAndLightWounds } from './rules/effects-and-wounds.ts';
import { firing } from './rules/firing.ts';
import { grenades } from './rules/grenades.ts';
import { hide } from './rules/hide.ts';
import { machineGuns } from './rules/machine-guns.ts';
import { rallyAndSurrender } from './rules/rally-surrender-and-observation.ts';
import { squadAndSnipers } from './rules/squad-and-snipers.ts';
import { tankDamage } from './rules/tank-damage.ts';
import { tankFire } from './rules/tank-fire.ts';
import { turnAndMovement } from './rules/turn-and-movement.ts';
import { vehicles } from './rules/vehicles.ts';

/** What this edition says in its own words; what it takes over is in `inherited`. */
export const rules = [
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
] as const satisfies readonly Rule[];

/** The subjects of the rules, in the book's order. */
// biome-ignore format: as a reader looks for them
export const subjects: readonly string[] = [
  'TURN', 'ACT', 'MOVE', 'TERR', 'FIRE', 'JAM', 'AUTO', 'BURST', 'EFF', 'LIGHT', 'SER', 'ALT', 'CAMP', 'HIDE', 'ASLT', 'COV', 'SUPP', 'WORK',
  'RALLY', 'SURR', 'GPMG', 'LOAD', 'HMG', 'GREN', 'MOLO', 'LAUN', 'AT', 'OBS', 'SQD', 'BRK', 'SNIP', 'CREW', 'VEH', 'TANK', 'ARM', 'DMG',
  'GLAN', 'PEN', 'FORCE',
];

/** Rules of the original with another number here; the others have the same number. */
// biome-ignore format: a subject a line
export const numbers = {
  'LC-MOVE-02': 'LS-MOVE-03', 'LC-MOVE-03': 'LS-MOVE-05', 'LC-MOVE-04': 'LS-MOVE-06', 'LC-MOVE-05': 'LS-MOVE-07', 'LC-MOVE-06': 'LS-MOVE-08', 'LC-MOVE-07': 'LS-MOVE-10',
  'LC-ASLT-03': 'LS-ASLT-04', 'LC-ASLT-07': 'LS-ASLT-11', 'LC-ASLT-08': 'LS-ASLT-12',
  'LC-OBS-05':  'LS-OBS-06',  'LC-OBS-06':  'LS-OBS-07',  'LC-OBS-07':  'LS-OBS-08',  'LC-OBS-08':  'LS-OBS-09',
} as const;

/** What this edition says word for word like the original, under its own numbers. */
// biome-ignore format: a list to look a rule up in
export const inherited: readonly string[] = [
  'LS-MOVE-01', 'LS-MOVE-03', 'LS-MOVE-05', 'LS-MOVE-06', 'LS-MOVE-10', 'LS-TERR-01', 'LS-TERR-02', 'LS-TERR-03', 'LS-TERR-04', 'LS-TERR-05', 'LS-TERR-06',
  'LS-FIRE-01', 'LS-FIRE-02', 'LS-FIRE-03', 'LS-FIRE-04', 'LS-FIRE-05', 'LS-FIRE-07', 'LS-FIRE-08', 'LS-FIRE-09', 'LS-FIRE-12', 'LS-FIRE-13', 'LS-FIRE-14',
  'LS-FIRE-15', 'LS-FIRE-16', 'LS-FIRE-17', 'LS-FIRE-18', 'LS-JAM-03', 'LS-JAM-06', 'LS-JAM-07', 'LS-AUTO-02', 'LS-AUTO-03', 'LS-AUTO-06', 'LS-AUTO-07',
  'LS-EFF-01', 'LS-EFF-02', 'LS-LIGHT-01', 'LS-LIGHT-04', 'LS-LIGHT-06', 'LS-LIGHT-07', 'LS-LIGHT-08', 'LS-SER-01', 'LS-SER-04', 'LS-HIDE-01', 'LS-HIDE-02',
  'LS-HIDE-03', 'LS-HIDE-04', 'LS-HIDE-05', 'LS-ASLT-01', 'LS-ASLT-11', 'LS-COV-01', 'LS-WORK-01', 'LS-SURR-01', 'LS-SURR-02', 'LS-SURR-03', 'LS-SURR-04',
  'LS-SURR-05', 'LS-SURR-06', 'LS-SURR-07', 'LS-GPMG-01', 'LS-GPMG-02', 'LS-GPMG-03', 'LS-GPMG-04', 'LS-LOAD-01', 'LS-LOAD-02', 'LS-LOAD-03', 'LS-GREN-02',
  'LS-GREN-03', 'LS-GREN-06', 'LS-GREN-07', 'LS-OBS-02', 'LS-OBS-03', 'LS-OBS-04', 'LS-OBS-06', 'LS-OBS-07', 'LS-OBS-08', 'LS-SQD-01', 'LS-SQD-03',
  'LS-SQD-04', 'LS-SQD-05', 'LS-BRK-01',
];

/** Where a rule of the original leads to other rules here. */
// biome-ignore format: a rule a line
export const leading: Readonly<Record<string, Pick<Rule, 'see' | 'verbs'>>> = {
  'LS-MOVE-01': { see: ['LS-MOVE-02', 'LS-TERR-02', 'LS-SER-03', 'LS-HIDE-06'] },
  'LS-MOVE-06': { see: ['LS-MOVE-03', 'LS-OBS-03', 'LS-OBS-07'] },
  'LS-MOVE-10': { see: ['LS-MOVE-11', 'LS-TERR-03', 'LS-OBS-09'] },
  'LS-TERR-02': { see: ['LS-TERR-01', 'LS-TERR-03', 'LS-TERR-04', 'LS-VEH-06'] },
  'LS-TERR-04': { see: ['LS-TERR-01', 'LS-TERR-02', 'LS-ASLT-09'] },
  'LS-TERR-05': { see: ['LS-TERR-06', 'LS-TERR-02'] },
  'LS-FIRE-04': { see: ['LS-FIRE-02', 'LS-FIRE-09', 'LS-FIRE-14'] },
  'LS-FIRE-15': { see: ['LS-FIRE-03', 'LS-FIRE-05', 'LS-HMG-04'] },
  'LS-FIRE-18': { see: ['LS-FIRE-10', 'LS-FIRE-17', 'LS-JAM-01'] },
  'LS-EFF-02': { see: ['LS-EFF-01', 'LS-FIRE-06', 'LS-GREN-04', 'LS-SNIP-03'] },
  'LS-LIGHT-01': { see: ['LS-LIGHT-02', 'LS-LIGHT-08', 'LS-SER-08'] },
  'LS-SER-01': { see: ['LS-SER-02', 'LS-SER-05', 'LS-SER-06', 'LS-SER-07'] },
  'LS-SER-04': { see: ['LS-SER-01', 'LS-FIRE-10', 'LS-SER-08'] },
  'LS-ASLT-01': { see: ['LS-ASLT-02', 'LS-ASLT-03', 'LS-SER-07'] },
  'LS-ASLT-11': { see: ['LS-ASLT-04', 'LS-MOVE-03', 'LS-SER-07'] },
  'LS-COV-01': { see: ['LS-FIRE-01', 'LS-HIDE-04', 'LS-SUPP-01'] },
  'LS-SURR-01': { see: ['LS-SURR-02', 'LS-SURR-03'] },
  'LS-SURR-02': { see: ['LS-SURR-01', 'LS-SURR-03'] },
  'LS-SURR-04': { see: ['LS-SURR-03', 'LS-SURR-05'] },
  'LS-SURR-07': { see: ['LS-SURR-05', 'LS-ASLT-01', 'LS-ASLT-12'] },
  'LS-GPMG-03': { see: ['LS-GPMG-02', 'LS-WORK-01', 'LS-FIRE-10'] },
  'LS-LOAD-02': { see: ['LS-LOAD-01', 'LS-AUTO-01', 'LS-AUTO-02'] },
  'LS-OBS-04': { see: ['LS-OBS-05', 'LS-OBS-07', 'LS-OBS-09', 'LS-MOVE-10'] },
  'LS-SQD-03': { verbs: ['rally'], see: ['LS-SQD-02', 'LS-LIGHT-06', 'LS-RALLY-02'] },
  'LS-SQD-04': { see: ['LS-GPMG-01', 'LS-MOVE-08', 'LS-ASLT-05'] },
  'LS-BRK-01': { see: ['LS-BRK-02', 'LS-RALLY-01', 'LS-SER-05', 'LS-SER-06'] },
};
