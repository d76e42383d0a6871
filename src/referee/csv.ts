import { InputError } from '../kernel/refusal.ts';

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
  // A cell and what ends it: in quotes, or bare.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\n]*))(,|\n|$)/y;
  let line = 1;
  let begun = 1;
  let cells: string[] = [];
  while (cell.lastIndex < source.length || cells.length > 0) {
    const [all, quoted, bare = '', end] = cell.exec(source) ?? [];
    if (all === undefined) throw new InputError('csv-quote', { line });
    line += all.split('\n').length - 1;
    cells.push(quoted === undefined ? bare.trim() : quoted.replaceAll('""', '"'));
    if (line > most) throw new InputError('csv-too-long', { most });
    if (end === ',') continue;
    if (cells.some((each) => each !== '')) rows.push({ line: begun, cells });
    cells = [];
    begun = line;
  }
  return rows;
}

/** Rows as a CSV file. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}

function written(cell: string): string {
  return /^\s|\s$|[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
