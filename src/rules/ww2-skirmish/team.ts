import { known, type OptionTable } from '../../kernel/options/options.ts';
import type { Modifier } from '../../kernel/step.ts';
import { type ModifierRow, times } from '../../kernel/tables.ts';

/** A team's Actions and its figures, which make up its Action total. */
export const teamOptions = {
  actions: known.integer(0, 60, { required: true }),
  figures: known.integer(1, 12, { default: 1 }),
} satisfies OptionTable;

/**
 * A team's Action total as modifiers: its Actions, and while suppressed less one for each figure, but not below 0
 * (WS-MOR-03, R-24).
 */
export function actionTotal(
  actions: number,
  suppressed: number,
  rows: { readonly actions: ModifierRow; readonly suppressed: ModifierRow },
): readonly Modifier[] {
  return [...times(rows.actions, actions), ...times(rows.suppressed, Math.min(suppressed, actions))];
}
