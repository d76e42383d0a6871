import type { Absence } from '../kernel/ruleset.ts';
import type { Found } from './rules-by-id.ts';
import { type Asked, askedIn } from './terms.ts';

/** How well one wording of a rule and a question say the same, each part from 0 to 1. */
export interface Fit {
  /** How much of the question the wording says. */
  readonly covers: number;
  /** How much of both is said by the other: little if either says much more. */
  readonly both: number;
  readonly wording: string;
}

interface Wording {
  readonly text: string;
  readonly words: readonly Asked[];
}

const NONE: Fit = { covers: 0, both: 0, wording: '' };

/** How much a word says. */
type Weight = (word: Asked) => number;

/**
 * The best of a rule's wordings for a question: one phrase of it, or its title. A rule that has each word of a question in another
 * phrase says something else.
 */
export function bestWording({ rule, book }: Found, asked: readonly Asked[], weight: Weight): Fit {
  return bestOf(wordingsOf(rule, rule.title, book.phrases?.[rule.id]), asked, weight);
}

/** The same for what a book says that it lacks. */
export function bestAsking(absence: Absence, asked: readonly Asked[], weight: Weight): Fit {
  return bestOf(wordingsOf(absence, absence.subject, absence.asked), asked, weight);
}

function bestOf(wordings: readonly Wording[], asked: readonly Asked[], weight: Weight): Fit {
  const weights = asked.map(weight);
  const all = sum(weights);
  if (all === 0) return NONE;
  return wordings.reduce((best, { text, words }) => {
    const covered = sum(weights.map((each, i) => each * likeness(asked[i]!, words)));
    if (covered === 0) return best;
    const own = words.map(weight);
    const shared = sum(own.map((each, i) => each * likeness(words[i]!, asked)));
    const both = (covered + shared) / (all + sum(own));
    return both > best.both ? { covers: covered / all, both, wording: text } : best;
  }, NONE);
}

/** The wordings of rules, by the rule and its phrases: read when it's first among the likeliest. */
const read = new WeakMap<object, readonly Wording[]>();

function wordingsOf(of: object, title: string, phrases: readonly string[] = []): readonly Wording[] {
  const key = phrases.length > 0 ? phrases : of;
  const known = read.get(key);
  if (known) return known;
  const all = [title, ...phrases].map((text) => ({ text, words: askedIn(text) }));
  read.set(key, all);
  return all;
}

/** A word that only means the same counts in part. */
const AS_MEANT = 0.85;

function likeness({ stem, meanings }: Asked, among: readonly Asked[]): number {
  if (among.some((other) => other.stem === stem)) return 1;
  return among.some((other) => other.meanings.some((meaning) => meanings.includes(meaning))) ? AS_MEANT : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
