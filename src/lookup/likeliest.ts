import type { Ruleset } from '../kernel/ruleset.ts';
import { isSister } from './editions.ts';
import type { Hit } from './finding/rule-index.ts';
import { bestWording, type Fit } from './finding/wordings.ts';
import { saysWhatsAsked } from './forms.ts';
import type { Question } from './question/question.ts';
import type { Found } from './rules-by-id.ts';
import { type Asked, BESIDE, keysOf, plainWords } from './terms.ts';

/** A rule that covers this much of a question answers it if it stands apart; one that covers less may be meant. */
export const SURE = 0.5;
/** A rule with less than this share of the best score only has a word in common with the question. */
const FAR_OFF = 0.03;
/** A rule with this share of the best score is nearly as likely. */
const ALIKE = 0.65;
/** A rule that covers this much of a question is the one meant, even if others are similar. */
const CLEAR = 0.9;
/** A rule with an answer about something else counts for so much. */
const UNFITTING = 0.3;
/** One that doesn't say what such a question asks for counts for so much. */
const UNSAID = 0.6;
/** A phrase that a rule has word for word counts so many times as much; it's among these first few, or not at all. */
const EXACT = 2;
const FEW = 40;
/** So many of the likeliest are compared by their wordings. */
const COMPARED = 10;

/** How many of the likeliest are always shown. */
export const NEAREST = 3;

/** Whether a rule's ready answer is about what was asked. */
export function isFitting({ rule, book }: Found, { words, asked }: Question): boolean {
  const about = book.about?.[rule.id];
  if (!about) return true;
  const text = ` ${words.join(' ')} `;
  const meant = new Set(asked.flatMap(({ stem, meanings }) => [stem, ...meanings]));
  return about.some((each) => {
    const plain = plainWords(each).join(' ');
    return plain.includes(' ') ? text.includes(` ${plain} `) : keysOf(plain, false).some((key) => meant.has(key));
  });
}

/** A match with the wording of it that comes nearest to the question. */
export interface Worded extends Hit {
  readonly fit: Fit;
}

/** How much the nearest wording counts beside the words that a rule has in any of its wordings. */
const WORDED = 1.5;
const UNWORDED = 0.3;

/** The likeliest matches: those with a wording like the question first, those whose ready answer is about something else last. */
export function likeliest(
  hits: readonly Hit[],
  question: Question,
  weight: (word: Asked) => number,
): readonly Worded[] {
  const fitted = hits.slice(0, FEW).map((hit, i) => {
    const about = isFitting(hit.found, question) ? 1 : UNFITTING;
    const score = hit.score * about * (saysWhatsAsked(hit.found, question) === false ? UNSAID : 1);
    return { ...hit, score, at: i };
  });
  const compared = fitted.toSorted((a, b) => b.score - a.score).slice(0, COMPARED);
  const worded = compared.map((hit) => {
    const fit = bestWording(hit.found, question.asked, weight);
    // Some rules are only asked for in words of their text.
    return { ...hit, fit, score: hit.score * Math.max(fit.both, UNWORDED * hit.covers) ** WORDED };
  });
  return worded.toSorted((a, b) => b.score - a.score);
}

/** What is called exactly so stands in front, however many words it shares with others. */
export function exactFirst<H extends Pick<Hit, 'score' | 'covers'>>(
  hits: readonly H[],
  isExact: (hit: H) => boolean,
): H[] {
  const exact = hits.slice(0, FEW).find(isExact);
  if (!exact) return [...hits];
  const score = Math.max(exact.score, hits[0]!.score) * EXACT;
  return [{ ...exact, score, covers: 1 }, ...hits.filter((hit) => hit !== exact)];
}

/** Other books' rules, with those of the first book's other edition in front if they answer the question. */
export function editionsFirst(others: readonly Hit[], first: Partial<Ruleset>): readonly Hit[] {
  const own = others.filter(({ found }) => isSister(found.book, first));
  return own[0] && own[0].covers >= SURE ? [...own, ...others.filter((hit) => !own.includes(hit))] : others;
}

