import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Verb } from '../../kernel/verb.ts';
import { type Emplaced, INDIRECT, type Indirect, SET_UP } from './armoury.ts';
import { type Book, type Duration, WORK } from './book.ts';
import { afterWork, forbiddenWork, knownOfWork } from './tracked/working.ts';

const options = {
  action: { type: 'string', values: WORK, required: true, help: 'What is begun' },
  weapon: { type: 'string', values: SET_UP, help: 'What is set up: an anti-tank gun, artillery, a mortar' },
  turn: { type: 'integer', min: 1, default: 1, help: 'The turn in which it begins' },
} as const satisfies OptionTable;

/** Work on a gun, as declared. */
export type Working = OptionsOf<typeof options>;

function resolve(ruling: Ruling, working: Working, book: Book): Facts {
  const { turns, ...cite } = durationOf(working, book);
  const ready = working.turn + turns;
  ruling.note(cite, `turn ${ready}`);
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

/** Setting up, hooking up, calling fire, capturing: from which turn on it serves. No dice. */
export const weapon: Verb<Working, Book> = {
  options,
  ofTable: true,
  resolve,
  fallen: ['wiped-out'],
  fills: ['weapon', 'turn'],
  fill: knownOfWork,
  forbid: forbiddenWork,
  effects: (scene, declared, outcome, _draw, book) => afterWork(scene, declared, outcome, book),
};
