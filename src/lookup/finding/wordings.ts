import type { Absence } from '../../kernel/ruleset.ts';
import type { Found } from '../rules-by-id.ts';
import { type Asked, askedIn } from '../terms.ts';

/** How well one wording of a rule and a question say the same, each part from 0 to 1. */
export interface Fit {
  /** How much of the question the wording says. */
  readonly covers: number;
  /** How much of both is said by the other: little if either says much more. */
  readonly both: number;
  readonly wording: string;
}

/** Some words, and everything that they say: each of them without its ending, and what they mean. */
interface Said {
  readonly words: readonly Asked[];
  readonly stems: ReadonlySet<string>;
  readonly meanings: ReadonlySet<string>;
}

interface Wording extends Said {
  readonly text: string;
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
  const question = saidBy(asked);
  const all = sumOf(asked, weight);
  if (all === 0) return NONE;
  return wordings.reduce((best, wording) => {
    const covered = sharedOf(asked, wording, weight);
    if (covered === 0) return best;
    const both = (covered + sharedOf(wording.words, question, weight)) / (all + sumOf(wording.words, weight));
    return both > best.both ? { covers: covered / all, both, wording: wording.text } : best;
  }, NONE);
}

/** The wordings of rules, by the rule and its phrases: read when it's first among the likeliest. */
const read = new WeakMap<object, readonly Wording[]>();

function wordingsOf(of: object, title: string, phrases: readonly string[] = []): readonly Wording[] {
  const key = phrases.length > 0 ? phrases : of;
  const known = read.get(key);
  if (known) return known;
  const all = [title, ...phrases].map((text) => ({ text, ...saidBy(askedIn(text)) }));
  read.set(key, all);
  return all;
}

/** A word that only means the same counts in part. */
const AS_MEANT = 0.85;

/** How much of some words, by their weights, others say. */
function sharedOf(words: readonly Asked[], { stems, meanings }: Said, weight: Weight): number {
  let shared = 0;
  for (const word of words) {
    if (stems.has(word.stem)) shared += weight(word);
    else if (word.meanings.some((meaning) => meanings.has(meaning))) shared += weight(word) * AS_MEANT;
  }
  return shared;
}

function sumOf(words: readonly Asked[], weight: Weight): number {
  return words.reduce((total, word) => total + weight(word), 0);
}

function saidBy(words: readonly Asked[]): Said {
  return {
    words,
    stems: new Set(words.map(({ stem }) => stem)),
    meanings: new Set(words.flatMap(({ meanings }) => meanings)),
  };
}
