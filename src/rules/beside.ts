import { beside } from '../../data/beside.ts';
import type { Cell, PrintedColumn, PrintedTable } from '../kernel/printed/printed.ts';
import type { Ruleset } from '../kernel/ruleset.ts';

const tables = new Map<Ruleset, readonly PrintedTable[]>();
const cached = new Map<string, string | undefined>();

/**
 * The numbers to show beside an option's value, as its book prints them: `to hit 3/2/4/4/5`.
 * @param verb the option's verb @param isSo whether another option is known to have a value
 * @returns `undefined` if the book prints none
 */
export function numbersBeside(
  book: Ruleset,
  verb: string,
  option: string,
  value: string,
  isSo: (name: string, value: string) => boolean = () => false,
): string | undefined {
  const key = [book.id, verb, option, value].join(' ');
  if (!cached.has(key)) cached.set(key, numbers(book, verb, option, value));
  const isOff = besideOf(book, verb, option).some(({ unless = {} }) =>
    Object.entries(unless).some(([name, values]) => values.some((each) => isSo(name, each))),
  );
  return isOff ? undefined : cached.get(key);
}

/** Whether any value of an option has numbers beside it. */
export function hasNumbers(book: Ruleset, verb: string, option: string): boolean {
  return besideOf(book, verb, option).length > 0;
}

function numbers(book: Ruleset, verb: string, option: string, value: string): string | undefined {
  for (const { table: id, columns, says, rows = {}, without = [] } of besideOf(book, verb, option)) {
    if (without.includes(value)) continue;
    const table = tablesOf(book).find((each) => each.id === id);
    const named = rows[value] ?? value;
    const row = table?.rows.find(({ of, at, rule }) => (of === named || rule === named) && at === undefined);
    if (!table || !row) continue;
    const cells = columns.map((name) => {
      const i = table.columns.findIndex((column) => column.name === name);
      return i < 0 ? '–' : cellText(row.cells[i] ?? null, table.columns[i]!);
    });
    if (cells.some((cell) => cell !== '–')) return `${says} ${cells.join('/')}`;
  }
  return undefined;
}

function besideOf(book: Ruleset, verb: string, option: string) {
  return (beside[book.id] ?? []).filter(
    ({ options, verbs }) => options.includes(option) && (!verbs || verbs.includes(verb)),
  );
}

function cellText(cell: Cell, { as }: PrintedColumn): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (as === 'inches') return `${cell}″`;
  return as === 'modifier' && cell > 0 ? `+${cell}` : String(cell).replace('-', '−');
}

function tablesOf(book: Ruleset): readonly PrintedTable[] {
  const known = tables.get(book) ?? book.printed?.(book) ?? [];
  tables.set(book, known);
  return known;
}
