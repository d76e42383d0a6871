/** Marks and words for inches, as keyboards, phones and books have them. */
const MARK = String.raw`(?:["″”“]|''|’’|′′|´´|inch(?:es)?\.?|ins?\.?)`;
// A comma is a point to half of Europe.
const NUMBER = String.raw`[-+]?(?:\d+[.,]?\d*|[.,]\d+)`;
const IN_INCHES = new RegExp(`^(${NUMBER})\\s*${MARK}?$`, 'iu');
const IN_CENTIMETRES = new RegExp(String.raw`^(${NUMBER})\s*(?:cms?|centimet(?:er|re)s?)\.?$`, 'iu');

/** How many centimetres an inch has. */
const CENTIMETRES = 2.54;

/**
 * A length as somebody types it, in inches: `8`, `8.5`, `8"`, `8″`, `8 in`, and `20cm`, which becomes 7.9.
 * @returns `undefined` for what is no number
 */
export function inchesIn(typed: string): number | undefined {
  const text = decimalsIn(typed);
  return text === undefined ? undefined : Number(text);
}

/** The same as a decimal, every figure of it as it was typed. */
export function decimalsIn(typed: string): string | undefined {
  const text = typed.trim();
  // Number() alone would take '', '0x10' and 'Infinity'.
  const [, inches] = IN_INCHES.exec(text) ?? [];
  if (inches !== undefined) return inches.replace(',', '.');
  const [, centimetres] = IN_CENTIMETRES.exec(text) ?? [];
  return centimetres === undefined ? undefined : String(toInches(Number(centimetres.replace(',', '.'))));
}

/** The house rule of a table that plays in centimetres: all lengths of the book are centimetres (HP-GEN-06). */
export const METRIC = 'centimetres';

const CENTIMETRES_SAID = /(\d)\s*(?:cms?|centimet(?:er|re)s?)\b/giu;

/** Whether centimetres are said somewhere in a text. */
export function saysCentimetres(text: string): boolean {
  return text.search(CENTIMETRES_SAID) >= 0;
}

/** A text as it's read where the table plays in centimetres: `20cm` is 20. */
export function inTableMeasure(text: string): string {
  return text.replaceAll(CENTIMETRES_SAID, '$1');
}

/** Nobody measures figures closer than to a tenth of an inch. */
function toInches(centimetres: number): number {
  return Math.round((centimetres / CENTIMETRES) * 10) / 10;
}

/** Units that nobody measures in on a table, but that people type. */
const OTHER_UNIT = /^(?:mm|m|met(?:er|re)s?|ft|feet|foot|yds?|yards?|km)\.?$/i;

/** Whether this is the unit of a number before it, though not one that is understood: `m` of `8 m`. */
export function isOtherUnit(word: string): boolean {
  return OTHER_UNIT.test(word);
}

/** Whether this is nothing but the unit of a number before it: `in` of `8 in`. */
export function isUnit(word: string): boolean {
  return inchesIn(`1${word}`) !== undefined && !/^[\d.,]/.test(word) && word !== '';
}
