import { phrases as own } from '../../../data/landser/phrases.ts';
import { inherited, numbers } from '../../../data/landser/rules.ts';
import { phrases as original } from '../../../data/landser-classic/phrases.ts';
import type { Phrases } from '../../../data/phrases.ts';

/** What players call the rules of this edition: its own, and those that it takes over, as the original has them. */
export const phrases: Phrases = { ...kept(), ...own };

function kept(): Phrases {
  const renumber: Readonly<Record<string, string>> = numbers;
  const all = Object.entries(original).map(([id, said]) => [renumber[id] ?? id.replace(/^LC-/, 'LS-'), said] as const);
  return Object.fromEntries(all.filter(([id]) => inherited.includes(id)));
}
