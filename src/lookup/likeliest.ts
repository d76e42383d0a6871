import type { Ruleset } from '../kernel/ruleset.ts';
import { isSister } from './editions.ts';
import { saysWhatsAsked } from './forms.ts';
import type { Hit } from './rule-index.ts';
import type { Found } from './rules-by-id.ts';
import { askedIn, keysOf, plainWords } from './terms.ts';

/** A rule that covers this much of a question answers it if it stands apart; one that covers less may be meant. */
export const SURE = 0.5;
/** A rule with less than this share of the best score only has a word in common with the question. */
const FAR_OFF = 0.1;
/** A rule with this share of the best score is nearly as likely. */
const ALIKE = 0.65;
/** A rule that covers this much of a question is the one meant, even if others are similar. */
const CLEAR = 0.9;
/** Unless one of them has this share of its score: of such two, either is meant as often as the other. */
const TIED = 0.7;
/** A rule that covers this much of a question answers it if the next one has less than this share of its score. */
const ENOUGH = 0.4;
const FAR_BEHIND = 0.4;
/** A rule with an answer about something else counts for so much. */
const UNFITTING = 0.3;
/** One that doesn't say what such a question asks for counts for so much. */
const UNSAID = 0.6;
/** How much of the question a rule says in its own words, if another comes near. */
const OWN = 0.3;
/** A phrase that a rule has word for word counts so many times as much; it's among these first few, or not at all. */
const EXACT = 2;
const FEW = 40;

/** How many of the likeliest are always shown. */
export const NEAREST = 3;

/** Whether a rule's ready answer is about what was asked. */
export function isFitting({ rule, book }: Found, question: string): boolean {
  const about = book.about?.[rule.id];
  if (!about) return true;
  const asked = ` ${plainWords(question).join(' ')} `;
  const meant = new Set(askedIn(question).flatMap(({ stem, meanings }) => [stem, ...meanings]));
  return about.some((words) => {
    const plain = plainWords(words).join(' ');
    return plain.includes(' ') ? asked.includes(` ${plain} `) : keysOf(plain, false).some((key) => meant.has(key));
  });
}

/** Rules whose ready answer is about something else are less likely. */
export function fittingFirst(hits: readonly Hit[], question: string): readonly Hit[] {
  const fitted = hits.slice(0, FEW).map((hit) => {
    const about = isFitting(hit.found, question) ? 1 : UNFITTING;
    return { ...hit, score: hit.score * about * (saysWhatsAsked(hit.found, question) === false ? UNSAID : 1) };
  });
  return [...fitted, ...hits.slice(FEW)].toSorted((a, b) => b.score - a.score);
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
 * Whether the best rule covers enough of a question and says what such a question asks for, and the second can't be meant as well.
 * Less is enough if none is near. A rule that only players' phrases lead to, and not its own words, has to stand as far apart.
 */
export function isSure([first, second]: readonly Hit[], question: string, enough: number): boolean {
  if (!first || saysWhatsAsked(first.found, question) === false) return false;
  const next = (second?.score ?? 0) / first.score;
  if (next >= FAR_BEHIND) return first.covers >= enough && first.says >= OWN && next < TIED;
  return first.covers >= (enough === SURE && first.says > 0 ? ENOUGH : enough);
}

/** How the best match compares with the others. */
export function standing(hits: readonly Hit[]): {
  readonly alike: readonly Found[];
  readonly clear: boolean;
} {
  const alike = hits.filter(({ score }) => score >= hits[0]!.score * ALIKE).map(({ found }) => found);
  return { alike, clear: alike.length === 1 || (hits[0]?.covers ?? 0) >= CLEAR };
}
