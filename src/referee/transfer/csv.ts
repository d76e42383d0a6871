import { InputError } from '../../kernel/refusal.ts';

/** A row of a CSV file, with the line on which it begins, from 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a CSV file strictly: commas between cells, double quotes around a cell with commas, quotes (doubled) or line ends.
 * Blank lines are skipped; a byte order mark and CRLF are accepted.
 * @param most the number of lines, counting blank ones, after which reading stops
 * @throws {InputError} for a quote that isn't closed or stands inside a bare cell, with its line; and for too many lines
 */
export function readCsv(text: string, most = Number.POSITIVE_INFINITY): Row[] {
  const rows: Row[] = [];
  const source = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  let line = 1;
  for (let at = 0; at < source.length; ) {
    const { cells, lines, next } = bareRow(source, at) ?? quotedRow(source, at, line);
    if (cells.some((each) => each !== '')) rows.push({ line, cells });
    line += lines;
    at = next;
    if (line > most) throw new InputError('csv-too-long', { most });
  }
  return rows;
}

interface Read {
  readonly cells: readonly string[];
  /** How many lines it took. */
  readonly lines: number;
  /** Where the next row begins. */
  readonly next: number;
}

/** A row without quotes, as nearly all are: split at once, since a file can hold a quarter of a million cells. */
function bareRow(source: string, at: number): Read | undefined {
  const found = source.indexOf('\n', at);
  const end = found < 0 ? source.length : found;
  const row = source.slice(at, end);
  if (row.includes('"')) return undefined;
  return { cells: row.split(',').map((cell) => cell.trim()), lines: found < 0 ? 0 : 1, next: end + 1 };
}

function quotedRow(source: string, at: number, line: number): Read {
  // A cell and what ends it: in quotes, or bare.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\n]*))(,|\n|$)/y;
  cell.lastIndex = at;
  const cells: string[] = [];
  for (let lines = 0; ; ) {
    const [all, quoted, bare = '', end] = cell.exec(source) ?? [];
    if (all === undefined) throw new InputError('csv-quote', { line: line + lines });
    lines += all.split('\n').length - 1;
    cells.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    if (end !== ',') return { cells, lines, next: cell.lastIndex };
  }
}

/** Rows as a CSV file. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}

function written(cell: string): string {
  return /^\s|\s$|[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
