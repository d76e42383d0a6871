import type { Rule } from '../../kernel/ruleset.ts';
import { type Entry, namesIn, type Rows, rowsOf, rulesAbout } from '../../lookup/entries.ts';
import { keyOf } from '../../lookup/printed.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, code, type Document, heading, type Line, line, quiet, step, strong } from '../document.ts';
import { rowName, valuesOf } from './grid.ts';
import { caveatOf, showButton, shownLine } from './printed-table.ts';

/** Discord has five buttons in a row. */
const MOST_BUTTONS = 5;
/** More rules than these don't make an answer. */
const MOST_RULES = 12;

/** A weapon or vehicle that was looked up. */
export interface EntryView {
  readonly entry: Entry;
  /** The commands that take it, as they can be sent. */
  readonly commands: readonly string[];
  readonly shownBy?: string | undefined;
}

/** Everything a book says of a weapon or a vehicle. */
export function entryReply(words: Catalogue, { entry, commands, shownBy }: EntryView): Document {
  const { book, name, of, kind } = entry;
  const rules = rulesAbout(entry);
  const { own } = rowsOf(entry);
  return {
    tone: 'calm',
    lines: [
      line(strong(words.capital(name)), quiet(` ${words.lookup.kinds[kind]} · ${book.name}`)),
      ...entryLines(words, entry),
      ...commandLine(words, commands),
      ...ruleLines(words, rules),
      ...shownLine(words, shownBy),
    ],
    buttons: [
      ...own.slice(0, MOST_BUTTONS).map(({ table }): Button => {
        return { action: 'table', of: { table: keyOf(book, table.id) }, label: table.title };
      }),
      ...rules
        .slice(0, MOST_BUTTONS)
        .map(({ id, title }): Button => ({ action: 'rule', of: { rule: id }, label: title })),
      ...showButton({ action: 'show-card', of: { of: keyOf(book, of) } }, shownBy),
    ],
    private: shownBy === undefined,
    file: `${book.id}-${of}.txt`,
  };
}

/** Its rows in every table, then those of other names that its cells point to. */
export function entryLines(words: Catalogue, entry: Entry): Line[] {
  const { own, led } = rowsOf(entry);
  const called = namesIn(entry.book);
  return [
    ...own.flatMap((rows) => [
      step(strong(rows.table.title), ` ${ownValues(words, rows, called)}`),
      ...caveatOf(rows.table).map((caveat) => step(quiet(caveat))),
    ]),
    ...led.map((rows) => step(strong(rows.table.title), ` ${ledValues(words, rows, called)}`)),
  ];
}

function ownValues(words: Catalogue, { table, rows }: Rows, called: ReadonlyMap<string, string>): string {
  return rows.map((row) => valuesOf(words, table, row, called)).join('; ');
}

function ledValues(words: Catalogue, { table, rows }: Rows, called: ReadonlyMap<string, string>): string {
  return rows.map((row) => `${rowName(words, row, called)}: ${valuesOf(words, table, row, called)}`).join('; ');
}

function commandLine(words: Catalogue, commands: readonly string[]): Line[] {
  if (commands.length === 0) return [];
  const spans = commands.flatMap((command, i) => (i === 0 ? [code(command)] : [', ', code(command)]));
  return [line(words.lookup.takes, ...spans)];
}

function ruleLines(words: Catalogue, rules: readonly Rule[]): Line[] {
  if (rules.length === 0) return [];
  const named = rules.slice(0, MOST_RULES).map(({ id, title }) => `${title} (${id})`);
  const more = rules.length > MOST_RULES ? [words.lookup.moreRules(rules.length - MOST_RULES)] : [];
  return [heading(words.lookup.rules), line(quiet([...named, ...more].join(', ')))];
}
