import type { Game } from '../../campaign/game.ts';
import type { LogRecord } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, heading, type Line, line, quiet, seenLines } from '../document.ts';
import { outcomeLine, recordText } from '../log/log.ts';

/** An earlier record of a step, as the step's message shows it. */
export interface Earlier {
  readonly seq: number;
  /** The record that has put it right, or 0 if it's undone; neither if it counts. */
  readonly by?: number | undefined;
  readonly line: Line;
  /** The same in plain words, for a menu. */
  readonly label: string;
}

/** A record as an earlier one. @param by the record that has put it right, or 0 if it's undone */
export function earlierOf(words: Catalogue, record: LogRecord, game: Game | undefined, by?: number): Earlier {
  const { seq } = record;
  return { seq, by, line: outcomeLine(words, record, game, by), label: `#${seq} ${recordText(words, record, game)}` };
}

/**
 * The message of a step: the newest record in full, and a line for each of the others, which a menu shows whole.
 * @param earlier the others, oldest first
 */
export function gatheredReply(
  words: Catalogue,
  newest: Document,
  { log, earlier }: { readonly log: string; readonly earlier: readonly Earlier[] },
): Document {
  if (earlier.length === 0) return newest;
  const lines = earlier.toReversed();
  const choices = lines.map(({ seq, label }) => ({ label, value: { seq } }));
  return {
    ...newest,
    lines: [...newest.lines, heading(words.notices.gathered.earlier), ...lines.map((each) => each.line)],
    menus: [
      ...(newest.menus ?? []),
      { action: 'earlier', of: { log }, label: words.notices.gathered.showWhole, choices },
    ],
  };
}

/** A reply with nothing but its news: the rest is behind *Why?*. */
export function inBrief(reply: Document): Document {
  const seen = seenLines(reply);
  const news = seen.filter(({ kind }) => kind === 'verdict');
  return { ...reply, lines: news.length > 0 ? news : seen.slice(0, 1) };
}

/** What's left of a step's message once a newer one shows all that it had. @param link to the newer one */
export function movedOnReply(words: Catalogue, seqs: readonly number[], link: string): Document {
  const label = words.notices.gathered.movedOn(seqs[0]!, seqs.at(-1)!);
  return { lines: [line(quiet('↓ '), { link, label })], tone: 'calm' };
}
