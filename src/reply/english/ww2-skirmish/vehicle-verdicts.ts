import type { Facts } from '../../../kernel/facts.ts';
import { hit as hitOn, missed } from '../named.ts';
import type { Declared, Verdicts } from '../verdicts.ts';
import { losses, several } from './losses.ts';

/** Vehicles, bunkers, melee and movement by WW2 Skirmish. */
export const vehicleVerdicts: Verdicts = {
  tankhit,
  demolish,
  assault,
  move,
  points: ({ points, total }) =>
    points === total ? `${several(points, 'point')}.` : `${several(points, 'point')} a figure, ${total} in all.`,
};

const INSIDE: Readonly<Record<string, string>> = {
  none: 'to no effect.',
  'occupants-1': 'one occupant is hit as by a machine gun (/effect by:mg).',
  'occupants-2': 'two occupants are hit as by a machine gun (/effect by:mg figures:2).',
  'occupants-4': 'four occupants are hit as by a machine gun (/effect by:mg figures:4).',
  'occupants-all': 'all occupants are hit as by a machine gun (/effect by:mg).',
};

const DAMAGE: Readonly<Record<string, string>> = {
  ...INSIDE,
  stunned: 'the crew is stunned and does nothing next turn.',
  optics: 'the optics are gone, and the main gun is silent.',
  'weapon-wrecked': 'one of its weapons, drawn at random, is wrecked.',
  immobilised: 'it is stopped for the rest of the game.',
  'driver-killed': 'the driver is killed, and it stops: at 6" or more it crashes (/move task:crash).',
  'on-fire': 'it is on fire, and all must get out.',
  explodes: 'it explodes, with all aboard; if it was moving, it crashes (/move task:crash cause:explodes).',
  abandoned: 'the crew abandons it.',
};

function tankhit({ hit, damage, 'explodes-in': turns }: Facts, declared: Declared): string {
  if (!hit) return `${missed(declared)}.`;
  if (damage === 'ammo-fire') {
    return `${hitOn(declared)}: the ammunition is on fire. All must get out: it explodes in ${several(turns, 'turn')}.`;
  }
  return `${hitOn(declared)}: ${DAMAGE[String(damage)]}`;
}

function demolish(facts: Facts, declared: Declared): string {
  const { hit, effect, exploded, kills } = facts;
  if (hit !== undefined) return hit ? `${hitOn(declared)}: ${INSIDE[String(effect)]}` : `${missed(declared)}.`;
  if (exploded === undefined) return kills === 0 ? 'Nobody in it is killed.' : `${kills} in it killed.`;
  if (!exploded) return 'The charge fails to explode.';
  return kills === undefined ? 'The charge explodes.' : `The charge explodes: ${losses(facts)}.`;
}

const LOSER: Readonly<Record<string, string>> = {
  'pushed-back': 'is forced back 1"',
  wounded: 'is wounded',
  disabled: 'is disabled',
  killed: 'is killed',
};

function assault({ winner, result, captured }: Facts, { names: { who, at } = {} }: Declared): string {
  if (winner === 'none') {
    const both = who === undefined || at === undefined ? 'Neither gives way' : `Neither ${who} nor ${at} gives way`;
    return `${both}: they fight on next phase.`;
  }
  const loser = winner === 'attacker' ? (at ?? 'The defender') : (who ?? 'The attacker');
  return `${loser} ${LOSER[String(result)]}${captured ? ' and captured' : ''}.`;
}

function move({ inches, stuck, released }: Facts): string {
  if (stuck !== undefined) return stuck ? 'Stuck at the obstacle.' : 'It gets across.';
  if (released !== undefined) return released ? 'It is free.' : 'It is still stuck.';
  return `${inches}".`;
}
