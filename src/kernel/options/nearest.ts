import { distance } from 'fastest-levenshtein';

/**
 * The word most like what was typed, if it is like it at all: `m4a2-sherman` is meant by `sherman`. It never guesses what
 * says something else: other figures, the opposite, or one of two words that are equally like it.
 */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  // A word that's there twice isn't like another: a unit on a drawn table is a place there as well.
  const folded = [...new Set(words)].map((word) => [word, word.toLowerCase()] as const);
  const begun = text.length > 1 ? folded.find(([, word]) => word.startsWith(text)) : undefined;
  const inside = begun ?? folded.find(([, word]) => word.split('-').includes(text));
  if (inside) return inside[0];
  const likely = folded.flatMap(([word, lower]) => {
    const slips = Math.min(...[lower, ...longParts(lower)].map((part) => slipsBetween(text, part)));
    return slips < Infinity ? [{ word, slips }] : [];
  });
  const [first, second] = likely.toSorted((a, b) => a.slips - b.slips);
  return first && first.slips !== second?.slips ? first.word : sameStart(text, likely, first?.slips);
}

/** Of several that are equally like it, the only one with the same first letter. */
function sameStart(text: string, likely: readonly { word: string; slips: number }[], slips: number | undefined) {
  const all = likely.filter((each) => each.slips === slips && each.word.toLowerCase()[0] === text[0]);
  return all.length === 1 ? all[0]!.word : undefined;
}

/** Parts of a word that stand for the whole of it. */
function longParts(word: string): readonly string[] {
  const parts = word.split('-');
  return parts.length > 1 ? parts.filter((part) => part.length > 4) : [];
}

/** How many slips of the hand make one word out of the other; endless where it would be another word. */
function slipsBetween(typed: string, word: string): number {
  if (figures(typed) !== figures(word) || areOpposite(typed, word)) return Number.POSITIVE_INFINITY;
  const slips = isSwapped(typed, word) ? 1 : distance(typed, word);
  return slips <= mostSlips(Math.min(typed.length, word.length)) ? slips : Number.POSITIVE_INFINITY;
}

function mostSlips(letters: number): number {
  if (letters <= 2) return 0;
  if (letters <= 5) return 1;
  return letters <= 8 ? 2 : 3;
}

function figures(word: string): string {
  return word.replaceAll(/\D/g, '');
}

const NOT = ['un', 'in', 'im', 'no', 'no-', 'non', 'non-', 'not-', 'dis'];

function areOpposite(one: string, other: string): boolean {
  return NOT.some((not) => not + one === other || not + other === one);
}

/** Two neighbours that have changed places are one slip. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return at >= 0 && one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}
