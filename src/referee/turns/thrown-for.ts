import type { Campaign } from '../../campaign/campaign.ts';
import type { Due, Game } from '../../campaign/game.ts';
import { owedCommand } from '../../campaign/owed/owed-command.ts';
import { sideOwing } from '../../campaign/owed/owing.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { THE_CLOCK } from '../../campaign/the-clock.ts';
import { dueNow } from '../../campaign/turns.ts';
import { commandText } from '../../kernel/options/given-command.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { blocksOf } from '../../kernel/state/due.ts';
import { leavesChoice } from '../rulings/acting.ts';
import { type Trying, wouldCome } from '../rulings/trying.ts';

/** What a side owes now; what anybody can give, each side owes. */
export function owedBySide(game: Game, ruleset: Ruleset, side: string): readonly Due[] {
  return dueNow(game, ruleset).filter((due) => (sideOwing(due, game) ?? side) === side);
}

/** What nobody can act before, whoever gives it: the initiative between two turns. */
export function owedByAll(game: Game, ruleset: Ruleset): readonly Due[] {
  return dueNow(game, ruleset).filter((due) => sideOwing(due, game) === undefined && blocksOf(due).includes('all'));
}

/** Whether the clock could throw an owed ruling: it leaves its player no choice, and nobody's eyes are needed for it. */
export function isForTheClock(due: Due, campaign: Campaign, ruleset: Ruleset): boolean {
  const game = campaign.game!;
  const actor = due.unit === undefined ? undefined : game.units[due.unit];
  const targets = (due.targets ?? []).flatMap((id) => game.units[id] ?? []);
  const { verb, options } = due;
  const scene = sceneOf(game, ruleset, undefined, { actor, targets });
  if (leavesChoice({ scene, verb, ruleset, options, declared: {}, due })) return false;
  return wouldCome(campaign, clockGives(due, game, ruleset)) === 'ruled';
}

/** An owed ruling as the clock gives it. */
export function clockGives(due: Due, game: Game, ruleset: Ruleset): Trying & { readonly command: string } {
  const owed = owedCommand(due, game, ruleset);
  return { command: commandText(owed), verb: owed.name, given: owed.given, user: THE_CLOCK };
}
