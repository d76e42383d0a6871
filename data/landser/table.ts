import {
  verbs as original,
  kinds as originalKinds,
  limits as originalLimits,
  looks as originalLooks,
  sight,
  softGround,
  templateLies,
  wayGone,
} from '../landser-classic/table.ts';
import type { TableValues } from '../table.ts';

export { sight, softGround };

/** What each kind of piece is: as in the original, whose rules of ground have the same numbers here. */
export const kinds = originalKinds;

export const limits = {
  ...originalLimits,
  /** How near the edge of the table somebody can be carried off it, in inches (ours: contact). */
  edge: 0.25,
} as const;

export const verbs = {
  ...original,
  move: {
    place: 'to',
    // Ours: the book is silent.
    turns: true,
    allowance: 'allowance',
    fills: { difficult: 'difficult', 'drive-test': 'drive-test' },
    forbids: { way: 'LS-TERR-04', allowance: 'LS-MOVE-01', line: 'LS-TERR-06', apart: 'LS-LIGHT-06' },
  },
  spot: { place: 'point', sees: 'LS-OBS-06', fills: { range: 'range-to-point', state: 'state' } },
  fire: {
    sees: 'LS-FIRE-07',
    fills: { range: 'range', cover: 'cover' },
    forbids: { field: 'LS-AUTO-03', covered: 'LS-COV-01' },
  },
  effect: {
    ...original.effect,
    more: { ...original.effect.more, rule: 'LS-GREN-05' },
    fills: { ...original.effect.fills, cover: 'cover-from-gun' },
  },
  grenade: {
    ...original.grenade,
    more: { ...original.grenade.more, rule: 'LS-GREN-05' },
    sees: { rule: 'LS-LAUN-02', when: { weapon: ['grenade-launcher'] } },
  },
  tankhit: {
    sees: 'LS-FIRE-07',
    fills: { range: 'range-to-vehicle', cover: 'cover', facing: 'facing', elevation: 'elevation' },
    forbids: { covered: 'LS-COV-01' },
  },
  assault: {
    fills: { 'attacker-difficult': 'attacker-difficult', 'defender-difficult': 'defender-difficult' },
    forbids: { apart: 'LS-ASLT-02', allowance: 'LS-ASLT-03' },
  },
  act: { fills: { edge: 'at-edge' }, forbids: { apart: 'LS-SURR-02' } },
} as const satisfies TableValues['verbs'];

/** Nobody hides from those who are that near, or where there's nothing to hide in (LS-OBS-04, R-18). */
export const spots = [
  { rule: 'LS-OBS-03', within: 2 },
  { rule: 'LS-OBS-04', open: true },
] as const satisfies TableValues['spots'];

export const looks = { ...originalLooks, rule: 'LS-OBS-01' } as const satisfies TableValues['looks'];

export const leaves = [
  { ...wayGone, rule: 'LS-COV-01' },
  { ...templateLies, rule: 'LS-AUTO-03' },
] as const satisfies TableValues['leaves'];

/** What a drawn table says in the expanded edition. */
export const table = { kinds, sight, spots, looks, verbs, leaves } as const satisfies TableValues;
