import type { Game } from '../../campaign/game.ts';
import type { LogRecord, Ruled } from '../../campaign/record.ts';
import { decisionReply } from '../asks/decision.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, line } from '../document.ts';
import { recordLine } from '../log/log.ts';
import { correctedReply } from './correction.ts';
import { rulingReply } from './ruling.ts';

/** A record that was shown earlier, and what replaced it. */
export interface Superseded {
  readonly record: LogRecord;
  readonly log: string;
  readonly game: Game | undefined;
  /** The record that put it right; absent if it was undone. */
  readonly by?: number | undefined;
  /** A link to the message with that record. */
  readonly link?: string | undefined;
}

/** Replaces the reply to a record that no longer counts: the same in one line, struck through. */
export function struckReply(words: Catalogue, { record, log, game, by, link }: Superseded): Document {
  const old = recordLine(words, record, by === undefined, game);
  if (by === undefined) return { lines: [old], tone: 'calm', buttons: why(record, log) };
  const correctedBy = words.corrections.correctedBy(by);
  return {
    lines: [
      recordLine(words, record, false, game, 'elsewhere'),
      line(link === undefined ? correctedBy : { link, label: correctedBy }),
    ],
    tone: 'calm',
    buttons: why(record, log),
  };
}

/** The reply to a record that counts again. */
export function restoredReply(words: Catalogue, { record, log, game }: Superseded): Document {
  const correction = record.events.find((event) => event.type === 'corrected');
  if (correction) return correctedReply(words, record, correction, game);
  const ruled = ruledIn(record);
  return ruled ? rulingReply(words, { record, ruled, log, game }) : decisionReply(words, record, game);
}

/** The message commands find their ruling by this button. */
function why(record: LogRecord, log: string): NonNullable<Document['buttons']> {
  return ruledIn(record) ? [{ action: 'why', of: { log, seq: record.seq } }] : [];
}

function ruledIn({ events }: LogRecord): Ruled | undefined {
  return events.find((event) => event.type === 'ruled');
}
