import type { Layout } from '../../src/kernel/printed/printer.ts';
import { assault as handToHand } from './assault.ts';
import { effects as hurt } from './effects.ts';
import { bands, dogsChance as chance, toHit as hits, jams, modifiers } from './fire.ts';
import { breakOff as breaking, medic as care } from './game.ts';
import { grenades as thrown } from './grenades.ts';
import { movement } from './movement.ts';
import { observation as sight } from './observation.ts';
import { profiles, squads } from './squad.ts';

const { upTo } = bands;
const { from } = jams;
/** The die that jams fully automatic fire, for whoever fires so. */
const AUTO = {
  smg: from.smg.single,
  'smg-soviet': from['smg-soviet'].single,
  lmg: from.lmg.auto,
  gpmg: from.gpmg.single,
};

export const rangeBands = {
  id: 'range-bands',
  title: 'Range bands',
  rule: bands.rule,
  columns: ['up to'],
  as: 'inches',
  rows: [
    { of: 'PB', name: 'PB', cells: [upTo.PB] },
    { of: 'S', name: 'S', cells: [upTo.S] },
    { of: 'M', name: 'M', cells: [upTo.M] },
    { of: 'L', name: 'L', cells: [upTo.L] },
    { of: 'E', name: 'E', cells: [upTo.E] },
  ],
} as const satisfies Layout;

/** Includes each weapon's jam roll, and the grenade launcher, which is fired at a point. */
export const toHit = {
  id: 'to-hit',
  title: `To hit men: D${hits.sides}, this or more`,
  rule: hits.rule,
  of: 'weapon',
  columns: ['PB', 'S', 'M', 'L', 'E', 'jam', 'auto'],
  rows: [
    {
      each: hits.need,
      cells: ['.', { by: from, faces: 'single', sides: hits.sides }, { by: AUTO, faces: '.', sides: hits.sides }],
    },
    { of: 'grenade-launcher', cells: [...thrown.launched.need, null, null], rule: thrown.launched.rule },
  ],
  notes: [
    `Jam: throw a second D${hits.sides} after a natural ${jams.natural}. Auto: the same when fully automatic.`,
    `A GPMG with a crew of one always jams after a natural ${jams.natural} (${jams.alone.rule}).`,
  ],
} as const satisfies Layout;

export const modifiersToHit = {
  id: 'to-hit-modifiers',
  title: 'Modifiers to hit',
  rule: hits.rule,
  columns: ['value'],
  as: 'modifier',
  rows: [{ modifiers }],
} as const satisfies Layout;

export const effects = {
  id: 'effects',
  title: `Effects and wounds: D${hurt.effect.sides}`,
  rule: hurt.effect.rule,
  columns: ['effects', 'light', 'serious'],
  rows: [{ totals: [hurt.effect, hurt.light, hurt.serious] }],
} as const satisfies Layout;

const { bonus, 'light-this-turn': lightBefore, 'serious-before': seriousBefore } = hurt;

/** The modifiers to the three rolls. */
export const effectModifiers = {
  id: 'effect-modifiers',
  title: 'Added to the rolls for effects and wounds',
  rule: hurt.effect.rule,
  columns: ['effects', 'light', 'serious'],
  as: 'modifier',
  rows: [
    { each: bonus.effect, cells: ['value', { by: bonus.light, take: 'value' }, { by: bonus.serious, take: 'value' }] },
    { of: 'light wound this turn already', cells: [null, lightBefore.value, null], rule: lightBefore.rule },
    { of: 'serious wounds this game', cells: [null, null, seriousBefore.value], rule: seriousBefore.rule },
  ],
  notes: ['The bonus for serious wounds is for each of them.'],
} as const satisfies Layout;

export const grenades = {
  id: 'grenades',
  title: `Grenade effectiveness: D${thrown.effectiveness.sides}, ${thrown.effectiveness.need} or more`,
  rule: thrown.effectiveness.rule,
  columns: ['value'],
  as: 'modifier',
  rows: [{ modifiers: thrown.cover }],
  notes: [
    `You can throw it up to ${thrown.reach.inches}″. It lands there on ${thrown.thrown.need} or more on a D${thrown.thrown.sides} (${thrown.thrown.rule}).`,
  ],
} as const satisfies Layout;

export const drift = {
  id: 'grenade-drift',
  title: 'Where a missed grenade lands: two D6',
  rule: thrown.direction.rule,
  columns: ['o’clock', 'inches'],
  rows: [{ faces: [thrown.direction, thrown.drift] }],
} as const satisfies Layout;

export const dogsChance = {
  id: 'dogs-chance',
  title: 'Dog’s chance: 2D6',
  rule: chance.rule,
  columns: ['result'],
  rows: [{ faces: [chance] }],
} as const satisfies Layout;

export const observation = {
  id: 'observation',
  title: `Observation: D${sight.sides}, this or more`,
  rule: sight.rule,
  columns: ['PB', 'S', 'M', 'L', 'E'],
  rows: [{ each: sight.need, cells: ['.'] }],
  notes: ['Auto: you spot him without a die.'],
} as const satisfies Layout;

/** Both throw, and the higher wins. */
export const assault = {
  id: 'assault',
  title: 'Assault: added to the D6 of each',
  rule: handToHand.attacker.rule,
  columns: ['value'],
  as: 'modifier',
  rows: [
    {
      modifiers: {
        ...handToHand.weapons,
        opponents: handToHand.opponents,
        disorientated: handToHand.disorientated,
        wounded: handToHand.wounded,
      },
    },
  ],
} as const satisfies Layout;

export const medic = {
  id: 'medic',
  title: `Medic, for a soldier who’s down: D${care.sides}`,
  rule: care.rule,
  columns: ['result'],
  rows: [{ faces: [care] }],
} as const satisfies Layout;

export const breakOff = {
  id: 'break-off',
  title: `Break-off point: D${breaking.sides}`,
  rule: breaking.rule,
  columns: ['out of action'],
  rows: [{ of: 'squad', cells: [breaking.from] }],
  notes: ['You throw from this many out of action. The squad breaks if the throw is above its number in action.'],
} as const satisfies Layout;

/** The men of the squad, with their weapons and actions. */
export const squad = {
  id: 'squad',
  title: squads.squad.name,
  rule: squads.squad.rule,
  columns: ['men', 'weapon', 'actions'],
  rows: [
    {
      each: squads.squad.members,
      of: 'profile',
      name: 'profile',
      cells: [
        'count',
        { by: profiles, listed: ['fields.weapon', 'fields.sidearm'] },
        { by: profiles, listed: ['fields.actions'] },
      ],
    },
  ],
} as const satisfies Layout;

/** Every table of the original, in the book's order. */
export const printed = [
  rangeBands,
  toHit,
  modifiersToHit,
  effects,
  effectModifiers,
  {
    id: 'movement',
    title: 'Movement in a turn',
    rule: movement.actions.move.rule,
    columns: ['inches'],
    as: 'inches',
    rows: [{ each: movement.actions, cells: ['inches'], rule: 'rule' }],
  },
  grenades,
  drift,
  dogsChance,
  observation,
  assault,
  medic,
  breakOff,
  squad,
] as const satisfies readonly Layout[];
