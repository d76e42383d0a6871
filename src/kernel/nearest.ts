import { closest, distance } from 'fastest-levenshtein';

/** The word most like what was typed, if it is like it at all: `m4a2-sherman` is meant by `sherman`. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  if (words.length === 0 || typed === '') return undefined;
  const inside = words.find((word) => word.startsWith(typed)) ?? words.find((word) => word.split('-').includes(typed));
  if (inside) return inside;
  const word = closest(typed, words as string[]);
  return distance(typed, word) <= Math.max(2, Math.ceil(word.length / 3)) ? word : undefined;
}
