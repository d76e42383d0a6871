import type { Campaign } from '../src/campaign/campaign.ts';
import type { LogEvent, LogRecord } from '../src/campaign/record.ts';
import type { Ruleset } from '../src/kernel/ruleset.ts';
import { decisionReply } from '../src/reply/decision.ts';
import type { Document } from '../src/reply/document.ts';
import type { Call } from './call.ts';
import type { Answer } from './command.ts';

/** What a command decides: events, from the campaign as it stands. Throws what it cannot do. */
export type Deciding = (campaign: Campaign, ruleset: Ruleset) => readonly LogEvent[];

/**
 * Writes what a command decides, and says so.
 * @param reply what is said, if it is more than the events
 */
export async function decided(
  call: Call,
  deciding: Deciding,
  reply?: (campaign: Campaign, ruleset: Ruleset, record: LogRecord) => Document,
): Promise<Answer> {
  const { record, campaign, ruleset } = await call.referee.change(call.asked, deciding);
  const document = reply?.(campaign, ruleset, record) ?? decisionReply(record, campaign.game);
  return { document, json: { seq: record.seq, data: { events: record.events } } };
}
