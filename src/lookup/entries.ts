import { closest, distance } from 'fastest-levenshtein';
import { oncePer } from '../kernel/once.ts';
import type { Option, OptionTable } from '../kernel/options/options.ts';
import type { PrintedRow, PrintedTable } from '../kernel/printed/printed.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Rule, Ruleset } from '../kernel/ruleset.ts';
import { compared, isCalled, meantBy, namesFor } from '../rules/names.ts';
import { booksFrom, keyOf, tablesIn } from './printed.ts';
import { CALLED } from './same.ts';
import type { Where } from './where.ts';

/** A weapon or a vehicle that a book has rows for. */
export interface Entry {
  readonly of: string;
  /** The name that the book uses. */
  readonly name: string;
  readonly kind: 'weapon' | 'vehicle';
  readonly book: Ruleset;
}

/** Other rows stand among those of weapons and vehicles, with text of their own. */
const IS_ID = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The rows of a table that are about it. */
export interface Rows {
  readonly table: PrintedTable;
  readonly rows: readonly PrintedRow[];
}

/** Every weapon and vehicle of a book, in the order of its tables. */
export const entriesOf = oncePer((book: Ruleset): readonly Entry[] => {
  const entries = new Map<string, Entry>();
  for (const { of: kind, rows } of tablesIn(book)) {
    if (kind === undefined) continue;
    for (const { of, name } of rows) {
      if (typeof of !== 'string' || !IS_ID.test(of)) continue;
      const known = entries.get(of);
      // A later table may have the name that the first one lacks.
      if (!known || (name !== undefined && known.name === wordFor(of))) {
        entries.set(of, { of, name: name ?? wordFor(of), kind: known?.kind ?? kind, book });
      }
    }
  }
  return [...entries.values()];
});

/** A book's names for its weapons and vehicles, by their IDs. */
export function namesIn(book: Ruleset): ReadonlyMap<string, string> {
  return new Map(entriesOf(book).map(({ of, name }) => [of, name]));
}

/** What an ID, a name or a player's word means, in the first book or else in another one. */
export function entryNamed(query: string, where: Where): Entry | undefined {
  const wanted = query.trim().toLowerCase();
  const keyed = wanted.includes('/') ? booksFrom({ first: where.first }).flatMap(entriesOf) : [];
  const byKey = keyed.find(({ book, of }) => keyOf(book, of) === wanted);
  const [first, ...others] = booksFrom(where);
  const exact = others.flatMap(entriesOf).find(({ of, name }) => [plain(of), plain(name)].includes(plain(wanted)));
  return byKey ?? entryIn(first!, wanted) ?? exact ?? firstIn(others, (book) => entryIn(book, wanted));
}

/** The same in one book, by any name it has there; the first of several that it may mean. */
export function entryIn(book: Ruleset, query: string): Entry | undefined {
  const entries = entriesOf(book);
  const wanted = plain(query);
  return (
    entriesCalled(book, query)[0] ??
    entries.find(
      ({ name, of }) => wanted.length > 2 && [plain(name), plain(of)].some((text) => text.startsWith(wanted)),
    )
  );
}

/** Each entry by its ID and its printed name, as names are compared; the first of several. */
const callingsIn = oncePer((book: Ruleset): ReadonlyMap<string, Entry> => {
  const all = entriesOf(book).flatMap((entry) =>
    [entry.of, entry.name].map((name) => [compared(name), entry] as const),
  );
  return new Map(all.toReversed());
});

/** What a name means in a book, whether it's the book's own or the players': none, one, or several possibilities. */
export function entriesCalled(book: Ruleset, name: string): readonly Entry[] {
  const wanted = compared(name);
  if (wanted === '') return [];
  const entries = entriesOf(book);
  const own = callingsIn(book).get(wanted);
  if (own) return [own];
  if (!isCalled(wanted)) return [];
  const ids = meantBy(
    '',
    name,
    entries.map(({ of }) => of),
  );
  return ids.map((id) => entries.find(({ of }) => of === id)!);
}

/** @throws {InputError} if a name may mean several things in the first book that has it */
export function assertOneMeant(option: string, query: string, where: Where): void {
  const several = firstIn(booksFrom(where), (book) => {
    const found = entriesCalled(book, query);
    return found.length > 0 ? found : undefined;
  });
  if (several === undefined || several.length < 2) return;
  const allowed = several.map(({ of, book }) => (book === where.first ? of : keyOf(book, of)));
  throw new InputError('ambiguous-value', { option, value: query, allowed });
}

