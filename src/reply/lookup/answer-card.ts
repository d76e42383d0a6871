import type { PrintedColumn, PrintedRow } from '../../kernel/printed/printed.ts';
import type { Absence, Rule, Ruleset } from '../../kernel/ruleset.ts';
import { type CellAnswer, isBeyond } from '../../lookup/cells.ts';
import { type Entry, namesIn } from '../../lookup/entries.ts';
import { keyOf } from '../../lookup/printed.ts';
import { type Found, rulesById } from '../../lookup/rules-by-id.ts';
import { governing, isOff } from '../../lookup/standing.ts';
import { togetherIn } from '../../lookup/together.ts';
import type { Catalogue } from '../catalogue.ts';
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
} from '../document.ts';
import { alignedText } from '../table-text.ts';
import { entryLines } from './entry-card.ts';
import { cellText, gridOf, rowName } from './grid.ts';
import { caveatOf } from './printed-table.ts';
import { ruleTableLines } from './rule-card.ts';

/** More rules than these aren't worth a look. */
const MOST_OTHERS = 3;
/** How many sentences of a rule follow the answer. */
const SENTENCES = 2;
/** A longer sentence is really a table in words, which the whole rule shows. */
const LONGEST_SENTENCE = 280;

/** What was found for a question, and where it was asked. */
export interface Answered {
  readonly query: string;
  /** The channel's book. */
  readonly played: Ruleset;
  readonly found: readonly Found[];
  /** What the channel's book has nothing on, in the words of the question, or as the book's data say it. */
  readonly lacking: readonly string[];
  readonly absence?: Absence | undefined;
  /** The best rules and those almost as likely: two of these may answer together. */
  readonly alike: readonly Found[];
  /** Whether the best rule is clearly the one that was meant. */
  readonly clear: boolean;
  /** The toggles of the best rule's book that are on here. */
  readonly on: ReadonlySet<string>;
  readonly shownBy?: string | undefined;
}

/** The answer in a line, the rule it comes from, and what belongs to it. */
export function answerCard(words: Catalogue, answered: Answered, commands: readonly string[]): Document {
  const { found, alike, clear, played, shownBy } = answered;
  const [first, ...others] = found as [Found, ...Found[]];
  // A rule with an answer of its own makes room for a pair only if the other rule is almost as likely.
  const both = togetherIn(ownAnswer(first) === undefined ? found : alike);
  const second = both && others.find(({ rule }) => rule.id !== first.rule.id && both.rules.includes(rule.id));
  const rest = others.filter((other) => other !== second).slice(0, MOST_OTHERS);
  return {
    tone: 'calm',
    lines: [
      ...elsewhereLines(words, answered),
      ...optionalLine(words, answered),
      verdict(strong(both?.says ?? answerOf(first, clear, answered.query))),
      ...[first, ...(second ? [second] : [])].map((each) =>
        ruleLine(each, played, both !== undefined || (clear && ownAnswer(each) !== undefined)),
      ),
      ...ruleTableLines(words, first),
      ...(commands.length > 0 ? [line(words.lookup.rollIt, ...commandSpans(commands))] : []),
      ...otherLines(words, rest, played),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      { action: 'rule', of: { rule: first.rule.id }, label: words.lookup.more },
      ...[...(second ? [second] : []), ...rest].map(
        ({ rule }): Button => ({ action: 'rule', of: { rule: rule.id }, label: rule.title }),
      ),
      ...feedback(words, answered, first.rule),
    ],
    private: shownBy === undefined,
  };
}

