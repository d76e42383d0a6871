import { phrases as own } from '../../../../data/landser/phrases.ts';
import { inherited, numbers } from '../../../../data/landser/rules.ts';
import { phrases as original } from '../../../../data/landser-classic/phrases.ts';
import type { Phrases } from '../../../../data/phrases.ts';

/** What players call this edition's rules: its own and, in the original's words, the ones it takes over. */
export const phrases: Phrases = { ...kept(), ...own };

function kept(): Phrases {
  const renumber: Readonly<Record<string, string>> = numbers;
  const all = Object.entries(original).map(([id, said]) => [renumber[id] ?? id.replace(/^LC-/, 'LS-'), said] as const);
  return Object.fromEntries(all.filter(([id]) => inherited.includes(id)));
}
