import type { Game } from '../campaign/game.ts';
import type { LogRecord } from '../campaign/record.ts';
import { InputError } from '../kernel/refusal.ts';
import { eventSpans } from './decision.ts';
import { type Document, heading, type Line, line, type Span } from './document.ts';
import { english } from './english/index.ts';

const { since: say } = english;

/** As many lines as one reads on a phone. */
const PAGE = 15;

/** What somebody has missed. */
export interface Missed {
  /** What he did last; nothing where he has done nothing here. */
  readonly last: LogRecord | undefined;
  readonly records: readonly { readonly record: LogRecord; readonly struck: boolean }[];
  readonly game: Game | undefined;
}

/** What happened since somebody's last act, in the order in which it did. @throws {InputError} for a page too many */
export function sinceReply({ last, records, game }: Missed, page: number): Document {
  const told = records.filter(({ struck }) => !struck).flatMap(({ record }) => toldOf(record, game));
  const mine = last && `#${last.seq}`;
  if (told.length === 0) return { lines: [line(mine ? say.nothing(mine) : say.empty)], private: true };
  const pages = Math.ceil(told.length / PAGE);
  if (page > pages) throw new InputError('no-such-page', { page, pages });
  const turn = (to: number, label: string) => ({ action: 'run', of: `/since page:${to}`, label }) as const;
  return {
    lines: [
      heading(mine ? say.since(mine, page, pages) : say.all(page, pages)),
      ...told.slice((page - 1) * PAGE, page * PAGE),
    ],
    buttons: [...(page > 1 ? [turn(page - 1, say.before)] : []), ...(page < pages ? [turn(page + 1, say.after)] : [])],
    private: true,
    file: 'since.txt',
  };
}

/** A record in as few words as may be: its number, who, and what came of it. */
function toldOf(record: LogRecord, game: Game | undefined): Line[] {
  const outcome = record.events.map((event) => eventSpans(event, game)).filter((spans) => spans.length > 0);
  if (outcome.length === 0) return [];
  const spans = outcome.flatMap((each, i): Span[] => (i > 0 ? [' ', ...each] : each));
  return [line(`#${record.seq} `, { user: record.by }, ': ', ...spans)];
}
