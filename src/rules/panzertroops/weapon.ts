import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Verb } from '../../kernel/verb.ts';
import type { Book } from './book.ts';
import { held } from './tracked/firer.ts';
import { afterWork, forbiddenWork } from './tracked/working.ts';

const options = {
  action: {
    type: 'string',
    values: ['crew', 'pick-up', 'abandon'],
    required: true,
    help: "Join a weapon's crew, pick a weapon up, or give one up for good",
  },
  unit: { type: 'string', help: 'Who does it' },
  from: { type: 'string', help: 'Whose weapon it is' },
} as const satisfies OptionTable;

/** What is done about a weapon. */
export type Working = OptionsOf<typeof options>;

/**
 * PT-REUSE-01, -02: no dice and no facts; what changes, changes on the tracked units.
 * @throws {InputError} if nobody said who does it, or whose weapon it is
 */
function resolve(ruling: Ruling, working: Working, { work }: Book): Facts {
  const { action } = working;
  const needed = action === 'abandon' ? (['unit'] as const) : (['unit', 'from'] as const);
  const missing = needed.filter((name) => working[name] === undefined);
  if (missing.length > 0) throw new InputError('missing-options', { missing });
  ruling.note(work[action], 'done');
  return {};
}

/** Weapons that have lost their men. */
export const weapon: Verb<Working, Book> = {
  options,
  // Its units may be named by options of its own.
  ofTable: true,
  ofCampaign: true,
  fallen: ['killed'],
  resolve,
  fills: ['unit', 'from'],
  fill: ({ actor, targets }) => held({ unit: actor?.name, from: targets[0]?.name }),
  forbid: forbiddenWork,
  effects: (scene, working, _outcome, _draw, book) => afterWork(scene, working, book),
};
