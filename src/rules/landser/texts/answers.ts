import { answers as own, together as ownTogether } from '../../../../data/landser/answers.ts';
import { inherited, numbers } from '../../../../data/landser/rules.ts';
import { answers as original, together as originalTogether } from '../../../../data/landser-classic/answers.ts';
import type { Together } from '../../../kernel/ruleset.ts';
import { renumbered } from './renumbered.ts';

/** Rules that mean the same here as in the original, though they're worded differently. */
const ALIKE = ['LS-MOVE-08', 'LS-OBS-01', 'LS-JAM-01'];

/** The answers of this edition, and the original's for the rules taken over. */
export const answers: Readonly<Record<string, string>> = { ...kept(), ...own };

/** Pairs of this edition, and pairs of the original whose rules both apply here. */
export const together: readonly Together[] = [
  ...ownTogether,
  ...renumbered(originalTogether, numbers).filter(({ rules }) => rules.every(isKept)),
];

function isKept(rule: string): boolean {
  return inherited.includes(rule) || ALIKE.includes(rule);
}

function kept(): Readonly<Record<string, string>> {
  const renumber: Readonly<Record<string, string>> = numbers;
  const all = Object.entries(original).map(([id, says]) => [renumber[id] ?? id.replace(/^LC-/, 'LS-'), says] as const);
  return Object.fromEntries(all.filter(([rule]) => inherited.includes(rule)));
}
