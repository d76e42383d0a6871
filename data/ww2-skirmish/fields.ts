import type { FieldTables } from '../../src/kernel/field.ts';
import { figures } from './fields/figures.ts';
import { solo } from './fields/solo.ts';
import { side, table } from './fields/table.ts';
import { condition } from './fields/team-condition.ts';
import { done } from './fields/team-done.ts';
import { makeUp } from './fields/team-make-up.ts';
import { vehicle } from './fields/vehicle.ts';

/** Everything known in a battle with this book about its units and the table. */
export const fields = {
  unit: { ...makeUp, ...figures, ...done, ...condition, ...vehicle, ...solo },
  squad: {},
  side,
  table,
} as const satisfies FieldTables;
