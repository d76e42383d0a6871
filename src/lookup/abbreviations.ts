/** German abbreviations whose small letter tells them from another weapon: sMG is a heavy machine gun, SMG a submachine gun. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bsMGs?\b/g, 'schweres MG'],
  [/\bl(?:e)?MGs?\b/g, 'leichtes MG'],
];

/** A question with abbreviations written out that only mean what they do in these letters. */
export function writtenOut(question: string): string {
  return WRITTEN.reduce((text, [short, long]) => text.replaceAll(short, long), question);
}
