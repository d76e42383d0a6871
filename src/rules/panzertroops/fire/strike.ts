import type { Book, Shooting, Strike } from '../../../../data/panzertroops/book.ts';
import type { Chart } from '../../../kernel/tables.ts';

const NONE: readonly number[] = [];

/**
 * The chart of a shot: the margins around a defence value (PT-FIRE-02).
 * @param shaking whether the totals that shake a vehicle are shown separately
 */
export function strikeChart(
  margins: keyof Shooting['margins'],
  defence: number,
  shaking: boolean,
  { shooting }: Book,
): Chart<Strike> {
  const { rule, label, sides, dice } = shooting;
  return {
    rule,
    label,
    sides,
    dice,
    naturals: shaking ? shooting.shaking.naturals : NONE,
    rows: shooting.margins[margins].map(([upTo, result, row]) =>
      row === undefined ? [defence + upTo, result] : [defence + upTo, result, row],
    ),
  };
}
