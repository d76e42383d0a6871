import { x } from 'xastscript';
import type { Catalogue } from '../catalogue.ts';
import { SIZE } from './cards.ts';
import { COLOURS, type Drawn, ends, fitted, LETTER, lettering, type Picture, round, sheet } from './sheet.ts';

const WIDTH = 560;
const ROW = 40;
const TOP = 64;
const FIELD = { left: 190, right: WIDTH - 70 };
/** The bars stop here: anything beyond it hardly ever happens. */
const MOST = 3;

/** How lucky each has been: a bar to the right for good luck and to the left for bad luck. */
export function luckPicture(
  words: Catalogue,
  lucks: readonly { readonly name: string; readonly z: number }[],
): Picture | undefined {
  if (lucks.length === 0) return undefined;
  const bars = lucks.map(({ name, z }) => words.luck.bar(name, words.luck.of(z))).join(', ');
  return { name: 'luck.png', alt: fitted(words.luck.chart(bars), 1000), svg: () => drawn(words, lucks) };
}

function drawn(words: Catalogue, lucks: readonly { readonly name: string; readonly z: number }[]): string {
  const height = TOP + lucks.length * ROW + 16;
  const middle = (FIELD.left + FIELD.right) / 2;
  return sheet(
    WIDTH,
    height,
    lettering(words.luck.heading, { x: 16, y: 34 }, { size: 10 / LETTER, bold: true }),
    x('line', { ...ends({ x: middle, y: TOP - 8 }, { x: middle, y: height - 12 }), stroke: COLOURS.quiet }),
    lucks.flatMap(({ name, z }, i) => bar(words, name, z, TOP + i * ROW, middle)),
  );
}

function bar(words: Catalogue, name: string, z: number, top: number, middle: number): Drawn[] {
  const long = (Math.min(MOST, Math.abs(z)) / MOST) * ((FIELD.right - FIELD.left) / 2);
  const base = top + (ROW - 14) / 2 + 5;
  return [
    lettering(fitted(name, 20), { x: FIELD.left - 10, y: base }, { size: SIZE, anchor: 'end' }),
    x('rect', {
      x: round(z < 0 ? middle - long : middle),
      y: top,
      width: round(Math.max(2, long)),
      height: ROW - 14,
      fill: z < 0 ? COLOURS.struck : COLOURS.ink,
    }),
    lettering(words.luck.of(z), { x: FIELD.right + 8, y: base }, { size: SIZE, bold: true }),
  ];
}
