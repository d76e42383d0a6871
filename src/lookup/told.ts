import { oncePer } from '../kernel/once.ts';
import type { Absence, Ruleset } from '../kernel/ruleset.ts';
import type { Hit } from './finding/rule-index.ts';
import type { Question } from './question/question.ts';
import { type Asked, askedIn, plainWords } from './terms.ts';

/** A longer wording is a whole question, which the index compares better. */
const LONGEST = 3;
/** So many of the likeliest rules may speak of what was asked. */
const LIKELIEST = 3;

interface Wording {
  readonly absence: Absence;
  readonly words: readonly Asked[];
  /** All its words, with a space at each end. */
  readonly whole: string;
}

/**
 * What a book says that it lacks, if a question has one of its short wordings in it, whatever else was typed, and none of the
 * likeliest rules speaks of that. Words that only come together around others say something else: who asks *who shoots first in a
 * melee* doesn't ask to shoot into one.
 */
export function toldIn({ asked, book }: Question, hits: readonly Hit[]): Absence | undefined {
  const inIt = wordingsOf(book).filter(({ words }) => isTogether(words, asked));
  const [longest] = inIt.toSorted((a, b) => b.words.length - a.words.length);
  if (!longest) return undefined;
  const speaks = ({ keys }: Hit) =>
    longest.words.every(({ stem, meanings }) => [stem, ...meanings].some((key) => keys.has(key)));
  return hits.slice(0, LIKELIEST).some(speaks) ? undefined : longest.absence;
}

/** The same where no rule is likely to answer: the wording has to be in the question as it stands. */
export function toldAsItStands({ words, book }: Question): Absence | undefined {
  const text = ` ${words.join(' ')} `;
  const [longest] = wordingsOf(book)
    .filter(({ whole }) => text.includes(whole))
    .toSorted((a, b) => b.whole.length - a.whole.length);
  return longest?.absence;
}

/** Whether some words stand next to each other in a question, in any order. */
function isTogether(words: readonly Asked[], asked: readonly Asked[]): boolean {
  return asked.some((_, from) => {
    const part = asked.slice(from, from + words.length);
    return part.length === words.length && words.every((word) => part.some((each) => isSame(word, each)));
  });
}

/**
 * Whether a question has a word itself: one that may mean the same isn’t enough to say that the book has nothing of it, nor is one
 * that’s part of something else, like *point* blank.
 */
function isSame(one: Asked, other: Asked): boolean {
  const isOther = one.meanings.length > 0 && other.meanings.length > 0;
  return one.stem === other.stem && !(isOther && !one.meanings.some((meaning) => other.meanings.includes(meaning)));
}

const wordingsOf = oncePer((book: Partial<Ruleset>): readonly Wording[] => {
  const all = (book.absences ?? []).flatMap((absence) =>
    absence.asked.map((each) => ({
      absence,
      words: askedIn(each),
      whole: ` ${plainWords(each).join(' ')} `,
    })),
  );
  return all.filter(({ words }) => words.length > 0 && words.length <= LONGEST);
});
