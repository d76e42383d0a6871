import { plainWords } from './terms.ts';

/** Lists of phrases as sets, so that each is only read once. */
const read = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a question is one of some phrases, word for word; case, accents and signs don't count. */
export function isAmong(question: string, phrases: readonly string[]): boolean {
  let known = read.get(phrases);
  if (!known) {
    known = new Set(phrases.map(bare));
    read.set(phrases, known);
  }
  return known.has(bare(question));
}

function bare(text: string): string {
  return plainWords(text).join(' ');
}
