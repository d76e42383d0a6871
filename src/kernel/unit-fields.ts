import type { Unit } from './scene.ts';

/** What a rulebook reads of a unit. What does not hold is absent, false, 0 or empty, and one is as good as another. */
export interface UnitFields<F extends string> {
  has(unit: Unit, field: F): boolean;
  /** A number; 0 for what is none. */
  count(unit: Unit, field: F): number;
  word(unit: Unit, field: F): string | undefined;
  /** A field of several words, commas between. */
  words(unit: Unit, field: F): readonly string[];
}

/** The fields of a rulebook's units, so that no other can be read by mistake. */
export function unitFields<F extends string>(): UnitFields<F> {
  return READ;
}

const READ: UnitFields<string> = {
  has: (unit, field) => Boolean(unit.fields[field]),
  count(unit, field) {
    const value = unit.fields[field];
    return typeof value === 'number' ? value : 0;
  },
  word(unit, field) {
    const value = unit.fields[field];
    return typeof value === 'string' && value !== '' ? value : undefined;
  },
  words: (unit, field) => READ.word(unit, field)?.split(',') ?? [],
};
