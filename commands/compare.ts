import type { Answer, Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { assertOneMeant, type Entry, entriesNearest, entryIn, entryNamed, rowsOf } from '../src/lookup/entries.ts';
import { booksFrom } from '../src/lookup/printed.ts';
import type { Where } from '../src/lookup/where.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import { booksReply, comparedIn, pairReply } from '../src/reply/lookup/comparison.ts';
import { RULESET_IDS, rulesets } from '../src/rules/index.ts';

const options = {
  one: option.text({ longest: LONGEST.line, required: true }),
  two: option.text({ longest: LONGEST.line }),
  books: option.oneOf(['all']),
  rules: option.oneOf(RULESET_IDS),
  all: option.flag(),
} satisfies OptionsFor<'compare'>;

/**
 * For two in one book `data` has the `book`, `one`, `two` (their IDs) and `tables`: each with `table`, `title` and `rows`,
 * which have a `value` and what it is `of` the one and the other; and `beside`, if the other is in another table of the kind.
 * With `books:all` it has `books`: each with the `book`, the ID it is `of` there, its `name`, and `tables` with the `rows`
 * about it, as `/card` has them.
 */
export const compare: Command = {
  name: 'compare',
  options,
  private: { unless: 'all' },
  anywhere: true,
  main: ['one', 'two'],
  example: '/compare one:rifle two:smg',
  examples: ['/compare one:rifle books:all'],
  async run(call) {
    const { one, two, books, rules: only, all } = call.options(options);
    const { channel, user } = call.asked;
    const first = await call.referee.ruleset(channel);
    const where = { first, only: only === undefined ? undefined : rulesets[only] };
    const shownBy = all ? user : undefined;
    assertOneMeant('one', one, where);
    if (two !== undefined) assertOneMeant('two', two, where);
    if (books === 'all') return inEveryBook(call.words, two === undefined ? [one] : [one, two], where, shownBy);
    if (two === undefined) throw new InputError('missing-options', { missing: ['two'] });
    return sideBySide(call.words, [one, two], where, shownBy);
  },
};

/** The first book that has both. */
function sideBySide(
  words: Catalogue,
  [one, two]: readonly [string, string],
  where: Where,
  shownBy: string | undefined,
): Answer {
  const named = [one, two].map((query) => entryNamed(query, where) ?? unknown(query, where));
  const [left, right] = named as [Entry, Entry];
  const books = [left.book, right.book, ...booksFrom(where)];
  const pairs = books.map((book) => [left, right].map((entry, i) => inBook(book, entry, [one, two][i]!)));
  const pair = pairs.find((each): each is Entry[] => each.every((entry) => entry !== undefined));
  if (!pair) throw new InputError('not-in-one-book', { one: left.name, two: right.name });
  const both = pair as [Entry, Entry];
  const tables = comparedIn(words, both).map(({ table: { id, title }, beside, rows }) => {
    return { table: id, title, ...(beside ? { beside: beside.id } : {}), rows };
  });
  return {
    document: pairReply(words, { pair: both, shownBy }),
    json: { data: { book: both[0].book.id, one: both[0].of, two: both[1].of, tables } },
  };
}

function inEveryBook(words: Catalogue, queries: readonly string[], where: Where, shownBy: string | undefined): Answer {
  const entries = queries.map((query) => entryNamed(query, where) ?? unknown(query, where));
  const seen = booksFrom({ first: where.only ?? where.first }).map((book) => ({
    book,
    entries: entries.flatMap((entry, i) => inBook(book, entry, queries[i]!) ?? []),
  }));
  const found = seen.filter((each) => each.entries.length > 0);
  const data = found.flatMap(({ book, entries: own }) =>
    own.map((entry) => ({
      book: book.id,
      of: entry.of,
      name: entry.name,
      tables: rowsOf(entry).own.map(({ table: { id, title, columns }, rows }) => ({ table: id, title, columns, rows })),
    })),
  );
  const [one, two] = entries.map((entry) => entry.of);
  const of = { book: 'all', one: one!, ...(two === undefined ? {} : { two }) };
  return {
    document: booksReply(words, { asked: entries.map(({ name }) => name), seen: found, of, shownBy }),
    json: { data: { books: data } },
  };
}

/** The same one in another book: by its ID, its name there, or the words that were typed. */
function inBook(book: Entry['book'], entry: Entry, query: string): Entry | undefined {
  if (entry.book === book) return entry;
  return (
    entryIn(book, entry.of) ?? entryIn(book, entry.name) ?? (query.includes('/') ? undefined : entryIn(book, query))
  );
}

function unknown(query: string, where: Where): never {
  throw new InputError('no-entry-found', { query, nearest: entriesNearest(query, where) });
}
