import type { Game } from '../../campaign/game.ts';
import { ofThen } from '../../campaign/history/names.ts';
import type { LogEvent, LogRecord } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  type Button,
  type Document,
  heading,
  type Line,
  line,
  moment,
  quiet,
  type Span,
  said,
  small,
  struck,
} from '../document.ts';
import { plainLine } from '../plain-text.ts';
import { heldBackTexts, isHeldBack } from '../ruling/held-back.ts';
import { actedText, eventSpans, ruledSpans } from './events.ts';

/** A page of the log, newest last, with undone entries struck out. */
export function logReply(
  words: Catalogue,
  page: {
    readonly records: readonly LogRecord[];
    readonly page: number;
    readonly pages: number;
    /** Records per page, which the buttons keep. */
    readonly size: number;
    readonly struck: ReadonlySet<number>;
    /** Records that were put right, each with the record that did it. */
    readonly corrected?: ReadonlyMap<number, number>;
    /** With a filter: the range of numbers it searched. */
    readonly looked?: { readonly first: number; readonly last: number };
    /** The game that gives its units' and sides' names. */
    readonly game?: Game | undefined;
  },
): Document {
  if (page.records.length === 0)
    return { lines: [line(page.looked ? words.transfer.noneFound : words.notices.logEmpty), ...bound(words, page)] };
  const position = page.pages > 1 ? ` (${words.notices.logPage(page.page, page.pages)})` : '';
  return {
    lines: [
      heading(`${words.notices.log}${position}`),
      ...page.records.map((record) =>
        recordLine(words, record, page.struck.has(record.seq), page.game, page.corrected?.get(record.seq)),
      ),
      ...bound(words, page),
    ],
    // A button can't carry a filter.
    buttons: page.looked ? [] : turning(page),
    newestLast: true,
    file: 'log.txt',
  };
}

/** How far a filter searched, if it wasn't the whole log. */
function bound(words: Catalogue, { looked }: { looked?: { readonly first: number; readonly last: number } }): Line[] {
  return looked && looked.first > 1 ? [line(quiet(words.transfer.scanned(looked.first, looked.last)))] : [];
}

function turning({ page, pages, size }: { page: number; pages: number; size: number }): Button[] {
  const buttons: Button[] = [];
  if (page < pages) buttons.push({ action: 'older', of: { page: page + 1, size } });
  if (page > 1) buttons.push({ action: 'newer', of: { page: page - 1, size } });
  return buttons;
}

/**
 * A record in a line: number, time, who, the command and the outcome.
 * @param correctedBy the record that has put it right; `elsewhere` if another line says which
 */
export function recordLine(
  words: Catalogue,
  record: LogRecord,
  isStruck: boolean,
  game?: Game | undefined,
  correctedBy?: number | 'elsewhere' | undefined,
): Line {
  const outcome = outcomeOf(words, record, game);
  const spans: Span[] = [`#${record.seq} `, moment(record.at), ' ', { user: record.by }, ': '];
  if (isStruck) return line(...spans, ...struckOut([`${record.command} `, ...outcome]), ` ${words.notices.struckOut}`);
  if (correctedBy !== undefined) {
    const by = correctedBy === 'elsewhere' ? '' : ` ${words.corrections.correctedBy(correctedBy)}`;
    return line(...spans, said(record.command), ' ', ...struckOut(outcome), by);
  }
  return line(...spans, said(record.command), ' ', ...outcome);
}

/**
 * What came of a record, in a line: its number, the outcome, and who gave it.
 * @param by the record that has put it right, or 0 if it's undone
 */
export function outcomeLine(
  words: Catalogue,
  record: LogRecord,
  game?: Game | undefined,
  by?: number | undefined,
): Line {
  const outcome = outcomeOf(words, record, game);
  const told = outcome.length > 0 ? outcome : [said(record.command)];
  const stands: Span[] =
    by === undefined
      ? told
      : [...struckOut(told), ` ${by === 0 ? words.notices.struckOut : words.corrections.correctedBy(by)}`];
  return small(`#${record.seq} `, ...stands, ' · ', { user: record.by });
}

/** Everything that a record did, in a few words. */
function outcomeOf(words: Catalogue, record: LogRecord, game: Game | undefined): Span[] {
  const then = ofThen(game, record.seq);
  const several = record.events.some(({ type }) => type === 'solo-did' || type === 'solo-answered');
  const held = record.events.find(isHeldBack);
  const told = record.events
    .map((event) => {
      if (several && event.type === 'ruled') return [actedText(words, event, then), ...ruledSpans(words, event)];
      if (isHeldBack(event)) return event === held ? [heldBackTexts(words, record.events, then).join(' ')] : [];
      return loggedSpans(words, event, record, then);
    })
    .filter((spans) => spans.length > 0);
  return told.flatMap((spans, i) => (i > 0 ? [' ', ...spans] : spans));
}

/** An event as the log has it: short, and without the name of the author, which the line begins with. */
function loggedSpans(words: Catalogue, event: LogEvent, { by }: LogRecord, game: Game | undefined): Span[] {
  if (event.type === 'lapsed') return [words.notices.lapsed(event.ask)];
  const [who, what, ...rest] = eventSpans(words, event, game);
  const isAuthor = typeof who === 'object' && 'user' in who && who.user === by;
  return isAuthor && typeof what === 'string'
    ? [capitalised(what.trimStart()), ...rest]
    : eventSpans(words, event, game);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A record in a line of plain text: its outcome, or its command if there is no outcome to show. */
export function recordText(words: Catalogue, record: LogRecord, game?: Game | undefined): string {
  // What else has lapsed with it doesn't say what it was.
  const told = record.events.filter(({ type }, i) => i === 0 || type !== 'lapsed');
  const then = ofThen(game, record.seq);
  const texts = [
    ...told.filter((event) => !isHeldBack(event)).map((event) => plainLine(line(...eventSpans(words, event, then)))),
    ...heldBackTexts(words, told, then),
  ].filter((text) => text !== '');
  // Discord doesn't turn IDs into names here, and the bare numbers mean nothing to a reader.
  const text = texts
    .join(' ')
    .replaceAll(/\b\d{17,20}\b/g, words.notices.somebody)
    .trim();
  return text === '' ? record.command : text;
}

/** Words struck through, in as few pieces as possible. Users' names stay readable. */
function struckOut(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  let words = '';
  for (const span of spans) {
    if (typeof span === 'object' && !('text' in span)) {
      if (words !== '') out.push(struck(words));
      out.push(span);
      words = '';
    } else words += typeof span === 'string' ? span : span.text;
  }
  return words === '' ? out : [...out, struck(words)];
}
