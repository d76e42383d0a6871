import type { Rule, Ruleset } from '../kernel/ruleset.ts';
import type { CellAnswer } from '../lookup/cells.ts';
import { namesIn } from '../lookup/entries.ts';
import { keyOf } from '../lookup/printed.ts';
import { type Found, rulesById } from '../lookup/rules-by-id.ts';
import { togetherIn } from '../lookup/together.ts';
import {
  type Button,
  block,
  code,
  type Document,
  heading,
  type Line,
  line,
  quiet,
  type Span,
  step,
  strong,
  verdict,
} from './document.ts';
import { english } from './english/index.ts';
import { cellText, gridOf, rowName } from './grid.ts';
import { ruleTableLines } from './rule-card.ts';
import { alignedText } from './table-text.ts';

const { lookup: told, capital } = english;

/** As many other rules as are worth a look. */
const MOST_OTHERS = 3;
/** How many sentences of a rule stand under the answer. */
const SENTENCES = 2;
/** A longer one is a table in words: the whole rule has it. */
const LONGEST_SENTENCE = 280;

/** What a question came to, and where it was asked. */
export interface Answered {
  readonly query: string;
  /** The book that is played by. */
  readonly played: Ruleset;
  readonly found: readonly Found[];
  /** What the book that is played by has nothing on. */
  readonly lacking: readonly string[];
  readonly shownBy?: string | undefined;
}

/** The answer in a line, the rule that it is from, and what goes with it. */
export function answerCard(answered: Answered, commands: readonly string[]): Document {
  const { found, played, shownBy } = answered;
  const [first, ...others] = found as [Found, ...Found[]];
  const both = togetherIn(found);
  const second = both && others.find(({ rule }) => rule.id !== first.rule.id && both.rules.includes(rule.id));
  const rest = others.filter((other) => other !== second).slice(0, MOST_OTHERS);
  return {
    tone: 'calm',
    lines: [
      ...elsewhereLines(answered),
      verdict(strong(both?.says ?? answerOf(first))),
      ...[first, ...(second ? [second] : [])].map((each) => ruleLine(each, played, both !== undefined)),
      ...ruleTableLines(first),
      ...(commands.length > 0 ? [line(told.rollIt, ...commandSpans(commands))] : []),
      ...otherLines(rest, played),
      ...shownLines(shownBy),
    ],
    buttons: [
      { action: 'rule', of: first.rule.id, label: told.more },
      ...[...(second ? [second] : []), ...rest].map(
        ({ rule }): Button => ({ action: 'rule', of: rule.id, label: rule.title }),
      ),
      ...feedback(answered, first.rule),
    ],
    private: shownBy === undefined,
  };
}

/** What tables say of a weapon or vehicle that was asked about. */
export function cellsCard(
  answer: CellAnswer,
  { played, shownBy, query }: Omit<Answered, 'found' | 'lacking'>,
): Document {
  const { table, rows, columns, entry, named } = answer;
  const { book } = entry;
  const called = namesIn(book);
  const part = { ...table, rows, columns: columns.map((i) => table.columns[i]!) };
  const cells = rows.map((row) => ({ ...row, cells: columns.map((i) => row.cells[i] ?? null) }));
  const { head, rows: grid, keys } = gridOf({ table: { ...part, rows: cells }, book });
  const single = cells.length === 1 ? cells[0] : undefined;
  const values = part.columns.map((column, i) => ({ column, text: cellText(single?.cells[i], column, called) }));
  const shown = values.filter(({ text }) => text !== told.nothing).map(({ column, text }) => `${column.name} ${text}`);
  const rule = rulesById().get(rows[0]?.rule ?? table.rule) ?? rulesById().get(table.rule);
  const said = single ? `: ${shown.join(', ')}` : '';
  return {
    tone: 'calm',
    lines: [
      ...(book === played ? [] : [line(told.noneHere(played.name, named, book.name))]),
      verdict(strong(`${capital(single ? rowName(single, called) : named)}${said}`)),
      ...(single && columns.length === 1 ? [] : (alignedText(head, grid, undefined, keys) ?? []).map(block)),
      ...(rule ? [ruleLine(rule, played, true)] : []),
      ...shownLines(shownBy),
    ],
    buttons: [
      ...(rule ? [{ action: 'rule', of: rule.rule.id, label: told.more } as const] : []),
      { action: 'table', of: keyOf(book, table.id), label: table.title },
      ...(rule ? feedback({ query, played, shownBy }, rule.rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/** Three rules that may be meant, where none is likely enough to be the answer. */
export function choicesCard({ found, query, played, shownBy }: Answered): Document {
  const three = choicesOf(found);
  return {
    tone: 'calm',
    lines: [
      verdict(strong(told.unsure)),
      ...three.flatMap(({ rule, book }) => [
        line(strong(rule.title), quiet(` ${from(rule, book, played)}`)),
        line(sentencesOf(rule.text)[0] ?? ''),
      ]),
      ...shownLines(shownBy),
    ],
    buttons: [
      ...three.map(({ rule }): Button => ({ action: 'rule', of: rule.id, label: rule.title })),
      ...(three[0] ? feedback({ query, played, shownBy }, three[0].rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/** The rules that are offered where none is likely enough. */
export function choicesOf(found: readonly Found[]): readonly Found[] {
  return found.slice(0, MOST_OTHERS);
}

/** The sentences of a text; an abbreviation or a bracket ends none. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z"(])(?![^()]*\))/);
}

function elsewhereLines({ found: [first], played, lacking }: Answered): Line[] {
  if (!first || first.book === played) return [];
  return [line(told.noneHere(played.name, lacking.join(' '), first.book.name))];
}

/** The rule's own answer; without one its first sentence says most. */
function answerOf({ rule, book }: Found): string {
  return book.answers?.[rule.id] ?? sentencesOf(rule.text)[0] ?? rule.title;
}

/** Two sentences of a rule, those that the answer has not said, with its title and ID. */
function ruleLine(found: Found, played: Ruleset, whole: boolean): Line {
  const { rule, book } = found;
  const sentences = sentencesOf(rule.text);
  const said = !whole && book.answers?.[rule.id] === undefined ? 1 : 0;
  const rest = sentences
    .slice(said, said + SENTENCES)
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE)
    .join(' ');
  return line(...(rest === '' ? [] : [`${rest} `]), quiet(`${rule.title} ${from(rule, book, played)}`));
}

function from({ id }: Rule, book: Ruleset, played: Ruleset): string {
  return book === played ? id : `${id} · ${book.name}`;
}

function otherLines(others: readonly Found[], played: Ruleset): Line[] {
  if (others.length === 0) return [];
  return [
    heading(told.others),
    ...others.map(({ rule, book }) => step(rule.title, quiet(` ${from(rule, book, played)}`))),
  ];
}

function commandSpans(commands: readonly string[]): Span[] {
  return commands.flatMap((text, i) => (i === 0 ? [code(text)] : [', ', code(text)]));
}

function shownLines(shownBy: string | undefined): Line[] {
  return shownBy === undefined ? [] : [line(quiet(told.shownBy), { user: shownBy })];
}

/** Whether it answered the question, to the one who asked. */
function feedback({ query, played, shownBy }: Pick<Answered, 'query' | 'played' | 'shownBy'>, { id }: Rule): Button[] {
  if (shownBy !== undefined) return [];
  const of = `${played.id}:${id}:${query}`.slice(0, LONGEST_OF);
  return [
    { action: 'helped', of, label: told.helped },
    { action: 'missed', of, label: told.missed },
  ];
}

/** Discord's limit of what a button carries, less the word for what it does. */
const LONGEST_OF = 90;
