import { plainWords } from './terms.ts';

/** A part of a question, and the words around it. */
export interface Part {
  readonly name: string;
  readonly rest: readonly string[];
}

/** No name has more words than this: *M-5 A1 Stuart light tank*. */
export const LONGEST_NAME = 7;

/** Every part of a question that could be a name, longest first, with the other words. */
export function partsOf(query: string): Part[] {
  const words = plainWords(query);
  return Array.from({ length: LONGEST_NAME }, (_, i) => LONGEST_NAME - i).flatMap((length) =>
    Array.from({ length: Math.max(0, words.length - length + 1) }, (_, from) => ({
      name: words.slice(from, from + length).join(' '),
      rest: words.toSpliced(from, length),
    })),
  );
}
