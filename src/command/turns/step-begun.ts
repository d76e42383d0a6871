import type { Game } from '../../campaign/game.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { turnEndReply } from '../../reply/battle/turn.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Document } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Answer } from '../command.ts';
import { turnOffers } from './turn-offers.ts';

/**
 * A ruling that ended the step, such as the initiative between two turns: what it came to, and then the step that has begun. Any
 * other is left as it is; so is one with which the side that the referee runs goes on, which tells that itself.
 */
export function withStepBegun(words: Catalogue, answer: Answer, record: LogRecord, game: Game | undefined): Answer {
  const begun = record.events.some(({ type }) => type === 'turn-begun');
  if (!begun || !game || game.table.solo !== undefined) return answer;
  const ruleset = rulesetOf(game.rules);
  return {
    ...answer,
    document: begunIn(words, answer.document, record, game),
    json: { ...answer.json, data: { events: record.events } },
    offers: async () => turnOffers(words, turnEndReply(words, game, ruleset, record), game, ruleset),
  };
}

/** The same of a document alone. */
export function begunIn(words: Catalogue, ruling: Document, record: LogRecord, game: Game): Document {
  if (!record.events.some(({ type }) => type === 'turn-begun')) return ruling;
  const step = turnEndReply(words, game, rulesetOf(game.rules), record);
  return { ...ruling, lines: [...ruling.lines, ...step.lines], ...(step.tone ? { tone: step.tone } : {}) };
}
