import { abbreviations } from '../../data/abbreviations.ts';

/** German abbreviations whose small letter tells them from another weapon: sMG is a heavy machine gun, SMG a submachine gun. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bsMGs?\b/g, 'schweres MG'],
  [/\bl(?:e)?MGs?\b/g, 'leichtes MG'],
];

/** A question with its abbreviations written out: `pts` is points, `dmg` damage. */
export function writtenOut(question: string): string {
  const exact = WRITTEN.reduce((text, [short, long]) => text.replaceAll(short, long), question);
  return exact.replaceAll(/(?<![\p{L}\p{N}-])\p{L}{1,6}(?![\p{L}\p{N}-])/gu, (word) => {
    const short = word.toLowerCase();
    return Object.hasOwn(abbreviations, short) ? abbreviations[short]! : word;
  });
}
