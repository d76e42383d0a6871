import { x } from 'xastscript';
import type { Catalogue } from '../catalogue.ts';
import { ADVANCE, LINE, SIZE } from './cards.ts';
import { COLOURS, type Drawn, fitted, lettering } from './sheet.ts';

/** Lines of names, at most: the text lists them all. */
const MOST_LINES = 4;
/** Size of a name. */
const LONGEST = 24;

interface Out {
  readonly name: string;
  readonly why: string;
}

/** A name and its place in a line, counted in letters. */
interface Placed {
  readonly from: number;
  readonly letters: number;
}

interface Line {
  readonly text: string;
  readonly names: readonly Placed[];
}

/** The units out of play in small print, each name struck through with the reason after it. */
export function struckLines(
  words: Catalogue,
  heading: string,
  out: readonly Out[],
  { left, letters }: { readonly left: number; readonly letters: number },
) {
  const lines = linesOf(words, heading, out, letters);
  const draw = (top: number): Drawn[] => lines.flatMap((line, n) => drawn(line, left, top + 16 + n * LINE));
  return {
    height: lines.length * LINE + 8,
    letters: lines.reduce((sum, { text }) => sum + text.length, 0),
    drawn: draw,
  };
}

function drawn({ text, names }: Line, left: number, base: number): Drawn[] {
  return [
    lettering(text, { x: left, y: base }, { size: SIZE, fill: COLOURS.quiet }),
    ...names.map(({ from, letters }) => {
      const [x1, x2] = [left + from * ADVANCE, left + (from + letters) * ADVANCE];
      return x('line', { x1, x2, y1: base - 5, y2: base - 5, stroke: COLOURS.quiet, 'stroke-width': 1.2 });
    }),
  ];
}

function linesOf(words: Catalogue, heading: string, out: readonly Out[], width: number): readonly Line[] {
  const lines: { text: string; names: Placed[] }[] = [{ text: heading, names: [] }];
  for (const [i, { name, why }] of out.entries()) {
    const short = fitted(name, LONGEST);
    const item = `${short} (${why})${i < out.length - 1 ? ',' : ''}`;
    const line = lines.at(-1)!;
    if (line.text.length + 1 + item.length <= width) {
      line.names.push({ from: line.text.length + 1, letters: short.length });
      line.text += ` ${item}`;
      continue;
    }
    if (lines.length === MOST_LINES) return [...lines, { text: words.pictures.moreOut(out.length - i), names: [] }];
    lines.push({ text: item, names: [{ from: 0, letters: short.length }] });
  }
  return lines;
}
