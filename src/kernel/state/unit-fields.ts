import type { FieldTable, NameOf } from './field.ts';
import type { Fields } from './unit.ts';

/** Whatever has fields: a unit, or those of a squad, a side or the table as `{ fields }`. */
export interface Remembered {
  readonly fields: Fields;
}

/** What a rulebook reads of a unit. What does not hold is absent, false, 0 or empty, and one is as good as another. */
export interface UnitFields<F extends string> {
  has(of: Remembered, field: F): boolean;
  /** A number; 0 for anything else. */
  count(of: Remembered, field: F): number;
  word(of: Remembered, field: F): string | undefined;
  /** A field of several words or units. */
  words(of: Remembered, field: F): readonly string[];
}

/** The fields of a rulebook's units, so that no other can be read by mistake. */
export function unitFields<F extends string>(): UnitFields<F> {
  return READ;
}

/** The fields that a table declares, so that no other can be read by mistake. */
export function readerOf<T extends FieldTable>(_table: T): UnitFields<NameOf<T>> {
  return READ;
}

const READ: UnitFields<string> = {
  has({ fields }, field) {
    const value = fields[field];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  },
  count({ fields }, field) {
    const value = fields[field];
    return typeof value === 'number' ? value : 0;
  },
  word({ fields }, field) {
    const value = fields[field];
    return typeof value === 'string' && value !== '' ? value : undefined;
  },
  words({ fields }, field) {
    const value = fields[field];
    // Rulebooks that declare nothing yet, and old logs, keep a list as one word with commas.
    if (typeof value === 'string') return value === '' ? [] : value.split(',');
    return Array.isArray(value) ? value : [];
  },
};
