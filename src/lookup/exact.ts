import { oncePer } from '../kernel/once.ts';
import { plainWords } from './terms.ts';

/** Lists of phrases as sets, so that each is only read once. */
const read = oncePer((phrases: readonly string[]) => new Set(phrases.map(bare)));

/** Whether a question is one of some phrases, word for word; case, accents and signs don't count. */
export function isAmong(question: string, phrases: readonly string[]): boolean {
  return read(phrases).has(bare(question));
}

function bare(text: string): string {
  return plainWords(text).join(' ');
}
