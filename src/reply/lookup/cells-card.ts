import type { PrintedColumn, PrintedRow } from '../../kernel/printed/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { bandOf, type CellAnswer, isBeyond } from '../../lookup/cells.ts';
import { namesIn } from '../../lookup/entries.ts';
import { bandIn, keyOf } from '../../lookup/printed.ts';
import { rulesById } from '../../lookup/rules-by-id.ts';
import type { Catalogue } from '../catalogue.ts';
import { block, type Document, line, quiet, strong, verdict } from '../document.ts';
import { alignedText } from '../table-text.ts';
import { type Answered, answerOf, feedback, ownAnswer, ruleLine, shownLines, withoutYes } from './answer-parts.ts';
import { cellText, gridOf, rowName, worded } from './grid.ts';
import { caveatOf } from './printed-table.ts';

/** More rows than these are read in the table. */
const MOST_LISTED = 4;

/** What the tables say of a weapon or vehicle in the question. */
export function cellsCard(
  words: Catalogue,
  answer: CellAnswer,
  { played, shownBy, query }: Pick<Answered, 'query' | 'played' | 'shownBy'>,
): Document {
  const { table, columns, entry, named, lacking, reach } = answer;
  const { book } = entry;
  const { rows } = worded(words, { table: { ...table, rows: answer.rows }, book }).table;
  const called = namesIn(book);
  const part = { ...table, rows, columns: columns.map((i) => table.columns[i]!) };
  const cells = rows.map((row) => ({ ...row, cells: columns.map((i) => row.cells[i] ?? null) }));
  const { head, rows: grid, keys } = gridOf(words, { table: { ...part, rows: cells }, book });
  const single = cells.length === 1 ? cells[0] : undefined;
  const values = part.columns.map((column, i) => ({ column, text: cellText(words, single?.cells[i], column, called) }));
  const filled = values.filter(({ text }) => text !== words.lookup.nothing);
  const shown = (filled.length > 0 ? filled : values).map(({ column, text }) => {
    const inches = single && bandOf(entry, { of: single.of, at: column.name }, table);
    const head = headOf(words, column, values.length === 1 ? book : undefined);
    return [inches === undefined ? head : `${head} (${inches}″)`, text].filter(Boolean).join(' ');
  });
  const own = part.columns.length === 1 ? part.columns[0]!.rule : undefined;
  const does = single && part.columns.length === 1 ? rows[0]!.rules?.[columns[0]!] : undefined;
  const never = barredBy(answer);
  const rule = rulesById().get(never ?? does ?? rows[0]?.rule ?? own ?? table.rule) ?? rulesById().get(table.rule);
  const far = reach === undefined ? '' : `${words.lookup.reaches(reach)}. `;
  const said = single ? `: ${far}${shown.join(', ')}` : listed(words, { ...answer, rows }, called);
  return {
    tone: 'calm',
    lines: [
      ...(book === played ? [] : [line(words.lookup.noneHere(played.name, words.lookup.asTyped(lacking), book.name))]),
      verdict(
        strong(
          neverOf(words, never) ??
            noneOf(words, answer) ??
            doesOf(words, does, values[0]?.text) ??
            `${words.capital(single ? subjectOf(words, answer, single, called) : named)}${said}`,
        ),
      ),
      line(quiet(table.title)),
      ...caveatOf(table).map((caveat) => line(quiet(caveat))),
      ...(single && columns.length === 1 ? [] : (alignedText(head, grid, undefined, keys) ?? []).map(block)),
      ...(rule ? [ruleLine(rule, played)] : []),
      ...shownLines(words, shownBy),
    ],
    buttons: [
      ...(rule ? [{ action: 'rule', of: { rule: rule.rule.id }, label: words.lookup.more } as const] : []),
      { action: 'table', of: { table: keyOf(book, table.id) }, label: table.title },
      ...(rule ? feedback(words, { query, played, shownBy }, rule.rule) : []),
    ],
    private: shownBy === undefined,
  };
}

/**
 * What a result does, by the rule that says so, if it says so in a line: its title names the face, or else the cell does.
 * @param cell what stands in the table
 */
