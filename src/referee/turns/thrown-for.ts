import type { Campaign } from '../../campaign/campaign.ts';
import type { Due, Game } from '../../campaign/game.ts';
import { isThrown, owedBySides, sideOwing } from '../../campaign/owed/owed-by.ts';
import { owedCommand } from '../../campaign/owed/owed-command.ts';
import { THE_CLOCK } from '../../campaign/the-clock.ts';
import { dueNow } from '../../campaign/turns.ts';
import { commandText } from '../../kernel/options/given-command.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { blocksOf } from '../../kernel/state/due.ts';
import { type Trying, wouldCome } from '../rulings/trying.ts';

/** What's waited for from a side now, as far as rulings are owed. */
export function owedBySide(game: Game, ruleset: Ruleset, side: string): readonly Due[] {
  return owedBySides(game, ruleset).get(side) ?? [];
}

/** What nobody can act before, whoever gives it: the initiative between two turns. */
export function owedByAll(game: Game, ruleset: Ruleset): readonly Due[] {
  return dueNow(game, ruleset).filter((due) => sideOwing(due, game) === undefined && blocksOf(due).includes('all'));
}

/** Whether the clock could throw an owed ruling: it leaves its player no choice, and nobody's eyes are needed for it. */
export function isForTheClock(due: Due, campaign: Campaign, ruleset: Ruleset): boolean {
  const game = campaign.game!;
  return isThrown(due, game, ruleset) && wouldCome(campaign, clockGives(due, game, ruleset)) === 'ruled';
}

/** An owed ruling as the clock gives it. */
export function clockGives(due: Due, game: Game, ruleset: Ruleset): Trying & { readonly command: string } {
  const owed = owedCommand(due, game, ruleset);
  return { command: commandText(owed), verb: owed.name, given: owed.given, user: THE_CLOCK };
}
