import type { Campaign } from '../campaign/campaign.ts';
import { NotAllowed } from '../kernel/refusal.ts';
import type { Asked } from './asked.ts';

/** Who runs a channel, or would like to. */
export type Running = Pick<Asked, 'user' | 'manager' | 'managesChannel'>;

/**
 * The rulebook of a channel, and what becomes of its log, are for those who set it up, for the umpires of its campaigns,
 * past and present, and for whoever manages the channel. What nobody has set up is anybody's.
 * @throws {NotAllowed} for others
 */
export function assertMayRunChannel(
  { keepers = [] }: Pick<Campaign, 'keepers'>,
  { user, manager = false, managesChannel = false }: Running,
): void {
  if (manager || managesChannel || keepers.length === 0 || keepers.includes(user)) return;
  throw new NotAllowed('not-your-channel');
}
