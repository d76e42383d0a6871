import type { ScaleLinear } from 'd3-scale';
import { x } from 'xastscript';
import type { Catalogue } from '../catalogue.ts';
import { SIZE } from './cards.ts';
import { COLOURS, type Drawn, lettering, round } from './sheet.ts';

/** Where turns and strengths are on the sheet. */
export interface Scales {
  readonly along: ScaleLinear<number, number>;
  readonly up: ScaleLinear<number, number>;
  readonly field: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

const MOST_TURNS = 12;
const MOST_STRENGTHS = 6;
/** How much of the axis the word at the start takes, in pixels. */
const START = 36;

/**
 * Turns along the bottom, strength up the side, with a line across for each strength that's labelled.
 * @param now the label of the last turn, in place of its number
 */
export function axesDrawn(
  words: Catalogue,
  { along, up, field }: Scales,
  last: number,
  now: string | undefined,
): Drawn[] {
  const { left, right, top, bottom } = field;
  const strengths = up.ticks(MOST_STRENGTHS).filter(Number.isInteger);
  const turns = turnsWritten(last).filter((turn) => turn === 0 || along(turn) - left > START);
  const quiet = { size: SIZE, fill: COLOURS.quiet } as const;
  const written = (turn: number) => (turn === 0 ? words.game.atStart : turn === last && now ? now : String(turn));
  return [
    ...strengths.flatMap((strength) => {
      const y = round(up(strength));
      return [
        x('line', { x1: left, x2: right, y1: y, y2: y, stroke: strength === 0 ? COLOURS.ink : COLOURS.line }),
        lettering(String(strength), { x: left - 10, y: y + 5 }, { ...quiet, anchor: 'end' }),
      ];
    }),
    x('line', { x1: left, x2: left, y1: top, y2: bottom, stroke: COLOURS.ink }),
    ...turns.flatMap((turn) => {
      const at = round(along(turn));
      return [
        x('line', { x1: at, x2: at, y1: bottom, y2: bottom + 5, stroke: COLOURS.ink }),
        lettering(written(turn), { x: at, y: bottom + 22 }, { ...quiet, anchor: 'middle' }),
      ];
    }),
    lettering(words.game.inTurn, { x: (left + right) / 2, y: bottom + 42 }, { ...quiet, anchor: 'middle' }),
  ];
}

/** The first and last turns and evenly spaced ones between, but none so close to the last that the labels would overlap. */
export function turnsWritten(last: number): readonly number[] {
  if (last === 0) return [0];
  const each = Math.ceil(last / MOST_TURNS);
  const between = Array.from({ length: Math.ceil(last / each) }, (_, i) => i * each);
  return [...between.filter((turn) => turn === 0 || last - turn >= each), last];
}
