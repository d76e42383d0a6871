import { type Game, sideOf } from '../../campaign/game.ts';
import type { OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import { isUmpire } from '../agreement/permission.ts';
import type { DeclaredAction } from './action.ts';

/**
 * A player can't contradict what the referee knows about the units, if the book leaves that to umpires.
 * @throws {InputError} with what is known
 */
export function assertKnown(action: DeclaredAction, game: Game | undefined, user: string): void {
  const { ruleset, verb, declared, known } = action;
  const { known: kept } = ruleset;
  if (!game || !action.tracked || kept === undefined) return;
  if (isUmpire(game, user) && sideOf(game, user) === undefined) return;
  const { options } = verbOf(ruleset, verb);
  for (const [option, value] of Object.entries(known)) {
    const said = declared[option];
    if (!isKept(ruleset, options, option)) continue;
    if (said === undefined || value === undefined || said === value) continue;
    throw new InputError('known-otherwise', { option, known: value });
  }
}

/** Whether what the referee knows of an option can't be contradicted by players. */
export function isKept({ known: kept }: Pick<Ruleset, 'known'>, options: OptionTable, option: string): boolean {
  return kept === 'umpire' ? options[option]?.from === 'known' : (kept?.includes(option) ?? false);
}
