import type { Absence, Rule, Ruleset } from '../../kernel/ruleset.ts';
import { saysAsked } from '../../lookup/forms.ts';
import type { Question } from '../../lookup/question/question.ts';
import type { Found } from '../../lookup/rules-by-id.ts';
import { sentencesFor, sentencesOf } from '../../lookup/sentences.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, heading, type Line, line, quiet, step } from '../document.ts';

/** How many sentences of a rule follow the answer. */
const SENTENCES = 2;
/** A longer sentence is really a table in words, which the whole rule shows. */
const LONGEST_SENTENCE = 280;

/** More rules than these aren't worth a look. */
export const MOST_OTHERS = 3;

/** What was found for a question, and where it was asked. */
export interface Answered {
  readonly query: string;
  readonly question: Question;
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

/** What a rule says in a sentence: its ready answer, or else the first of its text. */
export function answerOf({ rule, book }: Found): string {
  return book.answers?.[rule.id] ?? sentencesOf(rule.text)[0] ?? rule.title;
}

/**
 * What a rule says to a question, and what else there is of it: its own answer, unless only a sentence of the rule has what such
 * a question asks for. Without one, the sentence that says most.
 */
export function saidOf(found: Found, clear: boolean, question: Question): { says: string; left: readonly string[] } {
  const own = clear ? ownAnswer(found) : undefined;
  const sentences = sentencesFor(found.rule, question);
  const [best = found.rule.title, ...others] = sentences;
  if (own === undefined) return { says: best, left: others };
  const isBetter = saysAsked(own, question) === false && saysAsked(best, question) === true;
  return isBetter ? { says: best, left: [own, ...others] } : { says: fitting(own, question), left: sentences };
}

/** A ready answer without its yes or no, if nobody asked for one. */
export function fitting(answer: string, { isWhether }: Question): string {
  return isWhether ? answer : withoutYes(answer);
}

/** An answer without its yes or no. */
export function withoutYes(answer: string): string {
  const said = answer.replace(/^(?:Yes|No)[:,] /, '');
  return `${said[0]!.toUpperCase()}${said.slice(1)}`;
}

/** The answer that a rule has ready. */
export function ownAnswer({ rule, book }: Found): string | undefined {
  return book.answers?.[rule.id];
}

/** The first two sentences that are left of a rule, with its title and ID. */
export function ruleLine(
  { rule, book }: Found,
  played: Ruleset,
  left: readonly string[] = sentencesOf(rule.text),
): Line {
  const rest = left
    .slice(0, SENTENCES)
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE)
    .join(' ');
  return line(...(rest === '' ? [] : [`${rest} `]), quiet(`${rule.title} ${from(rule, book, played)}`));
}

export function from({ id }: Rule, book: Ruleset, played: Ruleset): string {
  return book === played ? id : `${id} · ${book.name}`;
}

/** The other finds, each with its button. */
export function otherLines(words: Catalogue, others: readonly Found[], played: Ruleset): Line[] {
  if (others.length === 0) return [];
  return [
    heading(words.lookup.others),
    ...others.map(({ rule, book }) => ({
      ...step(rule.title, quiet(` ${from(rule, book, played)}`)),
      button: { action: 'rule', of: { rule: rule.id }, label: words.lookup.read } as const,
    })),
  ];
}

export function shownLines(words: Catalogue, shownBy: string | undefined): Line[] {
  return shownBy === undefined ? [] : [line(quiet(words.lookup.shownBy), { user: shownBy })];
}

/** Asks the reader whether this answered the question. */
export function feedback(
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
