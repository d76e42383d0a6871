import type { Campaign } from '../../campaign/campaign.ts';
import type { LogEvent } from '../../campaign/record.ts';

/** What a record says in which a log leaves its channel: the ledger stays behind, so the dice come from the seed again. */
export function beaconLeft({ beacon }: Pick<Campaign, 'beacon'>): readonly LogEvent[] {
  return beacon ? [{ type: 'beacon-ended' }] : [];
}
