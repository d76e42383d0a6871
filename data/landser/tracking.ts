import type { Tracking } from '../landser-classic/tracking-table.ts';
import { vehicleTracking } from './vehicles.ts';

/** What the referee remembers from turn to turn in this edition, where it's different from the original or not in it at all. */
export const tracking = {
  /** How many turns in a row a figure can Move Fast. */
  'fast-turns': 2,
  'disorientated-penalty': 0,
  /** Hiding like this ends by itself after its turn. */
  'row-hide': 'row',
  'jammed-pistol': 'none',
  /** Thrown again for every turn. */
  'initiative-again': 'LS-TURN-03',
  /** Without the Assault action a figure can still attack at point blank. */
  'assault-at-hand': 'LS-ASLT-03',
  /** A disorientated man can neither fire nor assault. */
  'disorientated-bars': 'LS-LIGHT-05',
  /** Nobody fires automatic on the move. */
  'standing-automatic': 'LS-AUTO-08',
  'pistol-jam': 'LS-ASLT-10',
  /** Twice a turn at the same target. */
  twice: { rule: 'LS-FIRE-19', weapons: ['carbine'] },
  /** A blast forces everyone it catches to hide. */
  explosive: { rule: 'LS-HIDE-09', weapons: ['grenade', 'grenade-launcher', 'explosion'] },
  /** The template of a gun aimed at a point. */
  'at-point': { shift: 'LS-HMG-06', crew: 'LS-HMG-01', drift: 'LS-HMG-03', weapons: ['hmg'] },
  snipers: {
    weapons: ['sniper-rifle'],
    hides: 'LS-SNIP-02',
    'spotter-hides': 'LS-SNIP-06',
    'spotter-helps': 'LS-SNIP-05',
    aim: 'LS-SNIP-04',
    'shared-sight': 'LS-SNIP-07',
  },
  /** Instead of the wound tables: what wounds take off the die to hit, and the medic. */
  alternative: {
    light: 'LS-ALT-02',
    serious: 'LS-ALT-03',
    heals: 'LS-ALT-08',
    penalties: { light: 1, serious: 2 },
  },
  rally: {
    hide: 'LS-HIDE-07',
    self: 'LS-HIDE-08',
    broken: 'LS-RALLY-01',
    squad: 'LS-RALLY-02',
    'may-not': 'LS-RALLY-03',
    figure: 'LS-RALLY-04',
  },
  suppression: { side: 'LS-SUPP-01', each: 'LS-SUPP-02' },
  /** A man who's out lies on the table. */
  campaign: {
    casualty: 'LS-CAMP-01',
    death: 'LS-CAMP-02',
    treated: 'LS-CAMP-03',
    fate: 'LS-CAMP-04',
    carried: 'LS-CAMP-05',
    winner: 'LS-CAMP-06',
    camp: 'LS-CAMP-07',
  },
  vehicles: vehicleTracking,
} as const satisfies Partial<Tracking>;

/** Throws that everyone owes. */
export const everybody = ['grenade', 'molotov'] as const;
