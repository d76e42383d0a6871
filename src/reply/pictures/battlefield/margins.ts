import { x } from 'xastscript';
import { COLOURS, type Drawn, lettering, round } from '../sheet.ts';
import { MARGIN, type View } from './view.ts';

/** A line every six inches, and every inch where there's room. */
export function grid(view: View): Drawn[] {
  const every = view.scale >= 22 ? 1 : 6;
  const stroke = { stroke: COLOURS.line, 'stroke-width': 0.7 };
  const upright = multiples(view.left, view.width, every).map((inches) => {
    const [top, bottom] = [view.at([inches, view.bottom + view.depth]), view.at([inches, view.bottom])];
    return x('line', { x1: round(top.x), y1: round(top.y), x2: round(bottom.x), y2: round(bottom.y), ...stroke });
  });
  const level = multiples(view.bottom, view.depth, every).map((inches) => {
    const [left, right] = [view.at([view.left, inches]), view.at([view.left + view.width, inches])];
    return x('line', { x1: round(left.x), y1: round(left.y), x2: round(right.x), y2: round(right.y), ...stroke });
  });
  return [...upright, ...level];
}

function multiples(from: number, length: number, every: number): number[] {
  const first = Math.ceil(from / every) * every;
  return Array.from(
    { length: Math.max(0, Math.floor((from + length - first) / every) + 1) },
    (_, i) => first + i * every,
  );
}

/** The names of columns below and above, and of rows on both sides, as often as there's room for them. */
export function margins(view: View): Drawn[] {
  const every = [1, 2, 3, 6].find((inches) => inches * view.scale >= 24) ?? 12;
  const text = { size: 11, fill: COLOURS.quiet, anchor: 'middle' } as const;
  const columns = squares(view.left, view.width, every).flatMap((n) => {
    const { x: left } = view.at([n + 0.5, view.bottom]);
    return [MARGIN - 9, view.at([0, view.bottom]).y + 17].map((y) => lettering(columnName(n), { x: left, y }, text));
  });
  const rows = squares(view.bottom, view.depth, every).flatMap((n) => {
    const { y } = view.at([view.left, n + 0.5]);
    return [MARGIN / 2, view.at([view.left + view.width, 0]).x + MARGIN / 2].map((left) =>
      lettering(String(n + 1), { x: left, y: y + 4 }, text),
    );
  });
  return [...columns, ...rows];
}

/** Squares from 0 that lie wholly in a stretch, every so many. */
function squares(from: number, length: number, every: number): number[] {
  return multiples(from, length - 1, every).filter((n) => n + 1 <= from + length);
}

/** As in a spreadsheet: A to Z, then AA. */
function columnName(n: number): string {
  const first = n >= 26 ? String.fromCharCode(64 + Math.floor(n / 26)) : '';
  return `${first}${String.fromCharCode(65 + (n % 26))}`;
}
