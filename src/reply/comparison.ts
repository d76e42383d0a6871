import type { PrintedTable } from '../kernel/printed.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Entry, namesIn, rowsOf } from '../lookup/entries.ts';
import { block, type Document, heading, type Line, line, quiet, step, strong } from './document.ts';
import { english } from './english/index.ts';
import { entryLines } from './entry-card.ts';
import { cellText } from './grid.ts';
import { showButton, shownLine } from './printed-table.ts';
import { alignedText } from './table-text.ts';

const { lookup: told, capital } = english;

/** Two weapons or vehicles side by side. */
export interface PairTold {
  readonly pair: readonly [Entry, Entry];
  readonly shownBy?: string | undefined;
}

/** How two stand beside each other in the tables of one book. */
export function pairReply({ pair, shownBy }: PairTold): Document {
  const [one, two] = pair;
  const { book } = one;
  return {
    lines: [
      line(strong(told.beside(capital(one.name), capital(two.name))), quiet(` · ${book.name}`)),
      ...comparedIn(pair).flatMap(({ table, rows }) => [heading(table.title), ...pairLines(pair, rows)]),
      ...shownLine(shownBy),
    ],
    buttons: showButton({ action: 'show-compare', of: [book.id, one.of, two.of].join('/') }, shownBy),
    private: shownBy === undefined,
    file: `${one.of}-${two.of}.txt`,
  };
}

/** A value of a table, for each of the two. */
export interface Compared {
  readonly value: string;
  readonly of: readonly [string, string];
}

/** All that the tables of their book say of one or the other. */
export function comparedIn([one, two]: readonly [Entry, Entry]): { table: PrintedTable; rows: Compared[] }[] {
  const [of, beside] = [one, two].map((entry) => rowsOf(entry).own);
  const called = namesIn(one.book);
  const tables = [...new Set([...of!, ...beside!].map(({ table }) => table))];
  return tables.map((table) => {
    const found = [of, beside].map((each) => each!.find((rows) => rows.table === table)?.rows ?? []);
    const bands = Array.from({ length: Math.max(...found.map((rows) => rows.length)) }, (_, i) => i);
    const rows = bands.flatMap((i) => {
      const [left, right] = [found[0]?.[i], found[1]?.[i]];
      const ats = left?.at !== undefined || right?.at !== undefined;
      const at = ats ? [{ value: told.reach, of: [left?.at ?? told.nothing, right?.at ?? told.nothing] as const }] : [];
      const cells = table.columns.map((column, n) => ({
        value: column.name,
        of: [cellText(left?.cells[n], column, called), cellText(right?.cells[n], column, called)] as const,
      }));
      return [...at, ...cells];
    });
    return { table, rows };
  });
}

function pairLines([one, two]: readonly [Entry, Entry], rows: readonly Compared[]): Line[] {
  const text = alignedText(
    ['', one.name, two.name],
    rows.map(({ value, of }) => [value, ...of]),
  );
  if (text) return text.map(block);
  return rows.map(({ value, of }) => step(strong(value), ` ${told.beside(...of)}`));
}

/** The same in several books. */
export interface BooksTold {
  readonly asked: readonly string[];
  readonly seen: readonly { readonly book: Ruleset; readonly entries: readonly Entry[] }[];
  /** What the button needs to ask again. */
  readonly of: string;
  readonly shownBy?: string | undefined;
}

/** How each book sees the same gun, the channel's first. */
export function booksReply({ asked, seen, of, shownBy }: BooksTold): Document {
  const several = asked.length > 1;
  return {
    lines: [
      line(strong(asked.map(capital).join(', ')), quiet(` · ${told.books(seen.length)}`)),
      ...seen.flatMap(({ book, entries }) =>
        entries.flatMap((entry) => [
          heading(several || entry.name !== asked[0] ? `${book.name}: ${entry.name}` : book.name),
          ...entryLines(entry),
        ]),
      ),
      ...shownLine(shownBy),
    ],
    buttons: showButton({ action: 'show-compare', of }, shownBy),
    private: shownBy === undefined,
    file: `${asked.join('-')}.txt`,
  };
}
