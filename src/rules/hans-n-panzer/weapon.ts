import { type Emplaced, INDIRECT, type Indirect, SET_UP } from '../../../data/hans-n-panzer/armoury.ts';
import { type Duration, WORK } from '../../../data/hans-n-panzer/book/men.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { choice, known, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  action: choice.oneOf(WORK, { required: true, aside: true }),
  weapon: known.oneOf(SET_UP),
  turn: known.integer(1, Infinity, { default: 1 }),
  deployed: known.flag(),
} satisfies OptionTable;

/** Work on a gun, as declared. */
export type Working = OptionsOf<typeof options>;

function resolve(ruling: Ruling, working: Working, book: Book): Facts {
  const { turns, ...cite } = durationOf(working, book);
  // HP-RUL-36: a unit that deploys a piece before the battle has finished the work by the start.
  const isDeployed = working.deployed && (working.action === 'set-up' || working.action === 'hook-up');
  const ready = isDeployed ? 1 : working.turn + turns;
  ruling.note(cite, { says: 'turn', values: [ready] });
  return { 'ready-turn': ready };
}

/** HP-RUL-10: how long it takes. @throws {InputError} for setting up nothing */
function durationOf({ action, weapon }: Working, { work }: Book): Duration {
  if (action !== 'set-up') return work.actions[action];
  if (weapon === undefined) throw new InputError('missing-options', { missing: ['weapon'] });
  return work.setUp[isIndirect(weapon) ? weapon : 'gun'];
}

function isIndirect(weapon: Emplaced): weapon is Indirect {
  return (INDIRECT as readonly string[]).includes(weapon);
}

/** Setting up, hooking up, calling fire, capturing: the turn from which it's ready. No dice. */
export const weapon = { kind: 'upkeep', options, resolve } satisfies Contract<Working, Book>;
