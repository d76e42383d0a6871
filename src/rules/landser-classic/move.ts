import { type Book, MOVES, type Movement } from '../../../data/landser-classic/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed, net, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { Refusal } from './refusal.ts';

const options = {
  unit: known.oneOf(['soldier'], { default: 'soldier' }),
  action: choice.oneOf(MOVES, { default: 'move', filled: true, aside: true }),
  'wounds-a': known.integer(0, Infinity, { default: 0 }),
  half: known.flag(),
  difficult: eye.flag(),
  modifier: { ...MODIFIER, length: true },
} satisfies OptionTable;

/** A move, as declared. */
export type Moving = OptionsOf<typeof options>;

function resolve(ruling: Ruling, moving: Moving, { movement }: Book): Facts {
  const { action } = moving;
  if (moving['wounds-a'] > 0 && movement['not-with-wounds-a'].includes(action)) {
    throw new Refusal(movement['wounds-a'].rule, 'too-wounded-to-move-so', { action });
  }
  const { inches, ...cite } = movement.actions[action];
  const modifiers = [...agreed(moving.modifier), ...times(movement['wounds-a'], moving['wounds-a'])];
  const full = Math.max(0, inches + net(modifiers));
  ruling.note({ ...cite, about: `${inches}″` }, `${full}″`, modifiers);
  // up to a whole inch.
  const allowance = moving.half ? Math.ceil(full / 2) : full;
  if (moving.half) ruling.note(movement.half, `${allowance}″`);
  noteGround(ruling, moving, allowance, movement);
  return { allowance };
}

/** What only the players see of the ground: how far it lets him go, and what it rules out. */
function noteGround(ruling: Ruling, { action, difficult }: Moving, allowance: number, movement: Movement): void {
  if (difficult) {
    const { part, ...cite } = movement.difficult[action === 'sneak' ? 'sneak' : 'others'];
    ruling.note(cite, `${allowance * part}″`);
  }
  const { reminders } = movement;
  if (action === 'move-fast') {
    ruling.note(reminders['full-cover'], 'not-into-full-cover');
    ruling.note(reminders.barriers, 'none-crossed');
  } else ruling.note(reminders.obstacles, 'double-cost');
}

/** How far a soldier goes: no dice. */
export const move = {
  kind: 'movement',
  options,
  resolve,
} satisfies Contract<Moving, Book>;
