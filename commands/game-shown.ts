import type { Campaign } from '../src/campaign/campaign.ts';
import type { Game } from '../src/campaign/game.ts';

/** The campaign whose units and sides may be meant: one that is over has none to act. */
export function gameShown({ game }: Campaign): Game | undefined {
  return game?.phase === 'ended' ? undefined : game;
}
