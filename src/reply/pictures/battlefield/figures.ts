import { x } from 'xastscript';
import { type Body, baseOf } from '../../../table/body.ts';
import { COLOURS, type Drawn, lettering, type Point, round, towards } from '../sheet.ts';
import { keptDrawing } from './kept-drawing.ts';
import type { View } from './view.ts';

/** How sides differ: in their fill, and in the sign on each base. */
const SIDES = [
  { fill: COLOURS.ink, sign: COLOURS.paper, signed: 'dot' },
  { fill: COLOURS.struck, sign: COLOURS.paper, signed: 'bar' },
  { fill: '#3d6378', sign: COLOURS.paper, signed: 'ring' },
  { fill: COLOURS.paper, sign: COLOURS.ink, signed: 'dot' },
] as const;

/** No base is drawn smaller than this, in pixels. */
const SMALLEST = 4.5;

/** All the bases of a unit. */
export const figuresDrawn = keptDrawing((view, figures: readonly Body[], side: number | undefined) =>
  figures.flatMap((body) => figureDrawn(view, body, side)),
);

/** A base with its side's colour and sign, and a tick where it faces. @param side which side, from 0; a marker has none */
export function figureDrawn(view: View, body: Body, side: number | undefined): Drawn[] {
  const look = side === undefined ? undefined : SIDES[side % SIDES.length]!;
  const fill = look?.fill ?? COLOURS.quiet;
  const outline = { fill, stroke: COLOURS.paper, 'stroke-width': 1.2 };
  const at = view.at(body.at);
  const ahead = body.facing === undefined ? [] : [tick(view, body, at)];
  if ('circle' in body.base) {
    const radius = Math.max(SMALLEST, (body.base.circle / 2) * view.scale);
    const base = x('circle', { cx: round(at.x), cy: round(at.y), r: round(radius), ...outline });
    return [...ahead, base, ...(look ? [sign(at, radius, look)] : [])];
  }
  const points = baseOf(body)
    .points.map(view.at)
    .map((each) => `${round(each.x)},${round(each.y)}`);
  const base = x('polygon', { points: points.join(' '), ...outline });
  return [...ahead, base, ...(look ? [sign(at, (Math.min(...body.base.rectangle) / 2) * view.scale, look)] : [])];
}

function tick(view: View, { base, facing = 0 }: Body, at: Point): Drawn {
  const half = 'circle' in base ? base.circle / 2 : base.rectangle[0] / 2;
  const to = towards(at, facing, Math.max(SMALLEST, half * view.scale) + Math.max(4, 0.35 * view.scale));
  const ends = { x1: round(at.x), y1: round(at.y), x2: round(to.x), y2: round(to.y) };
  return x('line', { ...ends, stroke: COLOURS.ink, 'stroke-width': 2.2, 'stroke-linecap': 'round' });
}

function sign({ x: left, y: top }: Point, radius: number, { sign: colour, signed }: (typeof SIDES)[number]): Drawn {
  const size = Math.max(1.6, radius * 0.35);
  if (signed === 'bar')
    return x('rect', {
      x: round(left - 1.6 * size),
      y: round(top - size / 2),
      width: round(3.2 * size),
      height: round(size),
      fill: colour,
    });
  const ring = signed === 'ring' ? { fill: 'none', stroke: colour, 'stroke-width': 1.4 } : { fill: colour };
  return x('circle', { cx: round(left), cy: round(top), r: round(size), ...ring });
}

/** The sign of a side, for the legend. */
export function sideDrawn(at: Point, side: number): Drawn[] {
  const look = SIDES[side % SIDES.length]!;
  return [
    x('circle', { cx: at.x, cy: at.y, r: 7, fill: look.fill, stroke: COLOURS.ink, 'stroke-width': 0.8 }),
    sign(at, 7, look),
  ];
}

/** A name beside something, on a ground of its own so that it can be read over anything. */
export function nameDrawn(text: string, at: Point, size: number, bold: boolean): Drawn[] {
  const width = text.length * size * 0.602 + 4;
  return [
    x('rect', {
      x: round(at.x - width / 2),
      y: round(at.y - size * 0.82),
      width: round(width),
      height: round(size * 1.1),
      fill: COLOURS.paper,
      'fill-opacity': 0.78,
      rx: 2,
    }),
    lettering(text, at, { size, bold, anchor: 'middle' }),
  ];
}
