import type { PrintedRow, Totals } from '../kernel/printed/printed.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { CellAnswer } from './cells.ts';
import { tablesIn } from './printed.ts';
import type { Question } from './question/question.ts';

/** A chart with a sum down its side and a die across, and how players name the two. */
interface Chart {
  readonly table: string;
  readonly called: string;
  /** What has to be spoken of besides, if another chart has the same words. */
  readonly about?: RegExp;
}

const charts: readonly Chart[] = [
  {
    table: 'afv-actions',
    called: 'AFV',
    about: /\b(?:afvs?|tanks?|vehicles?|panzers?|chars?|véhicules?|fahrzeuge?)\b/i,
  },
  { table: 'solo-actions', called: 'Risk' },
];

/** The cell of a chart for the sum and the die in a question, in the first book; the whole row for a sum alone. */
export function chartAsked({ numbers, text, book }: Question): CellAnswer | undefined {
  const sum = numbers.find(({ role }) => role === 'sum');
  if (!sum) return undefined;
  const face = numbers.find((each) => each !== sum && (each.role === 'face' || each.role === 'bare'))?.value;
  for (const { table: id, called, about } of charts) {
    const table = tablesIn(book as Ruleset).find((each) => each.id === id);
    if (!table || (about && !about.test(text))) continue;
    const rows = table.rows.filter((row) => isOf(row, sum.value) && isAt(row, face));
    if (rows.length === 0) return undefined;
    const name = `${called} ${sum.value}${face === undefined ? '' : `, D6 ${face}`}`;
    // Which faces the row is for says nothing more where one of them was thrown.
    const shown = rows.map(({ at, ...row }) => ({
      ...row,
      of: id,
      name,
      ...(face === undefined && at !== undefined ? { at } : {}),
    }));
    const entry = { of: id, name, kind: 'vehicle', book: book as Ruleset } as const;
    return { entry, table, rows: shown, columns: [0], named: name, lacking: '' };
  }
  return undefined;
}

function isOf({ of }: PrintedRow, sum: number): boolean {
  if (typeof of === 'string') return false;
  const { from = -Infinity, to = Infinity }: Totals = of;
  return from <= sum && sum <= to;
}

/** Whether a row is for the face of the die: `4`, `4-6`. */
function isAt({ at }: PrintedRow, face: number | undefined): boolean {
  if (face === undefined || at === undefined) return true;
  const [from, to = from] = at.split('-');
  return Number(from) <= face && face <= Number(to);
}
