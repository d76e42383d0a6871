import { AFV_FACTORS, RISK_FACTORS } from '../../../../data/ww2-skirmish/solo/solo-tables.ts';
import { nearest } from '../../../kernel/options/nearest.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/state/scene.ts';
import { words } from '../unit.ts';
import type { Task } from './task.ts';

/**
 * The words of an option that takes several, separated by commas.
 * @throws {InputError} for a word that isn't allowed
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

/** @throws {InputError} for factors if the task takes none */
export function assertNoFactors({ task, factors }: Pick<Task, 'task' | 'factors'>): void {
  if (factors.trim() !== '') throw new InputError('no-factors', { task });
}

/** A team holding a fortified position has a state of its own (WS-ACT-03); only its move needs to know about its way. */
export const TOLD_OF_TEAMS: readonly string[] = [...RISK_FACTORS, 'defending', 'covered-way', 'rough-way'];

/** What was last said about a team: a crew that has got out keeps nothing that only applies to its vehicle. */
export function toldOfTeam(unit: Unit): readonly string[] {
  return words(unit, 'seen-factors').filter((each) => TOLD_OF_TEAMS.includes(each));
}

/** What was last said about an AFV, but not about its crew on foot. */
export function toldOfAfv(unit: Unit): readonly string[] {
  return words(unit, 'seen-factors').filter((each) => (AFV_FACTORS as readonly string[]).includes(each));
}