/** The matches close to the best one, and the next two. */
export function near(hits: readonly Hit[]): readonly Hit[] {
  return hits.filter(({ score }, i) => i < NEAREST || score >= hits[0]!.score * FAR_OFF);
}

/**
 * What makes it likelier that the best match is the answer: how much of the question it covers and its nearest wording says, how
 * far off the next one is, that it says what such a question asks for, and that it leaves nothing over that was named. Weights by
 * logistic regression over held-out phrases and the questions in `test/lookup/asked` (`docs/rules-search.md`).
 */
const WEIGHTS = { none: 0.8, covers: 1.2, own: 0.4, both: 1, next: -2.6, ahead: 0.6, says: 0.7, left: -0.85 } as const;
/** So likely has an answer to be. */
const SURE_FROM = 0.84;
/** One that's less likely than this is told with the next, if it's likelier still that one of the two answers. */
const PLAINLY = 0.92;
/** So likely it has to be that one of two answers. */
const EITHER_FROM = 0.88;

/**
 * How likely it is that the best match answers a question, from 0 to 1, by what it uses and leaves over of it.
 * @param together that one of the best so many does
 */
export function confidence(hits: readonly Worded[], question: Question, left: number, together = 1): number {
  const [first] = hits;
  if (!first) return 0;
  const best = hits.slice(0, together);
  const others = hits.slice(together);
  const most = (of: readonly Worded[], part: (hit: Worded) => number) => Math.max(0, ...of.map(part));
  const both = most(best, ({ fit }) => fit.both);
  const next = (others[0]?.score ?? 0) / Math.max(first.score, Number.EPSILON);
  const says = { true: 1, false: -1, undefined: 0 }[`${saysWhatsAsked(first.found, question)}`];
  const sum =
    WEIGHTS.none +
    WEIGHTS.covers * most(best, ({ covers }) => covers) +
    WEIGHTS.own * most(best, (hit) => hit.says) +
    WEIGHTS.both * both +
    WEIGHTS.next * next +
    WEIGHTS.ahead * (both - most(others, ({ fit }) => fit.both)) +
    WEIGHTS.says * says +
    WEIGHTS.left * Math.min(left, 2);
  return 1 / (1 + Math.exp(-sum));
}

/** Whether a match has a word of the question, or something that means the same. */
export function has({ keys }: Pick<Hit, 'keys'>, { stem, meanings }: Asked): boolean {
  return [stem, ...meanings].some((key) => keys.has(key));
}

/** How much of some words a match has. */
export function saidBy(hit: Pick<Hit, 'keys'>, words: readonly Asked[], weight: (word: Asked) => number): number {
  return words.reduce((sum, word) => sum + (has(hit, word) ? weight(word) : 0), 0);
}

/** Whether a word of a question says something, and none of some rules has anything of it. */
export function isUnusedBy(hits: readonly Hit[], asked: readonly Asked[]): (word: string) => boolean {
  return (word) => {
    const keys = asked.filter((each) => each.word === word).flatMap(({ stem, meanings }) => [stem, ...meanings]);
    return !BESIDE.has(word) && !hits.some((hit) => keys.some((key) => hit.keys.has(key)));
  };
}

/**
 * Which of the best matches are likely enough to be said outright: the best one, or two of which one answers. A guess never is.
 * @param likely how likely the best one is, and either of the best two
 */
export function saidOutright(likely: number, either: number, [first, second]: readonly Worded[]): 0 | 1 | 2 {
  if (!first || first.covers < SURE - 0.1) return 0;
  if (likely >= PLAINLY) return 1;
  if (second && either >= EITHER_FROM) return 2;
  return likely >= SURE_FROM ? 1 : 0;
}

/** How the best match compares with the others. */
export function standing(hits: readonly Hit[]): {
  readonly alike: readonly Found[];
  readonly clear: boolean;
} {
  const alike = hits.filter(({ score }) => score >= hits[0]!.score * ALIKE).map(({ found }) => found);
  return { alike, clear: alike.length === 1 || (hits[0]?.covers ?? 0) >= CLEAR };
}
