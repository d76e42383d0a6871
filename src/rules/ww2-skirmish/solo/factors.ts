import { nearest } from '../../../kernel/nearest.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Task } from './task.ts';

/**
 * The words of an option that takes several, commas between.
 * @throws {InputError} for a word that is not among the allowed ones
 */
export function wordsIn<W extends string>(option: string, text: string, allowed: readonly W[]): ReadonlySet<W> {
  const words = text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  for (const word of words) {
    if ((allowed as readonly string[]).includes(word)) continue;
    throw new InputError('unknown-value', { option, value: word, nearest: nearest(word, allowed), allowed });
  }
  return new Set(words as W[]);
}

/** @throws {InputError} for factors where the task takes none */
export function refuseFactors({ task, factors }: Pick<Task, 'task' | 'factors'>): void {
  if (factors.trim() !== '') throw new InputError('no-factors', { task });
}