/** What the tables say of a weapon or vehicle in the question. */
export function cellsCard(
  words: Catalogue,
  answer: CellAnswer,
  { played, shownBy, query }: Omit<Answered, 'found' | 'lacking' | 'alike' | 'clear' | 'on'>,
): Document {
  const { table, rows, columns, entry, named, lacking, reach } = answer;
  const { book } = entry;
  const called = namesIn(book);
  const part = { ...table, rows, columns: columns.map((i) => table.columns[i]!) };
  const cells = rows.map((row) => ({ ...row, cells: columns.map((i) => row.cells[i] ?? null) }));
  const { head, rows: grid, keys } = gridOf(words, { table: { ...part, rows: cells }, book });
  const single = cells.length === 1 ? cells[0] : undefined;
  const values = part.columns.map((column, i) => ({ column, text: cellText(words, single?.cells[i], column, called) }));
  const filled = values.filter(({ text }) => text !== words.lookup.nothing);
  const shown = (filled.length > 0 ? filled : values).map(({ column, text }) => `${headOf(words, column)} ${text}`);
  const own = part.columns.length === 1 ? part.columns[0]!.rule : undefined;
  const rule = rulesById().get(rows[0]?.rule ?? own ?? table.rule) ?? rulesById().get(table.rule);
  const far = reach === undefined ? '' : `${words.lookup.reaches(reach)}. `;
  const said = single ? `: ${far}${shown.join(', ')}` : '';
  return {
    tone: 'calm',
    lines: [
      ...(book === played ? [] : [line(words.lookup.noneHere(played.name, words.lookup.asTyped(lacking), book.name))]),
      verdict(
        strong(
          noneOf(words, answer) ?? `${words.capital(single ? subjectOf(words, entry, single, called) : named)}${said}`,
        ),
      ),
      line(quiet(table.title)),
      ...caveatOf(table).map((caveat) => line(quiet(caveat))),
      ...(single && columns.length === 1 ? [] : (alignedText(head, grid, undefined, keys) ?? []).map(block)),
      ...(rule ? [ruleLine(rule, played, true)] : []),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...(rule ? [{ action: 'rule', of: { rule: rule.rule.id }, label: words.lookup.more } as const] : []),
      { action: 'table', of: { table: keyOf(book, table.id) }, label: table.title },
      ...(rule ? feedback(words, { query, played, shownBy }, rule.rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/** That the table has nothing for what was asked: it's too far off, or can't be hit. */
function noneOf(words: Catalogue, answer: CellAnswer): string | undefined {
  const { entry, table, rows, columns, reach } = answer;
  const [row] = rows;
  if (!row || rows.length > 1 || columns.length !== 1 || !isBeyond(answer)) return undefined;
  if (reach !== undefined) return words.lookup.outOfRange(words.lookup.a(entry.name), reach);
  if (row.of !== entry.of) return undefined;
  return words.lookup.impossible(
    words.lookup.a(entry.name),
    [row.at, table.columns[columns[0]!]!.name].filter(Boolean).join(', '),
  );
}

/** What a row is of: the thing asked about, and what its own row led to, such as its gun; and at which range. */
function subjectOf(words: Catalogue, entry: Entry, row: PrintedRow, called: ReadonlyMap<string, string>): string {
  const led = row.of === entry.of ? [] : [entry.name];
  return [...led, rowName(words, row, called), ...(row.at === undefined ? [] : [row.at])].join(', ');
}

/** A heading in a sentence: a band of distances says that it's one. */
function headOf(words: Catalogue, { name }: PrintedColumn): string {
  return /^\d[\d-]*\+?$/.test(name) ? `${words.lookup.reach} ${name}″:` : name;
}

/** That the channel's book has no rule on it, and what it has nearby. */
export function absenceCard(
  words: Catalogue,
  { says }: Absence,
  { found, query, played, shownBy }: Omit<Answered, 'lacking' | 'alike' | 'clear' | 'on'>,
): Document {
  const nearest = found.slice(0, MOST_OTHERS);
  const [news = says, ...rest] = sentencesOf(says);
  return {
    tone: 'calm',
    lines: [
      verdict(strong(news)),
      ...(rest.length > 0 ? [line(rest.join(' '))] : []),
      ...otherLines(words, nearest, played),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...nearest.map(({ rule }): Button => ({ action: 'rule', of: { rule: rule.id }, label: rule.title })),
      ...(nearest[0] ? feedback(words, { query, played, shownBy }, nearest[0].rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/** That the channel's book has no such thing, what the other edition has of it, and the rules nearest to the question. */
export function lackingCard(
  words: Catalogue,
  {
    name,
    absence,
    sister,
    cells,
  }: { name: string; absence?: Absence | undefined; sister?: Entry | undefined; cells?: CellAnswer | undefined },
  { found, query, played, shownBy }: Omit<Answered, 'lacking' | 'alike' | 'clear' | 'on'>,
): Document {
  const nearest = found.filter(({ book }) => book === played).slice(0, MOST_OTHERS);
  const there = cells
    ? cellsCard(words, cells, { query, played: cells.entry.book, shownBy: '' }).lines.slice(0, 1)
    : sister && entryLines(words, sister);
  return {
    tone: 'calm',
    lines: [
      verdict(strong(words.lookup.lacks(played.name, name))),
      ...(sister && there ? [line(words.lookup.sisterHas(sister.book.name)), ...there] : []),
      ...(absence ? [line(absence.says)] : []),
      ...otherLines(words, nearest, played),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...nearest.map(({ rule }): Button => ({ action: 'rule', of: { rule: rule.id }, label: rule.title })),
      ...(nearest[0] ? feedback(words, { query, played, shownBy }, nearest[0].rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/** Everything that a name may mean, with what the book prints of each. */
export function severalCard(
  words: Catalogue,
  name: string,
  entries: readonly Entry[],
  shownBy: string | undefined,
): Document {
  return {
    tone: 'calm',
    lines: [
      verdict(strong(words.lookup.several(name))),
      ...entries.flatMap((entry) => [line(strong(words.capital(entry.name))), ...entryLines(words, entry)]),
      ...shownLines(words, shownBy),
    ],
    private: shownBy === undefined,
  };
}

/** Three rules that may have been meant, where none is likely enough to be the answer. */
export function choicesCard(
  words: Catalogue,
  { found, query, played, shownBy }: Omit<Answered, 'alike' | 'clear' | 'on'>,
): Document {
  const three = choicesOf(found);
  return {
    tone: 'calm',
    lines: [
      verdict(strong(words.lookup.unsure)),
      ...three.flatMap(({ rule, book }) => [
        line(strong(rule.title), quiet(` ${from(rule, book, played)}`)),
        line(answerOf({ rule, book }, true, query)),
      ]),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...three.map(({ rule }): Button => ({ action: 'rule', of: { rule: rule.id }, label: rule.title })),
      ...(three[0] ? feedback(words, { query, played, shownBy }, three[0].rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/** The rules on offer where none is likely enough. */
export function choicesOf(found: readonly Found[]): readonly Found[] {
  return found.slice(0, MOST_OTHERS);
}

/** The sentences of a text. A full stop after an abbreviation or in a bracket doesn't end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z"(])(?![^()]*\))/);
}

function elsewhereLines(words: Catalogue, { found: [first], played, lacking, absence }: Answered): Line[] {
  if (!first || first.book === played) return [];
  const what = absence?.subject ?? words.lookup.asTyped(lacking.join(' '));
  return [line(words.lookup.noneHere(played.name, what, first.book.name))];
}

/** What has to be known first about a rule that the players can turn on, as long as they haven't. */
function optionalLine(words: Catalogue, { found: [first], on }: Answered): Line[] {
  return first && isOff(first, on) ? [line(words.lookup.onlyWith(governing(first)!))] : [];
}

/** The rule's own answer if it fits this question. Otherwise the first sentence says most. */
function answerOf({ rule, book }: Found, clear: boolean, query: string): string {
  const own = clear ? ownAnswer({ rule, book }) : undefined;
  return (own && fitting(own, query)) ?? sentencesOf(rule.text)[0] ?? rule.title;
}

/** How one asks for a yes or a no, in three languages. */
const WHETHER =
  /(?<!how )\b(?:can|could|cant|may|do|does|did|is|are|has|have|should|must|will|would|ok|okay|allowed|possible|darf|dürfen|kann|können|muss|müssen|ist|sind|gibt|peut|peux|peuvent|puis|est-ce|faut)\b|\?\s*$/i;
/** What asks for something else, whatever it begins with. */
const OPEN =
  /\b(?:or|oder|ou)\b|^\s*(?:what|who|when|where|how|which|why|was|wer|wann|wo|wie|welche[rs]?|warum|qui|quand|comment|combien|où|quoi|quel(?:le)?)\b/i;

/** A ready answer without its yes or no, if nobody asked for one. */
function fitting(answer: string, query: string): string {
  if (WHETHER.test(query) && !OPEN.test(query)) return answer;
  const said = answer.replace(/^(?:Yes|No)[:,] /, '');
  return `${said[0]!.toUpperCase()}${said.slice(1)}`;
}

function ownAnswer({ rule, book }: Found): string | undefined {
  return book.answers?.[rule.id];
}

/** Two sentences of a rule that the answer hasn't quoted, with the rule's title and ID. */
function ruleLine(found: Found, played: Ruleset, whole: boolean): Line {
  const { rule, book } = found;
  const sentences = sentencesOf(rule.text);
  const said = whole ? 0 : 1;
  const rest = sentences
    .slice(said, said + SENTENCES)
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE)
    .join(' ');
  return line(...(rest === '' ? [] : [`${rest} `]), quiet(`${rule.title} ${from(rule, book, played)}`));
}

function from({ id }: Rule, book: Ruleset, played: Ruleset): string {
  return book === played ? id : `${id} · ${book.name}`;
}

function otherLines(words: Catalogue, others: readonly Found[], played: Ruleset): Line[] {
  if (others.length === 0) return [];
  return [
    heading(words.lookup.others),
    ...others.map(({ rule, book }) => ({
      ...step(rule.title, quiet(` ${from(rule, book, played)}`)),
      button: { action: 'rule', of: { rule: rule.id }, label: words.lookup.read } as const,
    })),
  ];
}

function commandSpans(commands: readonly string[]): Span[] {
  return commands.flatMap((text, i) => (i === 0 ? [code(text)] : [', ', code(text)]));
}

function shownLines(words: Catalogue, shownBy: string | undefined): Line[] {
  return shownBy === undefined ? [] : [line(quiet(words.lookup.shownBy), { user: shownBy })];
}

/** Asks the reader whether this answered the question. */
function feedback(
  words: Catalogue,
  { query, played, shownBy }: Pick<Answered, 'query' | 'played' | 'shownBy'>,
  { id }: Rule,
): Button[] {
  if (shownBy !== undefined) return [];
  const of = { book: played.id, rule: id, query };
  return [
    { action: 'helped', of, label: words.lookup.helped },
    { action: 'missed', of, label: words.lookup.missed },
  ];
}
