import type { PrintedTable } from '../../kernel/printed/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type Entry, namesIn, type Rows, rowsOf } from '../../lookup/entries.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, block, type Document, heading, type Line, line, quiet, step, strong } from '../document.ts';
import { alignedText } from '../table-text.ts';
import { entryLines } from './entry-card.ts';
import { cellText } from './grid.ts';
import { caveatOf, showButton, shownLine } from './printed-table.ts';

/** Two weapons or vehicles side by side. */
export interface PairView {
  readonly pair: readonly [Entry, Entry];
  readonly shownBy?: string | undefined;
}

/** How two of them compare in the tables of one book. */
export function pairReply(words: Catalogue, { pair, shownBy }: PairView): Document {
  const [one, two] = pair;
  const { book } = one;
  return {
    lines: [
      line(strong(words.lookup.beside(words.capital(one.name), words.capital(two.name))), quiet(` · ${book.name}`)),
      ...comparedIn(words, pair).flatMap(({ table, beside, rows }) => [
        heading(beside ? words.lookup.beside(table.title, beside.title) : table.title),
        ...pairLines(words, pair, rows),
        ...caveatOf(table).map((caveat) => line(quiet(caveat))),
      ]),
      ...shownLine(words, shownBy),
    ],
    buttons: showButton({ action: 'show-compare', of: { book: book.id, one: one.of, two: two.of } }, shownBy),
    private: shownBy === undefined,
    file: `${one.of}-${two.of}.txt`,
  };
}

/** A value of a table, for each of the two. */
export interface Compared {
  readonly value: string;
  readonly of: readonly [string, string];
}

/** What a table says of the two. The second may stand in another table with the same columns, such as that of its nation. */
export interface ComparedIn {
  readonly table: PrintedTable;
  readonly beside?: PrintedTable;
  readonly rows: readonly Compared[];
}

/** Everything that the tables of their book say of either. */
export function comparedIn(words: Catalogue, [one, two]: readonly [Entry, Entry]): ComparedIn[] {
  const called = namesIn(one.book);
  return sideBySide(rowsOf(one).own, rowsOf(two).own).map(([of, beside]) => {
    const table = (of ?? beside)!.table;
    const rows = comparedRows(words, table, [of?.rows ?? [], beside?.rows ?? []], called);
    return { table, rows, ...(of && beside && beside.table !== table ? { beside: beside.table } : {}) };
  });
}

type Pair = readonly [Rows | undefined, Rows | undefined];

/** The first one's tables, each with the other's values beside it, then the tables that only the other has. */
function sideBySide(of: readonly Rows[], beside: readonly Rows[]): Pair[] {
  const shared = (all: readonly Rows[], { table }: Rows) => all.find((rows) => rows.table === table);
  const alone = beside.filter((rows) => !shared(of, rows));
  const pairs = of.map((rows): Pair => {
    const same = shared(beside, rows);
    if (same) return [rows, same];
    const like = alone.findIndex(({ table }) => areAlike(table, rows.table));
    return [rows, like < 0 ? undefined : alone.splice(like, 1)[0]];
  });
  return [...pairs, ...alone.map((rows): Pair => [undefined, rows])];
}

/** Tables with the same columns: a book may print one for each nation. */
function areAlike(one: PrintedTable, two: PrintedTable): boolean {
  const [columns, others] = [one, two].map((table) => table.columns.map(({ name, as }) => `${name} ${as}`).join());
  return columns === others;
}

function comparedRows(
  words: Catalogue,
  table: PrintedTable,
  [of, beside]: readonly [Rows['rows'], Rows['rows']],
  called: ReadonlyMap<string, string>,
): Compared[] {
  const bands = Array.from({ length: Math.max(of.length, beside.length) }, (_, i) => i);
  return bands.flatMap((i) => {
    const [left, right] = [of[i], beside[i]];
    const ats = left?.at !== undefined || right?.at !== undefined;
    const at = ats
      ? [
          {
            value: words.lookup.reach,
            of: [left?.at ?? words.lookup.nothing, right?.at ?? words.lookup.nothing] as const,
          },
        ]
      : [];
    const cells = table.columns.map((column, n) => ({
      value: column.name,
      of: [cellText(words, left?.cells[n], column, called), cellText(words, right?.cells[n], column, called)] as const,
    }));
    return [...at, ...cells];
  });
}

function pairLines(words: Catalogue, [one, two]: readonly [Entry, Entry], rows: readonly Compared[]): Line[] {
  const text = alignedText(
    ['', one.name, two.name],
    rows.map(({ value, of }) => [value, ...of]),
  );
  if (text) return text.map(block);
  return rows.map(({ value, of }) => step(strong(value), ` ${words.lookup.beside(...of)}`));
}

/** The same weapon or vehicle in several books. */
export interface BooksView {
  readonly asked: readonly string[];
  readonly seen: readonly { readonly book: Ruleset; readonly entries: readonly Entry[] }[];
  /** What the button needs to ask the same question again. */
  readonly of: Button<'show-compare'>['of'];
  readonly shownBy?: string | undefined;
}

/** How each book rates the same gun, the channel's book first. */
export function booksReply(words: Catalogue, { asked, seen, of, shownBy }: BooksView): Document {
  const several = asked.length > 1;
  return {
    lines: [
      line(strong(asked.map(words.capital).join(', ')), quiet(` · ${words.lookup.books(seen.length)}`)),
      ...seen.flatMap(({ book, entries }) =>
        entries.flatMap((entry) => [
          heading(several || entry.name !== asked[0] ? `${book.name}: ${entry.name}` : book.name),
          ...entryLines(words, entry),
        ]),
      ),
      ...shownLine(words, shownBy),
    ],
    buttons: showButton({ action: 'show-compare', of }, shownBy),
    private: shownBy === undefined,
    file: `${asked.join('-')}.txt`,
  };
}
