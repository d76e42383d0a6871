import type { Book } from '../../../data/panzertroops/book.ts';
import { choice, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  action: choice.oneOf(['crew', 'pick-up', 'abandon', 'heads-up', 'heads-down'], { required: true, aside: true }),
  unit: choice.text({ filled: true, instead: 'who' }),
  from: choice.text({ filled: true, instead: 'target' }),
} satisfies OptionTable;

/** What's done with a weapon. */
export type Working = OptionsOf<typeof options>;

/**
 * PT-REUSE-01, -02: no dice and no facts; it only changes the tracked units.
 * @throws {InputError} if nobody said who does it or whose weapon it is
 */
function resolve(ruling: Ruling, working: Working, { work }: Book): Facts {
  const { action } = working;
  const needed = action === 'crew' || action === 'pick-up' ? (['unit', 'from'] as const) : (['unit'] as const);
  const missing = needed.filter((name) => working[name] === undefined);
  if (missing.length > 0) throw new InputError('missing-options', { missing });
  ruling.note(work[action], 'done');
  return {};
}

/** Weapons that have lost their men, and heads that go up and down. */
export const weapon = { kind: 'upkeep', options, resolve } satisfies Contract<Working, Book>;
