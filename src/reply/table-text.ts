/** A phone shows about so many letters of even width in a line. */
export const WIDTH = 38;
/** A column that gives way keeps so many. */
const LEAST = 10;
/** Of a table in parts, the first column is no wider than this. */
const NAMES = 14;
const MOST_PARTS = 3;

type Row = readonly string[];

/**
 * Rows under a heading as text of even width, no line wider than a phone: as it is, or with the words of its widest column
 * one under another, or in parts of some columns each, every part with the first one.
 * @returns nothing where only words in a row would do
 */
export function alignedText(head: Row, rows: readonly Row[], width: number = WIDTH): string[] | undefined {
  const whole = fitted(head, rows, width);
  if (whole) return [laidOut(head, rows, whole, width)];
  const parts = partsOf(head, rows, width);
  return parts?.map(({ columns, widths }) => {
    const only = (row: Row) => columns.map((column) => row[column]!);
    return laidOut(only(head), rows.map(only), widths, width);
  });
}

/** How wide each column is, so that all fit; the widest gives way. */
function fitted(head: Row, rows: readonly Row[], width: number): number[] | undefined {
  const wide = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)));
  if (total(wide) <= width) return wide;
  const narrow = head.map((title, i) => Math.max(longestWord(title), ...rows.map((row) => row[i]!.length)));
  if (total(narrow) <= width) return narrow;
  const widest = narrow.indexOf(Math.max(...narrow));
  const left = width - (total(narrow) - narrow[widest]!);
  const words = Math.max(longestWord(head[widest]!), ...rows.map((row) => longestWord(row[widest]!)));
  return left >= Math.max(LEAST, words) ? narrow.with(widest, left) : undefined;
}

interface Part {
  readonly columns: readonly number[];
  readonly widths: readonly number[];
}

function partsOf(head: Row, rows: readonly Row[], width: number): Part[] | undefined {
  const names = Math.max(...rows.map(([name]) => name!.length));
  const first = Math.min(names, Math.max(NAMES, ...rows.map(([name]) => longestWord(name!))));
  const widths = head.map((title, i) =>
    i === 0 ? first : Math.max(longestWord(title), ...rows.map((row) => row[i]!.length)),
  );
  const parts: Part[] = [];
  let columns: number[] = [];
  for (let i = 1; i < head.length; i++) {
    if (total([first, widths[i]!]) > width) return undefined;
    if (total([0, ...columns, i].map((column) => widths[column]!)) > width) {
      parts.push({ columns: [0, ...columns], widths: [0, ...columns].map((column) => widths[column]!) });
      columns = [];
    }
    columns.push(i);
  }
  parts.push({ columns: [0, ...columns], widths: [0, ...columns].map((column) => widths[column]!) });
  return parts.length <= MOST_PARTS ? parts : undefined;
}

/** With a blank between columns. */
function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + widths.length - 1;
}

function laidOut(head: Row, rows: readonly Row[], widths: readonly number[], width: number): string {
  const room = total(widths);
  const gap = room + widths.length - 1 <= width ? '  ' : ' ';
  const numeric = widths.map((_, i) => i > 0 && rows.every((row) => /^[-–−+\d."\s]*$/.test(row[i]!)));
  const titles = head.every((title) => title === '') ? [] : [head];
  return [...titles, ...rows]
    .flatMap((row) => {
      const cells = row.map((cell, i) => wrapped(cell, widths[i]!));
      const height = Math.max(...cells.map((lines) => lines.length));
      return Array.from({ length: height }, (_, n) =>
        cells
          .map((lines, i) => (numeric[i] ? (lines[n] ?? '').padStart(widths[i]!) : (lines[n] ?? '').padEnd(widths[i]!)))
          .join(gap)
          .trimEnd(),
      );
    })
    .join('\n');
}

/** The words of a text in lines of this width; what does not fit in one line is broken. */
function wrapped(text: string, width: number): string[] {
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

function longestWord(text: string): number {
  return Math.max(...text.split(' ').map((word) => word.length));
}
