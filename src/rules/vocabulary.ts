import { vocabulary } from '../../data/vocabulary/index.ts';
import { ordinary } from '../../data/vocabulary/ordinary.ts';
import type { Term } from '../../data/vocabulary/term.ts';

export { vocabulary } from '../../data/vocabulary/index.ts';
export type { Form, Property } from '../../data/vocabulary/term.ts';

/** Names of things, and of the values of options. */
export interface Named extends Term {
  readonly called: readonly string[];
  readonly means: NonNullable<Term['means']>;
}

export const named: readonly Named[] = vocabulary.flatMap(({ called, means, ...term }) =>
  called && means ? [{ ...term, called, means }] : [],
);

/** Words that mean the same, one meaning to a line. The names of a weapon or a vehicle count too, with its ID. */
export const meanings: readonly (readonly string[])[] = vocabulary.flatMap((term) => {
  const { called = [], means: [first] = [], only, short, filler, form } = term;
  if (called.length === 0 || (only ?? short ?? filler ?? form)) return [];
  return [[...called, ...(typeof first === 'string' ? [first] : [])]];
});

/** Whether a word without its ending is an ordinary one, though it looks like a slip for a word of some book. */
export const isOrdinary = (stem: string): boolean => ordinary.has(stem);

/** Words that mean the same, without names. */
export const synonyms: readonly (readonly string[])[] = vocabulary.flatMap(({ called = [], means, filler, form }) =>
  means || filler || form ? [] : [called],
);

/** Words without weight, in lower case and without accents: always, or beside a name. */
export const fillers = (when: NonNullable<Term['filler']>): ReadonlySet<string> =>
  new Set(
    vocabulary.flatMap(({ called = [], filler }) =>
      filler === when ? called.map((each) => withoutAccents(each).replaceAll('ß', 'ss')) : [],
    ),
  );

/** The whole word for each short one. */
const whole: ReadonlyMap<string, string> = new Map(
  vocabulary.flatMap(({ called: [first] = [], short = [] }) => short.map((each) => [each, first!] as const)),
);

/** German abbreviations whose small letter tells them from another weapon: sMG is a heavy machine gun, SMG a submachine gun. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bsMGs?\b/g, 'schweres MG'],
  [/\bl(?:e)?MGs?\b/g, 'leichtes MG'],
];

/** A question with its abbreviations written out: `pts` is points, `dmg` damage. */
export function writtenOut(question: string): string {
  const exact = WRITTEN.reduce((text, [short, long]) => text.replaceAll(short, long), question);
  return exact.replaceAll(/(?<![\p{L}\p{N}-])\p{L}{1,6}(?![\p{L}\p{N}-])/gu, (word) => {
    return whole.get(word.toLowerCase()) ?? word;
  });
}

/** A text without the marks over its letters. */
export function withoutAccents(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}
