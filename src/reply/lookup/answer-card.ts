import type { Absence, Ruleset } from '../../kernel/ruleset.ts';
import type { CellAnswer } from '../../lookup/cells.ts';
import type { Entry } from '../../lookup/entries.ts';
import { type Question, readAs } from '../../lookup/question/question.ts';
import type { Found } from '../../lookup/rules-by-id.ts';
import { governing, isOff } from '../../lookup/standing.ts';
import { pairAsked, togetherIn } from '../../lookup/together.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  type Button,
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
import { type Answered, feedback, from, ruleLine, sentencesOf, shownLines } from './answer-parts.ts';
import { cellsCard } from './cells-card.ts';
import { entryLines } from './entry-card.ts';
import { ruleTableLines } from './rule-card.ts';

/** More rules than these aren't worth a look. */
const MOST_OTHERS = 3;
/** The answer in a line, the rule it comes from, and what belongs to it. */
export function answerCard(words: Catalogue, answered: Answered, commands: readonly string[]): Document {
  const { found, alike, clear, played, shownBy } = answered;
  const [first, ...others] = found as [Found, ...Found[]];
  // A rule with an answer of its own makes room for a pair only if the other rule is almost as likely.
  const pair = togetherIn(ownAnswer(first) === undefined ? found : alike);
  const both = pair && isOfTwo(answered.question) ? pair : undefined;
  const second = both && others.find(({ rule }) => rule.id !== first.rule.id && both.rules.includes(rule.id));
  const rest = others.filter((other) => other !== second).slice(0, MOST_OTHERS);
  return {
    tone: 'calm',
    lines: [
      ...elsewhereLines(words, answered),
      ...optionalLine(words, answered),
      verdict(strong((both && fitting(both.says, answered.question)) ?? answerOf(first, clear, answered.question))),
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

/** That the channel's book has no rule on it, and what it has nearby. */
export function absenceCard(
  words: Catalogue,
  { says }: Absence,
  { found, query, played, shownBy }: Pick<Answered, 'found' | 'query' | 'played' | 'shownBy'>,
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

/** That the channel's book has no such thing, what comes nearest in it or in the other edition, and the rules nearest to the question. */
export function lackingCard(
  words: Catalogue,
  {
    name,
    readAs,
    absence,
    isSubject,
    other,
    cells,
  }: {
    name: string;
    readAs?: string | undefined;
    absence?: Absence | undefined;
    isSubject?: boolean | undefined;
    other?: Entry | undefined;
    cells?: CellAnswer | undefined;
  },
  { found, query, played, shownBy }: Pick<Answered, 'found' | 'query' | 'played' | 'shownBy'>,
): Document {
  const nearest = found.filter(({ book }) => book === played).slice(0, MOST_OTHERS);
  const there = cells
    ? cellsCard(words, cells, { query, played: cells.entry.book, shownBy: '' }).lines.slice(0, 1)
    : other && entryLines(words, other);
  return {
    tone: 'calm',
    lines: [
      verdict(strong(words.lookup[isSubject ? 'lacksRule' : 'lacks'](played.name, name, readAs))),
      ...(other && there
        ? [
            line(
              other.book === played
                ? words.lookup.nearest(words.capital(other.name))
                : words.lookup.sisterHas(other.book.name),
            ),
            ...there,
          ]
        : []),
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
  {
    found,
    query,
    question,
    played,
    shownBy,
    unknown,
    left,
  }: Omit<Answered, 'alike' | 'clear' | 'on'> & {
    readonly unknown: readonly string[];
    readonly left: readonly string[];
  },
): Document {
  const three = choicesOf(found);
  const unsure = left.length > 0 ? words.lookup.unused(left) : words.lookup.unsure;
  return {
    tone: 'calm',
    lines: [
      verdict(strong(unknown.length > 0 ? words.lookup.unheard(played.name, unknown) : unsure)),
      ...three.map(({ rule, book }) =>
        line(
          strong(rule.title),
          `: ${answerOf({ rule, book }, true, question)}`,
          quiet(` ${from(rule, book, played)}`),
        ),
      ),
      ...readLines(words, question),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...three.map(({ rule }): Button => ({ action: 'rule', of: { rule: rule.id }, label: rule.title })),
      ...(three[0] ? feedback(words, { query, played, shownBy }, three[0].rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/** What a question was read as: its words that say something, with slips mended. */
function readLines(words: Catalogue, question: Question): Line[] {
  const said = readAs(question);
  return said.length === 0 ? [] : [line(quiet(words.lookup.readAs(said.join(', '))))];
}

/** The rules on offer where none is likely enough. */
export function choicesOf(found: readonly Found[]): readonly Found[] {
  return found.slice(0, MOST_OTHERS);
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
function answerOf({ rule, book }: Found, clear: boolean, question: Question): string {
  const own = clear ? ownAnswer({ rule, book }) : undefined;
  return (own && fitting(own, question)) ?? sentencesOf(rule.text)[0] ?? rule.title;
}

/** Whether a question may take an answer of two rules: it asks for a yes or a no, joins two things, or is known to take both. */
function isOfTwo({ forms, text, book }: Question): boolean {
  return forms.has('whether') || forms.has('and') || pairAsked(text, book) !== undefined;
}

/** A ready answer without its yes or no, if nobody asked for one. */
function fitting(answer: string, { isWhether }: Question): string {
  if (isWhether) return answer;
  const said = answer.replace(/^(?:Yes|No)[:,] /, '');
  return `${said[0]!.toUpperCase()}${said.slice(1)}`;
}

function ownAnswer({ rule, book }: Found): string | undefined {
  return book.answers?.[rule.id];
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
