import type { Campaign } from '../campaign/campaign.ts';
import type { LogEvent, LogRecord } from '../campaign/record.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Written } from '../referee/committing.ts';
import { decisionReply } from '../reply/asks/decision.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { withClock } from '../reply/dice/fair.ts';
import type { Document } from '../reply/document.ts';
import type { Answer, Call } from './command.ts';
import { hiddenAnswer, isHidden } from './hidden-answer.ts';
import { withBattleEnd } from './turns/ending.ts';
import { openingButtons } from './turns/opening.ts';

/**
 * The events that a command decides on, given the campaign. Throws if it can't decide.
 * @param source the source of random draws
 */
export type Deciding = (campaign: Campaign, ruleset: Ruleset, source: (sides: number) => number) => readonly LogEvent[];

/**
 * Writes what a command decides, and replies.
 * @param reply the reply, if it's more than the events
 */
export async function decided(
  call: Call,
  deciding: Deciding,
  reply?: (campaign: Campaign, ruleset: Ruleset, record: LogRecord) => Document,
): Promise<Answer> {
  const { record, campaign, ruleset } = await call.referee.change(call.asked, deciding);
  if (isHidden(record)) return hiddenAnswer(call, record);
  // A request hasn't happened yet.
  const asks = record.events.some(({ type }) => type === 'asked');
  const ownReply = asks ? undefined : reply?.(campaign, ruleset, record);
  const said = withClock(call.words, ownReply ?? decisionReply(call.words, record, campaign.game), record, campaign);
  const document = await withBattleEnd(call.words, call.referee, call.asked, record, campaign.game, said);
  const opening = async () => ({
    buttons: [...(document.buttons ?? []), ...openingButtons(call.words, campaign.game, ruleset)],
  });
  const json = { seq: record.seq, data: { events: record.events } };
  return asks ? { document, json } : { document, json, offers: opening };
}

/** The reply to a record that's been written already. */
export function decisionAnswer(words: Catalogue, { record, known: { campaign } }: Written): Answer {
  return {
    document: withClock(words, decisionReply(words, record, campaign.game), record, campaign),
    json: { seq: record.seq, data: { events: record.events } },
  };
}
