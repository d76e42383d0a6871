import type { Game } from '../../campaign/game.ts';
import { ofThen } from '../../campaign/history/names.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, heading, type Line, line, type Span, struck } from '../document.ts';
import { plainLine } from '../plain-text.ts';
import { eventSpans } from './events.ts';

/** As many lines as fit on a phone. */
const PAGE = 15;

/** What somebody has missed. */
export interface Missed {
  /** The last thing he did; absent if he hasn't done anything here. */
  readonly last: LogRecord | undefined;
  readonly records: readonly {
    readonly record: LogRecord;
    readonly struck: boolean;
    /** The record that put it right. */
    readonly correctedBy?: number;
  }[];
  readonly game: Game | undefined;
}

/** What happened since somebody last acted, in order. @throws {InputError} for a page that doesn't exist */
export function sinceReply(words: Catalogue, { last, records, game }: Missed, page: number): Document {
  const entries = records.filter((each) => !each.struck).flatMap((each) => toldOf(words, each, game));
  const mine = last && `#${last.seq}`;
  if (entries.length === 0)
    return { lines: [line(mine ? words.since.nothing(mine) : words.since.empty)], private: true };
  const pages = Math.ceil(entries.length / PAGE);
  if (page > pages) throw new InputError('no-such-page', { page, pages });
  const turn = (to: number, label: string) =>
    ({ action: 'run', of: { name: 'since', given: { page: to } }, label }) as const;
  return {
    lines: [
      heading(mine ? words.since.since(mine, page, pages) : words.since.all(page, pages)),
      ...entries.slice((page - 1) * PAGE, page * PAGE),
    ],
    buttons: [
      ...(page > 1 ? [turn(page - 1, words.since.before)] : []),
      ...(page < pages ? [turn(page + 1, words.since.after)] : []),
    ],
    private: true,
    file: 'since.txt',
  };
}

/** A record in as few words as possible: its number, who, and the outcome. */
function toldOf(words: Catalogue, { record, correctedBy }: Missed['records'][number], now: Game | undefined): Line[] {
  const game = ofThen(now, record.seq);
  const outcome = record.events.map((event) => eventSpans(words, event, game)).filter((spans) => spans.length > 0);
  if (outcome.length === 0) return [];
  const spans = outcome.flatMap((each, i): Span[] => (i > 0 ? [' ', ...each] : each));
  // Some sentences begin with their author themselves.
  const [first] = spans;
  const named = typeof first === 'object' && 'user' in first && first.user === record.by;
  const who: Span[] = [`#${record.seq} `, ...(named ? [] : [{ user: record.by }, ': '])];
  if (correctedBy === undefined) return [line(...who, ...spans)];
  // The other record has the new outcome.
  const by = words.corrections.correctedBy(correctedBy);
  return [line(...who, struck(plainLine(line(...spans))), ` ${by}`)];
}
