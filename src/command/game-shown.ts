import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';

/** The campaign whose units and sides may be meant: one that is over has none to act. */
export function gameShown({ game }: Campaign): Game | undefined {
  return game?.phase === 'ended' ? undefined : game;
}
