import type { Facts } from '../../kernel/facts.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed, net, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { type Book, MOVES, type Movement } from './book.ts';

const options = {
  unit: {
    from: 'known',
    type: 'string',
    values: ['soldier'],
    default: 'soldier',
    help: 'Who moves; this book only has soldiers',
  },
  action: {
    from: 'choice',
    filled: true,
    type: 'string',
    values: MOVES,
    default: 'move',
    help: 'The action he takes',
  },
  'wounds-a': { from: 'known', type: 'integer', min: 0, default: 0, help: 'How many (a) wounds he has' },
  half: { from: 'known', type: 'boolean', default: false, help: 'He’s disorientated, so he moves at half speed' },
  difficult: { from: 'eye', type: 'boolean', default: false, help: 'The whole move is in difficult ground' },
  modifier: { ...MODIFIER, help: 'Inches more or less that you’ve agreed on' },
} as const satisfies OptionTable;

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
  ruling.note(cite, `${full}″`, modifiers);
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
export const move: Contract<Moving, Book> = {
  options,
  resolve,
};
