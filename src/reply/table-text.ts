/** How many fixed-width letters a phone shows in a line, roughly. */
export const WIDTH = 38;
/** A column that's narrowed keeps at least this width. */
const LEAST = 10;
/** In a table in parts, the first column isn't wider than this. */
const NAMES = 14;
const MOST_PARTS = 3;
/** Longer text goes in words below, not in a column. */
const LONGEST = 40;
/** A block longer than this is split in two, so that a message without room for both can show the first. */
const LONG = 1200;

/** The words in the columns of a row. */
export type Row = readonly string[];

/**
 * Rows under a heading as fixed-width text that's no wider than a phone: as it is, with the widest column's text wrapped, or in
 * parts of a few columns each.
 * @param keys how many of the first columns say what a row is; every part repeats them
 * @returns nothing if the rows only fit as words
 */
export function alignedText(head: Row, rows: readonly Row[], width = WIDTH, keys = 1): string[] | undefined {
  const whole = fitted(head, rows, width);
  const all = { columns: head.map((_, i) => i), widths: whole ?? [] };
  const parts = whole ? [all] : partsOf(head, rows, width, keys);
  return parts?.flatMap(({ columns, widths }) => {
    const only = (row: Row) => columns.map((column) => row[column]!);
    return laidOut(only(head), rows.map(only), widths, width);
  });
}

/** The width of each column so that all fit; the widest is narrowed. */
function fitted(head: Row, rows: readonly Row[], width: number): number[] | undefined {
  const wide = naturalWidths(head, rows);
  if (total(wide) <= width) return wide;
  const narrow = head.map((title, i) => Math.max(longestWord(title), longest(rows, i)));
  if (total(narrow) <= width) return narrow;
  const widest = narrow.indexOf(Math.max(...narrow));
  if (longest(rows, widest) > LONGEST) return undefined;
  const left = width - (total(narrow) - narrow[widest]!);
  const words = Math.max(longestWord(head[widest]!), ...rows.map((row) => longestWord(row[widest]!)));
  return left >= Math.max(LEAST, words) ? narrow.with(widest, left) : undefined;
}

interface Part {
  readonly columns: readonly number[];
  readonly widths: readonly number[];
}

function partsOf(head: Row, rows: readonly Row[], width: number, keys: number): Part[] | undefined {
  const names = Math.min(longest(rows, 0), Math.max(NAMES, ...rows.map(([name]) => longestWord(name!))));
  const first = head.slice(0, keys).map((_, i) => (i === 0 ? names : longest(rows, i)));
  const room = width - total(first) - 1;
  const widths = head.map((title, i) => {
    if (i < keys) return first[i]!;
    const words = Math.max(longestWord(title), ...rows.map((row) => longestWord(row[i]!)));
    return Math.max(words, Math.min(longest(rows, i), room));
  });
  const others = head.map((_, i) => i).slice(keys);
  if (others.some((i) => widths[i]! > room || longest(rows, i) > LONGEST)) return undefined;
  const parts: number[][] = [[]];
  for (const i of others) {
    const last = parts.at(-1)!;
    if (last.length > 0 && total([...last, i].map((column) => widths[column]!)) > room) parts.push([i]);
    else last.push(i);
  }
  if (parts.length > MOST_PARTS) return undefined;
  const keyed = first.map((_, i) => i);
  return parts
    .map((own) => [...keyed, ...own])
    .map((columns) => ({ columns, widths: columns.map((column) => widths[column]!) }));
}

/** The least width of each column without breaking a word. */
export function leastWidths(head: Row, rows: readonly Row[]): number[] {
  return head.map((title, i) => Math.max(longestWord(title), ...rows.map((row) => longestWord(row[i]!))));
}

/** The total width, with a space between columns. */
export function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + widths.length - 1;
}

function laidOut(head: Row, rows: readonly Row[], widths: readonly number[], width: number): string[] {
  const gap = total(widths) + widths.length - 1 <= width ? '  ' : ' ';
  const [heading, ...others] = setIn(head, rows, widths, gap).map((lines) => lines.join('\n'));
  return inBlocks(head.every((title) => title === '') ? '' : heading!, others);
}

/**
 * The heading and then each row in fixed-width lines. Words wrap where a column ends, and numbers are set to the right.
 * @param gap the text between columns
 */
export function setIn(head: Row, rows: readonly Row[], widths: readonly number[], gap: string): string[][] {
  const numeric = widths.map((_, i) => i > 0 && rows.every((row) => /^[-–−+\d."″\s]*$/.test(row[i]!)));
  return [head, ...rows].map((row) => {
    const cells = row.map((cell, i) => wrapped(cell, widths[i]!));
    const height = Math.max(...cells.map((lines) => lines.length));
    const lineOf = (n: number) =>
      cells.map((lines, i) => lines[n]?.[numeric[i] ? 'padStart' : 'padEnd'](widths[i]!) ?? ' '.repeat(widths[i]!));
    return Array.from({ length: height }, (_, n) => lineOf(n).join(gap).trimEnd());
  });
}

/** The width of each column if none is narrowed. */
export function naturalWidths(head: Row, rows: readonly Row[]): number[] {
  return head.map((title, i) => Math.max(title.length, longest(rows, i)));
}

/** Rows under their heading. Long tables are split into blocks, each with the heading. */
function inBlocks(head: string, rows: readonly string[]): string[] {
  const heading = head === '' ? [] : [head];
  const length = [...heading, ...rows].join('\n').length;
  const each = Math.ceil(rows.length / Math.ceil(length / LONG));
  const blocks = Array.from({ length: Math.ceil(rows.length / each) }, (_, i) => rows.slice(i * each, (i + 1) * each));
  return blocks.map((block) => [...heading, ...block].join('\n'));
}

/** The words of a text in lines of this width; words that are longer than a line are broken. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ').flatMap((each) => broken(each, width))) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}

function broken(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  return [word.slice(0, width), ...broken(word.slice(width), width)];
}

/** The letters of the longest cell in a column. */
function longest(rows: readonly Row[], column: number): number {
  return Math.max(...rows.map((row) => row[column]!.length));
}

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => word.length));
}
