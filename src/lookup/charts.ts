import type { PrintedRow, Totals } from '../kernel/printed/printed.ts';
import type { CellAnswer } from './cells.ts';
import { tablesIn } from './printed.ts';
import type { Where } from './where.ts';

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

const SUM =
  /\b(?:rf|risk(?: factors?)?|risiko(?:faktor)?|(?:facteur de )?risque|situation|chart|points?)\s*(?:of|is|at|=|:|bei|de)?\s*([+−-]?\d+)/i;
const FACE =
  /\b(?:roll(?:ed|s)?|d6|die|dice|threw|throw|wurf|würfle|gewürfelt|würfel|dé|jet|lancé|got)\s*(?:is|a|an|of|eine|un|de|:|=)*\s*([1-6])\b/i;

/** The cell of a chart for the sum and the die in a question, in the first book; the whole row for a sum alone. */
export function chartAsked(query: string, { first, only }: Where): CellAnswer | undefined {
  const [, sum] = SUM.exec(query) ?? [];
  if (sum === undefined) return undefined;
  const [, face] = FACE.exec(query.replace(SUM, ' ')) ?? [];
  const book = only ?? first;
  for (const { table: id, called, about } of charts) {
    const table = tablesIn(book as CellAnswer['entry']['book']).find((each) => each.id === id);
    if (!table || (about && !about.test(query))) continue;
    const rows = table.rows.filter((row) => isOf(row, Number(sum.replace('−', '-'))) && isAt(row, face));
    if (rows.length === 0) return undefined;
    const name = `${called} ${sum}${face === undefined ? '' : `, D6 ${face}`}`;
    // Which faces the row is for says nothing more where one of them was thrown.
    const shown = rows.map(({ at, ...row }) =>
      face === undefined ? { ...row, of: id, name, ...(at === undefined ? {} : { at }) } : { ...row, of: id, name },
    );
    const entry = { of: id, name, kind: 'vehicle', book: book as CellAnswer['entry']['book'] } as const;
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
function isAt({ at }: PrintedRow, face: string | undefined): boolean {
  if (face === undefined || at === undefined) return true;
  const [from, to = from] = at.split('-');
  return Number(from) <= Number(face) && Number(face) <= Number(to);
}
