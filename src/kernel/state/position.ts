import type { FieldTable, FieldTables } from './field.ts';

// Whoever is out of play keeps his place: a wreck lies there, and a prisoner may come back.
const placed = { rule: 'TABLE', ends: 'battle', by: 'nobody', shown: 'never' } as const;

/** How the figures of a unit of several men stand. */
export const FORMATIONS = ['close', 'open', 'line', 'column'] as const;

/** Where a unit stands on a drawn table: declared for the units of every book, and empty without a table. */
export const POSITION = {
  /** Inches from the lower left corner, as `28.5,16.5`. */
  at: { ...placed, type: 'word' },
  /** Degrees clockwise from up the table. */
  facing: { ...placed, type: 'number', min: 0, max: 360, fractions: true },
  /** 0 is the ground floor. */
  storey: { ...placed, type: 'number', min: 0, max: 20 },
  formation: { ...placed, type: 'word', values: FORMATIONS },
  /** Its own base, if it's another than its profile's: `0.8`, a vehicle’s `3x1.5`, a gun’s `2x1 gun`. */
  base: { ...placed, type: 'word' },
  /** Where the vehicle stands that its crew has left, which way it faces, and its base: `20,16.5 90 3x1.5`; `-` where nothing's given. */
  behind: { ...placed, type: 'word' },
  /** Its own height in inches. */
  tall: { ...placed, type: 'number', min: 0, max: 20, fractions: true },
} as const satisfies FieldTable;

/** What a book's battles know, and where its units stand on a drawn table. */
export function withPositions(fields: FieldTables): FieldTables {
  return { ...fields, unit: { ...fields.unit, ...POSITION } };
}
