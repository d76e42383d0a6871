import { x } from 'xastscript';
import type { Catalogue } from '../catalogue.ts';
import type { Chance } from '../dice/chances.ts';
import { SIZE } from './cards.ts';
import { COLOURS, type Drawn, fitted, LETTER, lettering, type Picture, round, sheet } from './sheet.ts';

const WIDTH = 560;
const ROW = 34;
const TOP = 64;
const FIELD = { left: 250, right: WIDTH - 90 };
/** Letters of the text beside a bar. */
const LABEL = 26;
const MOST_BARS = 10;

/** What an action can lead to, with a bar for each outcome. @param title the action */
export function oddsPicture(words: Catalogue, title: string, chances: readonly Chance[]): Picture | undefined {
  const shown = chances.slice(0, MOST_BARS);
  if (shown.length < 2) return undefined;
  const bars = words.chancesTold(shown.map(({ what, share }) => [words.wholePercent(share), what]));
  return { name: 'odds.png', alt: fitted(words.odds.chart(title, bars), 1000), svg: () => drawn(words, title, shown) };
}

function drawn(words: Catalogue, title: string, chances: readonly Chance[]): string {
  const height = TOP + chances.length * ROW + 16;
  return sheet(
    WIDTH,
    height,
    lettering(fitted(title, 52), { x: 16, y: 34 }, { size: 10 / LETTER, bold: true }),
    chances.flatMap((chance, i) => bar(words, chance, TOP + i * ROW)),
  );
}

function bar(words: Catalogue, { what, share }: Chance, top: number): Drawn[] {
  const long = FIELD.right - FIELD.left;
  const place = { x: FIELD.left, y: top, height: ROW - 12 };
  const base = top + (ROW - 12) / 2 + 5;
  return [
    lettering(fitted(what, LABEL), { x: FIELD.left - 10, y: base }, { size: SIZE, anchor: 'end' }),
    x('rect', { ...place, width: long, fill: COLOURS.shade }),
    // Even the smallest chance gets a visible bar.
    x('rect', { ...place, width: round(Math.max(2, share * long)), fill: COLOURS.ink }),
    lettering(words.wholePercent(share), { x: FIELD.right + 8, y: base }, { size: SIZE, bold: true }),
  ];
}
