import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import { turnSteps, waitedFor } from '../../campaign/turns.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { isOfUnits } from '../../kernel/verb.ts';
import { canEndStep, owesFirst } from '../../referee/turns/turn-end.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button } from '../../reply/document.ts';

/**
 * The button that ends the step for a player, if they could end it now. It carries the step, so that a panel that's been lying
 * about ends no other one.
 * @param first whether there's nothing else left to do
 */
export function endButton(
  words: Catalogue,
  campaign: Campaign,
  ruleset: Ruleset,
  user: string,
  first: boolean,
): readonly Button[] {
  const { game } = campaign;
  if (!game || !canEndStep(campaign, ruleset, user)) return [];
  return [
    {
      action: 'end',
      of: { step: stepOf(game) },
      label: labelOf(words, game, ruleset, user),
      ...(first ? { first } : {}),
    },
  ];
}

/** The same for whoever presses it, where one side has finished a step that both play at once, and another can now. */
export function endForOthers(words: Catalogue, game: Game, ruleset: Ruleset): readonly Button[] {
  if (game.ready.length === 0 || game.over || game.phase !== 'open' || !game.at) return [];
  if (waitedFor(game).every((side) => owesFirst(game, ruleset, side))) return [];
  return [{ action: 'end', of: { step: stepOf(game) }, label: labelOf(words, game, ruleset, undefined), first: true }];
}

/** The step that's being played, in a word that's never the same for another one of the battle. */
export function stepOf({ at }: Game): string {
  return at ? `${at.turn}/${at.step}/${at.side ?? ''}` : '';
}

/** Whether units act in a step: they don't between two turns. */
function isPlayed(step: string, { turn, verbs }: Ruleset): boolean {
  return turn.steps.some(
    ({ id, verbs: all }) => id === step && all.some((verb) => verbs[verb] && isOfUnits(verbs[verb])),
  );
}

function labelOf(words: Catalogue, game: Game, ruleset: Ruleset, user: string | undefined): string {
  const { at } = game;
  if (!at) return words.notices.beginTurn;
  const own = at.side ?? (user === undefined ? undefined : sideOf(game, user));
  const steps = turnSteps(game, ruleset).filter(
    (each) => each.side === own || (each.side === undefined && isPlayed(each.step, ruleset)),
  );
  return steps.length > 1 || at.side === undefined ? words.panel.endStep : words.panel.endTurn;
}
