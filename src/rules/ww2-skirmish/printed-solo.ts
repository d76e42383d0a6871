import type { Book } from '../../../data/ww2-skirmish/book.ts';
import { columns, type PrintedRow, type PrintedTable, rowsByTotal, rowsOfModifiers } from '../../kernel/printed.ts';
import type { Chart } from '../../kernel/tables.ts';

/** The action for each face of the die, in a row for each that differs. */
function rowsOf(of: PrintedRow['of'], chart: Chart<string>): PrintedRow[] {
  return chart.rows.map(([upTo, does, rule], i) => {
    const from = (chart.rows[i - 1]?.[0] ?? 0) + 1;
    return { of, at: from === upTo ? `${from}` : `${from}-${upTo}`, cells: [does], rule: rule ?? chart.rule };
  });
}

/** The same for every span of totals in a table of charts. */
function spansOf(rows: readonly (readonly [upTo: number, chart: Chart<string>])[]): PrintedRow[] {
  return rows.flatMap(([upTo, chart], i) => {
    const before = rows[i - 1]?.[0];
    const to = Number.isFinite(upTo) ? { to: upTo } : {};
    return rowsOf({ ...(before === undefined ? {} : { from: before + 1 }), ...to }, chart);
  });
}

export function risk({ solo: { risk: table } }: Book): PrintedTable {
  return {
    id: 'risk',
    title: 'Solo: risk',
    rule: table.rule,
    columns: columns(['value'], 'modifier'),
    rows: rowsOfModifiers(table.lines),
    notes: [],
  };
}

/** Table 3.14. */
export function action({ solo: { action: table } }: Book): PrintedTable {
  return {
    id: 'solo-actions',
    title: 'Solo: actions by risk and D6',
    rule: table.rows[0]![1].rule,
    columns: columns(['does']),
    rows: [...spansOf(table.rows), ...Object.entries(table.calm).flatMap(([of, chart]) => rowsOf(of, chart))],
    notes: [
      'Defending a fortified position and falling back: at a risk of 0 or less',
      `Support weapons that would advance or attack halt and fire (${table.support.rule})`,
    ],
  };
}

/** Table 3.15. */
export function arrivals({ solo: { arrivals: chart } }: Book): PrintedTable {
  const { 'no-contact': early, counters, natural } = chart;
  return {
    id: 'enemy-forces',
    title: `Solo: enemy forces, D${chart.sides}`,
    rule: chart.rule,
    columns: columns(['force']),
    rows: rowsByTotal([chart]),
    notes: [
      `${early.label} ${early.value}, ${counters.label} +${counters.value} each`,
      `${natural.label}: nothing (${natural.rule})`,
    ],
  };
}

export function situation({ solo: { afvRisk } }: Book): PrintedTable {
  return {
    id: 'afv-situation',
    title: 'Solo: situation of an AFV',
    rule: afvRisk.rule,
    columns: columns(['value'], 'modifier'),
    rows: rowsOfModifiers(afvRisk.lines),
    notes: [],
  };
}

/** Table 3.16. */
export function afv({ solo: { afv: table } }: Book): PrintedTable {
  return {
    id: 'afv-actions',
    title: 'Solo: actions of an AFV by situation and D6',
    rule: table.rows[0]![1].rule,
    columns: columns(['does']),
    rows: spansOf(table.rows),
    notes: [`One that can’t move bails out instead of retreating (${table.immobile.rule})`],
  };
}
