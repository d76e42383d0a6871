import type { Point } from '../../table/shape.ts';

const SQUARE = /^([A-Z]{1,2})([1-9]\d{0,2})$/i;

/**
 * The middle of a square, by its name as in a spreadsheet: letters from the left, numbers from the bottom. `A1` is at 0.5, 0.5.
 * @returns nothing for a text that names no square, or one beyond the table
 */
export function squareIn(text: string, [width, depth]: readonly number[]): Point | undefined {
  const [, letters, number] = SQUARE.exec(text) ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  const row = Number(number);
  return column <= width! && row <= depth! ? [column - 0.5, row - 0.5] : undefined;
}

/** The name of the square that a place is in; on the far edges, of the last one. */
export function squareAt([x, y]: Point, [width, depth]: readonly number[]): string {
  const within = (at: number, most: number) => Math.min(Math.max(0, Math.floor(at)), Math.ceil(most) - 1);
  const column = within(x, width!);
  const first = column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : '';
  return `${first}${String.fromCharCode(65 + (column % 26))}${within(y, depth!) + 1}`;
}