function doesOf(words: Catalogue, rule: string | undefined, cell = ''): string | undefined {
  const found = rule === undefined ? undefined : rulesById().get(rule);
  if (!found || ownAnswer(found) === undefined) return undefined;
  const { title } = found.rule;
  const isNamed = title.toLowerCase().includes(cell.toLowerCase());
  return `${isNamed ? title : words.capital(cell)}. ${withoutYes(answerOf(found))}`;
}

/** A few cells of a few rows, one row after the other: *crew heavy armored car 3; light armored car 3*. */
function listed(words: Catalogue, answer: CellAnswer, called: ReadonlyMap<string, string>): string {
  const { table, rows, columns } = answer;
  if (rows.length * columns.length > MOST_LISTED) return '';
  const isOne = rows.every(({ of }) => of === rows[0]!.of);
  const isSingle = columns.length === 1;
  const values = rows.map((row) => {
    const name = isOne && row.at !== undefined ? row.at : subjectOf(words, answer, row, called);
    const cells = columns.map((at) => {
      const text = cellText(words, row.cells[at], table.columns[at]!, called);
      return isSingle ? text : `${table.columns[at]!.name} ${text}`;
    });
    return `${name} ${cells.join(', ')}`;
  });
  return `: ${isSingle ? `${headOf(words, table.columns[columns[0]!]!)} ` : ''}${values.join('; ')}`;
}

/** The rule that bars the thing from the only column asked for. */
function barredBy({ table, rows, columns }: CellAnswer): string | undefined {
  const never = columns.length === 1 ? table.columns[columns[0]!]!.never : undefined;
  return never && rows.every(({ of }) => never.arms.includes(String(of))) ? never.rule : undefined;
}

function neverOf(words: Catalogue, rule: string | undefined): string | undefined {
  const found = rule === undefined ? undefined : rulesById().get(rule);
  return found && words.lookup.never(answerOf(found));
}

/** That the table has nothing for what was asked: it's too far off, or can't be hit. */
function noneOf(words: Catalogue, answer: CellAnswer): string | undefined {
  const { entry, table, rows, columns, reach } = answer;
  const [row] = rows;
  if (!row || rows.length > 1 || columns.length !== 1 || !isBeyond(answer)) return undefined;
  // Some weapons also need their target to be far enough off.
  const end = bandIn(entry.book, table.columns[columns[0]!]!.name)?.upTo;
  const isFar = end === undefined || end > (reach ?? 0) || row.cells.every((cell) => cell === null);
  if (reach !== undefined && isFar) return words.lookup.outOfRange(words.lookup.a(entry.name), reach);
  if (row.of !== entry.of) return undefined;
  const last = table.rows.findLast(({ of, at, cells }) => of === row.of && at && cells[columns[0]!] !== null);
  const farthest = /(\d+)″?$/.exec(last?.at ?? '')?.[1];
  if (row.at !== undefined && farthest !== undefined)
    return words.lookup.cantBeyond(words.lookup.a(entry.name), table.columns[columns[0]!]!.name, Number(farthest));
  return words.lookup.impossible(
    words.lookup.a(entry.name),
    [row.at, table.columns[columns[0]!]!.name].filter(Boolean).join(', '),
  );
}

/** What a row is of: the thing asked about, and what its own row led to, such as its gun; and at which range. */
function subjectOf(
  words: Catalogue,
  { entry, isOfSeveral, table }: CellAnswer,
  row: PrintedRow,
  called: ReadonlyMap<string, string>,
): string {
  const led = row.of === entry.of || isOfSeveral ? [] : [entry.name];
  const inches = row.at === undefined ? undefined : bandOf(entry, row, table);
  const at = row.at === undefined ? [] : [inches === undefined ? row.at : `${row.at} (${inches}″)`];
  return [...led, rowName(words, row, called), ...at].join(', ');
}

/** Columns that only hold what each row is worth, or does. */
const VALUES: ReadonlySet<string> = new Set(['value', 'result']);

/** A heading in a sentence: a band of distances says that it's one, and how far it goes in its book. */
function headOf(words: Catalogue, { name }: PrintedColumn, book?: Ruleset): string {
  if (VALUES.has(name)) return '';
  const band = book && bandIn(book, name);
  if (band) return `${words.lookup.band(name, band.upTo, band.beyond)}:`;
  return /^\d[\d-]*\+?$/.test(name) ? `${words.lookup.reach} ${name}″:` : name;
}
