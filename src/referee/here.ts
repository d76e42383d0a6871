import type { Found, OpenCampaign } from '../campaign/folding/campaigns.ts';
import { InputError } from '../kernel/refusal.ts';
import { reading } from './not-written.ts';

/**
 * The campaign that was found in a channel, if there's one.
 * @throws {InputError} with the log's new channel, if it has moved @throws {NotWritten} if the store failed
 */
export async function here(finding: Promise<Found>): Promise<OpenCampaign | undefined> {
  const { known, movedTo } = await reading(finding);
  if (movedTo !== undefined) throw new InputError('game-moved', { channel: movedTo });
  return known;
}
