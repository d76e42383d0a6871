import { borrowed as own } from '../../../data/landser-classic/borrowed-solo.ts';
import type { BorrowedSolo } from '../../../data/landser-classic/borrowed-solo-tables.ts';
import { solo } from '../../../data/ww2-skirmish/solo/solo.ts';
import type { Order, RiskLine } from '../../../data/ww2-skirmish/solo/solo-tables.ts';
import type { Chart, ModifierRow } from '../../kernel/tables.ts';

const { rules, unread } = own;
const { risk, action } = solo;

/** A chart of that book's, under our ruling. */
function read({ rows, ...chart }: Chart<Order>): Chart<Order> {
  return { ...chart, rule: rules.chart, rows: rows.map(([upTo, order]) => [upTo, order] as const) };
}

/** The numbers of its list, as far as they're read. */
const lines = Object.fromEntries(
  (Object.entries(risk.lines) as [RiskLine, ModifierRow][])
    .filter(([line]) => !(unread as readonly string[]).includes(line))
    .map(([line, row]) => [line, { ...row, rule: rules.risk }]),
);

/** WW2 Skirmish’s solo tables as Landser borrows them: its numbers, and our reading of them. */
export const borrowed: BorrowedSolo = {
  ...own,
  risk: { rule: rules.risk, label: risk.label, lines, parts: risk.parts },
  rows: action.rows.map(([upTo, chart]) => [upTo, read(chart)] as const),
  calm: { defending: read(action.calm.defending), 'falling-back': read(action.calm['falling-back']) },
  support: { ...action.support, rule: rules.acts },
};
