import { x } from 'xastscript';
import type { Catalogue } from '../../catalogue.ts';
import { COLOURS, type Drawn, fitted, lettering, type Point, round } from '../sheet.ts';
import { sideDrawn } from './figures.ts';
import { MARGIN } from './view.ts';

const SIZE = 13;
const ROW = 19;
/** The scale's length in inches. */
const BAR = 6;

/** Below the picture: the sides' signs, the scale, and the names that found no room. */
export function legendOf(
  words: Pick<Catalogue, 'battlefield'>,
  sides: readonly string[],
  numbered: readonly string[],
  { top, width, scale }: { readonly top: number; readonly width: number; readonly scale: number },
): { readonly height: number; readonly drawn: readonly Drawn[] } {
  const drawnSides = sides.flatMap((name, i) => {
    const left = MARGIN + 8 + sides.slice(0, i).reduce((sum, each) => sum + fitted(each, 24).length * 8.6 + 34, 0);
    return [
      ...sideDrawn({ x: left, y: top + 8 }, i),
      lettering(fitted(name, 24), { x: left + 13, y: top + 13 }, { size: 14 }),
    ];
  });
  const letters = Math.floor((width - 2 * MARGIN) / (SIZE * 0.602));
  const rows = wrapped(numbered, letters);
  const names = rows.map((row, i) => lettering(row, { x: MARGIN, y: top + ROW * (i + 2) }, { size: SIZE }));
  const bar = scaleBar(words, { x: width - MARGIN, y: top + 8 }, scale);
  return { height: ROW * (rows.length + 1) + 12, drawn: [...drawnSides, ...bar, ...names] };
}

function wrapped(texts: readonly string[], letters: number): readonly string[] {
  const rows: string[] = [];
  for (const text of texts) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + text.length + 3 <= letters) rows[rows.length - 1] = `${last}   ${text}`;
    else rows.push(text);
  }
  return rows;
}

/** Six inches, to measure by. */
function scaleBar(words: Pick<Catalogue, 'battlefield'>, { x: right, y: top }: Point, scale: number): Drawn[] {
  const left = right - BAR * scale;
  const d = `M${round(left)} ${top - 4}v8M${round(left)} ${top}H${round(right)}M${round(right)} ${top - 4}v8`;
  return [
    x('path', { d, stroke: COLOURS.ink, 'stroke-width': 2, fill: 'none' }),
    lettering(words.battlefield.scale(BAR), { x: left - 6, y: top + 5 }, { size: 13, anchor: 'end' }),
  ];
}
