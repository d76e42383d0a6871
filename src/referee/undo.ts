import type { Campaign } from '../campaign/campaign.ts';
import type { Known } from '../campaign/campaigns.ts';
import type { LogRecord } from '../campaign/record.ts';

/** The newest record that did something and is not struck out. */
export async function newestStanding(known: Known | undefined, campaign: Campaign): Promise<LogRecord | undefined> {
  const struck = new Set(campaign.struck);
  for (let seq = campaign.seq; known && seq > 0; seq--) {
    if (struck.has(seq)) continue;
    const record = await known.log.sure(seq);
    if (record.events.some(({ type }) => type === 'ruled')) return record;
  }
  return undefined;
}
