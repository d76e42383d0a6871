/** A part of a question, and the words around it. */
export interface Part {
  readonly name: string;
  /** Its first word, and the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly rest: readonly string[];
}

/** No name has more words than this: *M-5 A1 Stuart light tank*. */
export const LONGEST_NAME = 7;

/** Every part of some words that could be a name, longest first, with the other words. */
export function partsOf(words: readonly string[]): Part[] {
  return Array.from({ length: LONGEST_NAME }, (_, i) => LONGEST_NAME - i).flatMap((length) =>
    Array.from({ length: Math.max(0, words.length - length + 1) }, (_, from) => ({
      name: words.slice(from, from + length).join(' '),
      from,
      to: from + length,
      rest: words.toSpliced(from, length),
    })),
  );
}
