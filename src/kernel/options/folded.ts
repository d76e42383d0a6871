import { unmarked } from './quotes.ts';

/** What phones and keyboards write for an apostrophe. */
const APOSTROPHES = /[’‘ʼ´`]/g;

/** A name in the form used for comparison: players type it in any case, with any apostrophe, and some in quotes. */
export function folded(name: string): string {
  return unmarked(name.normalize('NFC')).replaceAll(APOSTROPHES, "'").replaceAll(/\s+/g, ' ').toLowerCase();
}