/** What the text typed so far may mean, with the first book before others. */
export function entriesLike(query: string, where: Where): Entry[] {
  const wanted = plain(query);
  const fits = ({ of, name, book }: Entry) =>
    [plain(of), plain(name), plain(keyOf(book, of))].some((text) => text.includes(wanted));
  return booksFrom(where).flatMap((book) => {
    const meant = entryIn(book, query);
    const found = entriesOf(book).filter((entry) => entry !== meant && entry.of !== meant?.of && fits(entry));
    const starting = ({ of, name }: Entry) => [plain(of), plain(name)].some((text) => text.startsWith(wanted));
    return [...(meant ? [meant] : []), ...found.toSorted((a, b) => Number(starting(b)) - Number(starting(a)))];
  });
}

/** The names closest to what was typed, if nothing was found. */
export function entriesNearest(query: string, where: Where): string[] {
  const names = booksFrom(where)
    .slice(0, 1)
    .flatMap(entriesOf)
    .map(({ name }) => name);
  if (names.length === 0 || query.trim() === '') return [];
  const word = closest(query.toLowerCase(), names);
  return distance(query.toLowerCase(), word) <= word.length / 2 ? [word] : [];
}

/**
 * What its book says about it in every table, then the entries that its cells lead to, such as its class of armour or its gun.
 */
export const rowsOf = oncePer(
  ({ book, of }: Entry): { readonly own: readonly Rows[]; readonly led: readonly Rows[] } => {
    const tables = tablesIn(book);
    const about = (table: PrintedTable, words: readonly unknown[]) => {
      return { table, rows: table.rows.filter((row) => words.includes(row.of)) };
    };
    const own = tables.map((table) => about(table, [of])).filter(({ rows }) => rows.length > 0);
    const words = own
      .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
      .filter((cell) => typeof cell === 'string');
    const others = words.filter((word) => word !== of);
    const led = tables.map((table) => about(table, others)).filter(({ rows }) => rows.length > 0);
    return { own, led };
  },
);

/** The rules about it: those that name it in the title, those that its rows cite, those that name it in the text. */
export const rulesAbout = oncePer((entry: Entry): readonly Rule[] => {
  const { book } = entry;
  const cited = rowsOf(entry).own.flatMap(({ table, rows }) => [table.rule, ...rows.map(({ rule }) => rule)]);
  const ids = entriesOf(book).map(({ of }) => of);
  const names = [...new Set([entry.of, entry.name, ...namesFor(entry.of, ids)].map(plain))];
  const named = new RegExp(`(?<![\\w-])(?:${names.map(asPattern).join('|')})s?(?![\\w])`, 'i');
  return [
    ...new Set([
      ...book.rules.filter(({ title }) => named.test(title)),
      ...book.rules.filter(({ id }) => cited.includes(id)),
      ...book.rules.filter(({ text }) => named.test(text)),
    ]),
  ];
});

/** Whether a value of an option is a weapon or vehicle that the book prints. */
export function namesThings(option: Option | undefined, book: Ruleset): boolean {
  return thingsIn(option, book).length > 0;
}

/** Whether an option of this name mostly holds weapons or vehicles that the book prints, in some verb of it. */
export function isOfThings(name: string, book: Ruleset): boolean {
  return ofThings(book).has(name);
}

const ofThings = oncePer(
  (book: Ruleset) => new Set(Object.values(book.verbs).flatMap(({ options }) => mostlyThings(options, book))),
);

function mostlyThings(options: OptionTable, book: Ruleset): readonly string[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const most = option.type === 'string' && option.values ? option.values.length / 2 : Number.POSITIVE_INFINITY;
    return thingsIn(option, book).length > most ? [name] : [];
  });
}

function thingsIn(option: Option | undefined, book: Ruleset): readonly string[] {
  if (option?.type !== 'string' || !option.values) return [];
  const names = namesIn(book);
  return option.values.filter((value) => names.has(value));
}

/** Lower-case letters and digits, separated by spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function asPattern(name: string): string {
  return name.replaceAll(' ', '[\\W]+');
}

function wordFor(of: string): string {
  return CALLED[of] ?? of.replaceAll('-', ' ');
}

function firstIn<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
