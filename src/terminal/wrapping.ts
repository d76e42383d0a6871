import { stripVTControlCharacters } from 'node:util';

/** Lines are never wrapped more narrowly than this. */
export const NARROWEST = 40;

/** The start of a list line. The rest of the line is aligned under the text after it. */
const BULLET = /^(\s*)(?:[-•–] |\d{1,3}[.)] )?/;

/** How much further than its first line an indented line continues. */
const HANGING = 2;

/**
 * Wraps text between words. In a list, the continuation is aligned with the words of its line; any other indented line continues
 * a little further in. Longer words stay whole, and colour codes don't count.
 * @param width in letters; without one the text stays as it is, as for files and pipes
 */
export function wrapped(text: string, width: number | undefined): string {
  if (width === undefined) return text;
  const most = Math.max(width, NARROWEST);
  return text
    .split('\n')
    .map((line) => wrappedLine(line, most))
    .join('\n');
}

function wrappedLine(line: string, width: number): string {
  if (lengthOf(line) <= width) return line;
  const [start = '', blanks = ''] = BULLET.exec(stripVTControlCharacters(line)) ?? [];
  const indent = ' '.repeat(start.length > blanks.length ? start.length : blanks.length + HANGING);
  const lines: string[] = [];
  let current = '';
  let gap = '';
  // Spaces and words alternate, so the spaces within a line stay as they were.
  for (const piece of line.split(/( +)/)) {
    if (/^ +$/.test(piece)) {
      gap = piece;
    } else if (isEmpty(current) || lengthOf(current + gap + piece) <= width) {
      current += gap + piece;
      gap = '';
    } else {
      lines.push(current);
      current = indent + piece;
      gap = '';
    }
  }
  return [...lines, current].join('\n');
}

function isEmpty(line: string): boolean {
  return stripVTControlCharacters(line).trim() === '';
}

function lengthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

/** The width of an output: a terminal's own columns, or COLUMNS; nothing if it isn't a terminal. */
export function widthOf(
  { isTTY, columns }: { readonly isTTY?: boolean; readonly columns?: number },
  columnsSet: string | undefined,
): number | undefined {
  if (isTTY !== true) return undefined;
  if (columns !== undefined && columns > 0) return columns;
  const set = Number(columnsSet);
  return Number.isInteger(set) && set > 0 ? set : undefined;
}
