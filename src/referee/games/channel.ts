import type { Campaign } from '../../campaign/campaign.ts';
import { NotAllowed } from '../../kernel/refusal.ts';
import type { Asked } from '../asked.ts';

/** A user who runs a channel, or wants to. */
export type Running = Pick<Asked, 'user' | 'manager' | 'managesChannel'>;

/**
 * A channel's rulebook and its log as a whole are for the user who set it up, for the umpires of its campaigns,
 * past and present, and for anyone who manages the channel. A channel that nobody has set up is open to everyone.
 * @throws {NotAllowed} for others
 */
export function assertMayRunChannel(
  { keepers = [] }: Pick<Campaign, 'keepers'>,
  { user, manager = false, managesChannel = false }: Running,
): void {
  if (manager || managesChannel || keepers.length === 0 || keepers.includes(user)) return;
  throw new NotAllowed('not-your-channel');
}
