import { type Book, type Going, type Movement, type RandomMove, VEHICLES } from '../../../data/landser/book.ts';
import { MOVES } from '../../../data/landser-classic/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, net, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { Refusal } from '../landser-classic/refusal.ts';

const options = {
  unit: known.oneOf(['soldier', ...VEHICLES], { default: 'soldier' }),
  action: choice.oneOf(MOVES, { default: 'move', filled: true, aside: true }),
  'wounds-a': known.integer(0, Infinity, { default: 0 }),
  half: known.flag(),
  difficult: eye.flag(),
  'drive-test': eye.oneOf(['none', 'light', 'medium', 'heavy'], { default: 'none', when: { unit: VEHICLES } }),
  modifier: { ...MODIFIER, length: true },
} satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options>;

function resolve(ruling: Ruling, moving: Moving, { movement }: Book): Facts {
  const going = goingOf(moving, movement);
  const full = inchesOf(ruling, moving, going, movement);
  // R-46: up to a whole inch.
  const allowance = moving.half ? Math.ceil(full / 2) : full;
  if (moving.half) ruling.note(movement.half, `${allowance}″`);
  noteGround(ruling, moving, allowance, movement);
  if (moving['drive-test'] === 'none') return { allowance };
  return { allowance, immobilised: !ruling.test(movement.driveTest[moving['drive-test']]).passed };
}

/** The row of the table. @throws {Refusal} for what a vehicle, or a man with such a wound, can't do */
function goingOf({ unit, action, 'wounds-a': wounds }: Moving, movement: Movement): Going {
  if (unit !== 'soldier' && action === 'sneak') throw new Refusal(movement['no-sneak'], 'vehicles-do-not-sneak');
  if (wounds > 0 && movement['not-with-wounds-a'].includes(action)) {
    throw new Refusal(movement['wounds-a'].rule, 'too-wounded-to-move-so', { action });
  }
  return unit === 'soldier' || action === 'sneak' ? movement.actions[action] : movement.vehicles[unit][action];
}

/** How far in the open, never below 0. */
function inchesOf(ruling: Ruling, moving: Moving, { inches, random, ...cite }: Going, movement: Movement): number {
  const changes = [...agreed(moving.modifier), ...times(movement['wounds-a'], moving['wounds-a'])];
  if (ruling.on('random-move')) return thrownInches(ruling, moving, random, changes, movement);
  const full = Math.max(0, inches + net(changes));
  ruling.note({ ...cite, about: `${inches}″` }, `${full}″`, changes);
  return full;
}

function thrownInches(
  ruling: Ruling,
  { unit, action }: Moving,
  random: RandomMove,
  changes: readonly Modifier[],
  movement: Movement,
): number {
  // R-31: with `vehicle-fast-doubled`, the dice for the Move.
  const doubled = unit !== 'soldier' && action === 'move-fast' && ruling.on('vehicle-fast-doubled');
  const { die, plus, ...row } = doubled ? movement.vehicles[unit].move.random : random;
  const cite = { ...row, about: `${die}${plus === 0 ? '' : `+${plus}`}″` };
  const { rows, ...dice } = movement.dice[die];
  const face = rows
    ? Number(ruling.consult({ ...cite, ...dice, rows }).result)
    : ruling.roll({ ...cite, ...dice }).natural;
  const { times: twice, ...doubling } = movement.doubled;
  const base = doubled ? twice * (face + plus) : face;
  const besides = doubled || plus === 0 ? [] : [{ rule: cite.rule, label: movement.besides, value: plus }];
  const modifiers = [...besides, ...changes];
  const full = Math.max(0, base + net(modifiers));
  ruling.note(doubled ? doubling : cite, `${full}″`, modifiers);
  return full;
}

/** What only the players see of the ground: how far it lets a figure go, and what it rules out. */
function noteGround(ruling: Ruling, { unit, action, difficult }: Moving, allowance: number, movement: Movement): void {
  const vehicle = unit !== 'soldier';
  if (difficult) {
    const { part, ...cite } = movement.difficult[vehicle ? 'vehicle' : action === 'sneak' ? 'sneak' : 'others'];
    ruling.note(cite, `${allowance * part}″`);
  }
  const { reminders } = movement;
  if (vehicle) ruling.note(reminders['light-terrain'], 'full-speed');
  else if (action === 'move-fast') {
    ruling.note(reminders['full-cover'], 'not-into-full-cover');
    ruling.note(reminders.barriers, 'none-crossed');
  } else ruling.note(reminders.obstacles, 'double-cost');
}

/** How far soldiers and vehicles go. */
export const move = {
  kind: 'movement',
  options,
  resolve,
} satisfies Contract<Moving, Book>;
