import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';

/** The campaign whose units and sides a name could mean. One that's over has no units left to act. */
export function gameShown({ game }: Campaign): Game | undefined {
  return game?.phase === 'ended' ? undefined : game;
}
