import { x } from 'xastscript';
import type { Catalogue } from '../catalogue.ts';
import type { Grid } from '../lookup/grid.ts';
import { leastWidths, naturalWidths, type Row, setIn, total, WIDTH } from '../table-text.ts';
import { COLOURS, type Drawn, fitted, LETTER, lettering, type Picture, sheet } from './sheet.ts';

const SIZE = 13;
const LINE = 18;
const MARGIN = 20;
const HEAD = 62;
const GAP = '  ';
/** Letters in a line: more would be too small to read. */
const BROAD = 92;
/** Letters in a picture: more would be slow to draw and to load. */
const MOST = 520;

/** The lines of one row. */
type Lines = readonly string[];

/** A table to draw, with its heading. */
export interface TableDrawn extends Grid {
  /** The name of its files. */
  readonly name: string;
  readonly title: string;
  /** Its rule and its book. */
  readonly source: string;
}

/** A table as pictures if it's too wide for a phone, otherwise none. */
export function tablePictures(words: Catalogue, { name, title, source, ...given }: TableDrawn): readonly Picture[] {
  if (total(naturalWidths(given.head, given.rows)) <= WIDTH) return [];
  const { head, rows } = withoutEmpty(words, given);
  const widths = broadened(naturalWidths(head, rows), leastWidths(head, rows));
  const [heading = [], ...set] = setIn(head, rows, widths, GAP);
  const parts = inParts(set);
  return parts.map((part, i) => {
    const called = parts.length > 1 ? words.pictures.part(title, i + 1, parts.length) : title;
    return {
      name: parts.length > 1 ? `${name}-${i + 1}.png` : `${name}.png`,
      alt: words.pictures.table(called, head.filter(Boolean), part.length),
      svg: () => drawn({ title: called, source, widths, heading, set: part }),
    };
  });
}

/** Leaves out columns that are empty in every row. */
function withoutEmpty(words: Catalogue, { head, rows }: Pick<Grid, 'head' | 'rows'>): Pick<Grid, 'head' | 'rows'> {
  const kept = head.map((_, i) => i === 0 || rows.some((row) => row[i] !== words.lookup.nothing));
  const only = (row: Row) => row.filter((_, i) => kept[i]);
  return { head: only(head), rows: rows.map(only) };
}

/** The lines of each row, split into as few parts of about the same size as possible. */
function inParts(set: readonly Lines[]): Lines[][] {
  const lettersOf = (lines: Lines) => lines.join('').replaceAll(' ', '').length;
  const all = set.reduce((sum, lines) => sum + lettersOf(lines), 0);
  const each = all / Math.ceil(all / MOST);
  let before = 0;
  const parts: Lines[][] = [];
  for (const lines of set) {
    const part = Math.floor((before + lettersOf(lines) / 2) / each);
    parts[part] = [...(parts[part] ?? []), lines];
    before += lettersOf(lines);
  }
  return parts.filter(Boolean);
}

interface Part {
  readonly title: string;
  readonly source: string;
  readonly widths: readonly number[];
  readonly heading: Lines;
  readonly set: readonly Lines[];
}

function drawn({ title, source, widths, heading, set }: Part): string {
  const letters = Math.max(total(widths) + (widths.length - 1) * (GAP.length - 1), title.length + 2);
  const width = Math.ceil(letters * SIZE * LETTER + 2 * MARGIN);
  const top = HEAD + heading.length * LINE;
  const height = top + set.flat().length * LINE + MARGIN;
  return sheet(
    width,
    height,
    lettering(fitted(title, letters), { x: MARGIN, y: 30 }, { size: SIZE + 1, bold: true }),
    lettering(source, { x: MARGIN, y: 48 }, { size: 12, fill: COLOURS.quiet }),
    ...heading.flatMap((text, i) => cells(text, HEAD + i * LINE, { bold: true })),
    x('line', { x1: MARGIN, x2: width - MARGIN, y1: top, y2: top, stroke: COLOURS.ink }),
    ...stripes(set, top, width),
  );
}

/** Narrows the widest column until the lines are short enough, but never so far that a word would break. */
function broadened(widths: readonly number[], least: readonly number[]): readonly number[] {
  const over = total(widths) + (widths.length - 1) * (GAP.length - 1) - BROAD;
  const yielding = widths.map((width, i) => (width > least[i]! ? width : 0));
  const widest = Math.max(...yielding);
  if (over <= 0 || widest === 0) return widths;
  return broadened(widths.with(yielding.indexOf(widest), widest - 1), least);
}

/** Every other row is shaded, to guide the eye. */
function stripes(rows: readonly Lines[], top: number, width: number): Drawn[] {
  let y = top;
  return rows.flatMap((lines, i) => {
    const height = lines.length * LINE;
    const shade = x('rect', { x: MARGIN - 8, y, width: width - 2 * (MARGIN - 8), height, fill: COLOURS.shade });
    const drawn = [...(i % 2 === 1 ? [shade] : []), ...lines.flatMap((text, n) => cells(text, y + n * LINE))];
    y += height;
    return drawn;
  });
}

/** Each cell at its own place: a blank takes as long to draw as a letter, and most of a wide table is blanks. */
function cells(text: string, top: number, how: { readonly bold?: boolean } = {}): Drawn[] {
  return [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: cell, index }) =>
    lettering(cell, { x: MARGIN + index * SIZE * LETTER, y: top + 14 }, { size: SIZE, ...how }),
  );
}
