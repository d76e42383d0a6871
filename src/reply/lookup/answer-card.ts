import type { Absence } from '../../kernel/ruleset.ts';
import type { CellAnswer } from '../../lookup/cells.ts';
import type { Entry } from '../../lookup/entries.ts';
import type { Question } from '../../lookup/question/question.ts';
import type { Found } from '../../lookup/rules-by-id.ts';
import { sentencesOf } from '../../lookup/sentences.ts';
import { governing, isOff } from '../../lookup/standing.ts';
import { pairAsked, togetherIn } from '../../lookup/together.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, code, type Document, type Line, line, type Span, strong, verdict } from '../document.ts';
import {
  type Answered,
  feedback,
  fitting,
  MOST_OTHERS,
  otherLines,
  ownAnswer,
  ruleLine,
  saidOf,
  shownLines,
} from './answer-parts.ts';
import { cellsCard } from './cells-card.ts';
import { entryLines } from './entry-card.ts';
import { ruleTableLines } from './rule-card.ts';

/** The answer in a line, the rule it comes from, and what belongs to it. */
export function answerCard(words: Catalogue, answered: Answered, commands: readonly string[]): Document {
  const { found, alike, clear, played, question, shownBy } = answered;
  const [first, ...others] = found as [Found, ...Found[]];
  // A rule with an answer of its own makes room for a pair only if the other rule is almost as likely.
  const pair = togetherIn(ownAnswer(first) === undefined ? found : alike);
  const both = pair && isOfTwo(question) ? pair : undefined;
  const second = both && others.find(({ rule }) => rule.id !== first.rule.id && both.rules.includes(rule.id));
  const rest = others.filter((other) => other !== second).slice(0, MOST_OTHERS);
  const { says, left } = saidOf(first, clear, question);
  return {
    tone: 'calm',
    lines: [
      ...elsewhereLines(words, answered),
      ...optionalLine(words, answered),
      verdict(strong(both ? fitting(both.says, question) : says)),
      ...(second && both ? [first, second].map((each) => ruleLine(each, played)) : [ruleLine(first, played, left)]),
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
    besides,
    absence,
    isSubject,
    other,
    cells,
  }: {
    name: string;
    readAs?: string | undefined;
    besides?: string | undefined;
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
      verdict(strong(words.lookup[isSubject ? 'lacksRule' : 'lacks'](played.name, name, readAs, besides))),
      ...(absence ? [line(absence.says)] : []),
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

function elsewhereLines(words: Catalogue, { found: [first], played, lacking, absence }: Answered): Line[] {
  if (!first || first.book === played) return [];
  const what = absence?.subject ?? words.lookup.asTyped(lacking.join(' '));
  return [line(words.lookup.noneHere(played.name, what, first.book.name))];
}

/** What has to be known first about a rule that the players can turn on, as long as they haven't. */
function optionalLine(words: Catalogue, { found: [first], on }: Answered): Line[] {
  return first && isOff(first, on) ? [line(words.lookup.onlyWith(governing(first)!))] : [];
}

/** Whether a question may take an answer of two rules: it asks for a yes or a no, joins two things, or is known to take both. */
function isOfTwo({ forms, text, book }: Question): boolean {
  return forms.has('whether') || forms.has('and') || pairAsked(text, book) !== undefined;
}

function commandSpans(commands: readonly string[]): Span[] {
  return commands.flatMap((text, i) => (i === 0 ? [code(text)] : [', ', code(text)]));
}
