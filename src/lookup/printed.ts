import type { PrintedTable } from '../kernel/printed/printed.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { rulesets } from '../rules/index.ts';
import { isSister } from './editions.ts';
import { termsOf } from './terms.ts';
import type { Where } from './where.ts';

/** A table and the book that prints it. */
export interface FoundTable {
  readonly table: PrintedTable;
  readonly book: Ruleset;
}

/** A word of its title or ID counts for more than a word in one of its rows. */
const TITLE = 4;
const BEGUN = 2;
const BODY = 1;
/** The first book answers if its score is at least this share of another book's. */
const NEARLY = 0.5;

const printed = new Map<Ruleset, readonly PrintedTable[]>();

/** Every table of a book, in its order. */
export function tablesIn(book: Ruleset): readonly PrintedTable[] {
  const known = printed.get(book) ?? book.printed?.(book) ?? [];
  printed.set(book, known);
  return known;
}

/** How far a band of ranges goes, where a book has the same bands for everything; `beyond` is the end of the nearer one. */
export function bandIn(book: Ruleset, name: string): { readonly beyond?: number; readonly upTo: number } | undefined {
  const bands = tablesIn(book).find(({ id }) => id === 'range-bands')?.rows ?? [];
  const at = bands.findIndex(({ of }) => of === name);
  const [beyond, upTo] = [bands[at - 1], bands[at]].map((row) => row?.cells[0]);
  if (typeof upTo !== 'number') return undefined;
  return typeof beyond === 'number' ? { beyond, upTo } : { upTo };
}

/** The books in the order they are asked: the first, its other edition, the rest. */
export function booksFrom({ first, only }: Where): readonly Ruleset[] {
  if (only !== undefined) return [only];
  const all = Object.values(rulesets);
  const rank = (book: Ruleset) => (book === first ? 0 : isSister(book, first) ? 1 : 2);
  return all.toSorted((one, other) => rank(one) - rank(other));
}

/** Names a table, or anything else with an ID in a book, among all books: `landser/armour`. */
export function keyOf(book: Ruleset, id: string): string {
  return `${book.id}/${id}`;
}

/** Whether a text has nothing in it but words of a table's ID and title: who types more asks for a row of it. */
export function isOnlyTable({ table }: FoundTable, query: string): boolean {
  const title = new Set(termsOf(`${table.title} ${table.id} table`));
  return termsOf(query).every((term) => [...title].some((word) => word.startsWith(term)));
}

/** The table that an ID, a title or some words of it mean. */
export function tableNamed(query: string, where: Where): FoundTable | undefined {
  const wanted = query.trim().toLowerCase();
  const all = everyTable(booksFrom(where));
  const exact = all.find(
    ({ table, book }) => [table.id, table.title.toLowerCase()].includes(wanted) && isFirst(book, where),
  );
  const named =
    exact ?? everyTable(booksFrom({ first: where.first })).find(({ table, book }) => keyOf(book, table.id) === wanted);
  if (named) return named;
  const other = all.find(({ table }) => [table.id, table.title.toLowerCase()].includes(wanted));
  if (other) return other;
  const scored = all
    .map((found) => ({ found, score: scoreOf(found.table, wanted) }))
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0];
  if (!best || best.score === 0) return undefined;
  const own = scored.find(({ found, score }) => isFirst(found.book, where) && score >= best.score * NEARLY);
  return (own ?? best).found;
}

/** The tables that the text typed so far may mean, those of the first book before others. */
export function tablesLike(query: string, where: Where): FoundTable[] {
  const wanted = query.trim().toLowerCase();
  const books = booksFrom(where);
  return books.flatMap((book) =>
    everyTable([book])
      .map((found) => ({ found, score: wanted === '' ? 1 : scoreOf(found.table, wanted) + begins(found, wanted) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ found }) => found),
  );
}

function isFirst(book: Ruleset, { first, only }: Where): boolean {
  return book === (only ?? first);
}

function everyTable(books: readonly Ruleset[]): FoundTable[] {
  return books.flatMap((book) => tablesIn(book).map((table) => ({ table, book })));
}

function begins({ table, book }: FoundTable, wanted: string): number {
  const words = [table.title.toLowerCase(), table.id, keyOf(book, table.id)];
  return words.some((word) => word.startsWith(wanted)) ? TITLE : 0;
}

/** How much of what was asked a table says. */
function scoreOf(table: PrintedTable, wanted: string): number {
  const title = termsOf(`${table.title} ${table.id}`);
  const rows = table.rows.map(({ of, name, label }) => name ?? label ?? (typeof of === 'string' ? of : ''));
  const body = new Set(termsOf([...table.columns.map(({ name }) => name), ...rows].join(' ')));
  const scores = [...new Set(termsOf(wanted))].map((term) => {
    if (title.includes(term)) return TITLE;
    if (term.length > 2 && title.some((word) => word.startsWith(term))) return BEGUN;
    return body.has(term) ? BODY : 0;
  });
  return scores.reduce((sum: number, score) => sum + score, 0);
}
