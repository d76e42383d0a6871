import type { Campaign } from '../campaign/campaign.ts';
import { sideOf } from '../campaign/game.ts';
import { dueNow, yetToAct } from '../campaign/turns.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { isUmpire } from '../referee/agreement/permission.ts';
import { gameShown } from './game-shown.ts';

/** What concerns somebody in a channel, for machines: without a campaign, only the rulebook. */
export function standing(ruleset: Ruleset, campaign: Campaign, user: string): Readonly<Record<string, unknown>> {
  const game = gameShown(campaign);
  if (!game) return { rules: ruleset.id };
  const side = sideOf(game, user);
  const { at } = game;
  const own = at?.side !== undefined && at.side === side;
  return {
    rules: ruleset.id,
    campaign: game.name,
    phase: game.phase,
    umpire: isUmpire(game, user),
    ...(side === undefined ? {} : { side }),
    ...(at ? { at, verbs: ruleset.turn.steps.find(({ id }) => id === at.step)?.verbs ?? [] } : {}),
    yetToAct: own ? yetToAct(game, ruleset).map(({ name }) => name) : [],
    due: dueNow(game, ruleset),
  };
}
