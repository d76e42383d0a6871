import { nearest } from '../../../kernel/nearest.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/scene.ts';
import { AFV_FACTORS, RISK_FACTORS } from '../solo-tables.ts';
import { words } from '../unit.ts';
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

/** A team that holds a fortified position is in a state of its own (WS-ACT-03); of its way only the move needs to know. */
export const TOLD_OF_TEAMS: readonly string[] = [...RISK_FACTORS, 'defending', 'covered-way', 'rough-way'];

/** What was told last of a team: a crew that has got out keeps nothing that holds of its vehicle alone. */
export function toldOfTeam(unit: Unit): readonly string[] {
  return words(unit, 'seen-factors').filter((each) => TOLD_OF_TEAMS.includes(each));
}

/** What was told last of an AFV, and not of its crew on foot. */
export function toldOfAfv(unit: Unit): readonly string[] {
  return words(unit, 'seen-factors').filter((each) => (AFV_FACTORS as readonly string[]).includes(each));
}
