import type { Absence, Rule, Ruleset } from '../../kernel/ruleset.ts';
import type { Question } from '../../lookup/question/question.ts';
import type { Found } from '../../lookup/rules-by-id.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, type Line, line, quiet } from '../document.ts';

/** How many sentences of a rule follow the answer. */
const SENTENCES = 2;
/** A longer sentence is really a table in words, which the whole rule shows. */
const LONGEST_SENTENCE = 280;

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

/** The sentences of a text. A full stop after an abbreviation or in a bracket doesn't end one. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[A-Z"(])(?![^()]*\))/);
}

/** What a rule says in a sentence: its ready answer, or else the first of its text. */
export function answerOf({ rule, book }: Found): string {
  return book.answers?.[rule.id] ?? sentencesOf(rule.text)[0] ?? rule.title;
}

/** Two sentences of a rule that the answer hasn't quoted, with the rule's title and ID. */
export function ruleLine(found: Found, played: Ruleset, whole: boolean): Line {
  const { rule, book } = found;
  const sentences = sentencesOf(rule.text);
  const said = whole ? 0 : 1;
  const rest = sentences
    .slice(said, said + SENTENCES)
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE)
    .join(' ');
  return line(...(rest === '' ? [] : [`${rest} `]), quiet(`${rule.title} ${from(rule, book, played)}`));
}

export function from({ id }: Rule, book: Ruleset, played: Ruleset): string {
  return book === played ? id : `${id} · ${book.name}`;
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
