import { x } from 'xastscript';
import type { Drift } from '../../kernel/dice/drawing.ts';
import type { Catalogue } from '../catalogue.ts';
import { arrow, COLOURS, type Drawn, lettering, type Picture, type Point, round, sheet, towards } from './sheet.ts';

const SIZE = 420;
const CAPTION = 62;
const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };
/** The radius of the clock face, in pixels. */
const RADIUS = 180;
/** Inches from the centre to the rim: the furthest any template drifts plus half of the largest one. */
const REACH = 5.5;
const INCH = RADIUS / REACH;
const HOURS = Array.from({ length: 12 }, (_, i) => i + 1);

/** A clock face round the aiming point, and the template where it went (LC-GREN-08, LS-GREN-08, LS-HMG-03). */
export function driftPicture(words: Catalogue, drift: Drift): Picture {
  return {
    name: 'drift.png',
    alt: words.pictures.drift(drift.inches, drift.hour, drift.across),
    svg: () => sheet(SIZE, SIZE + CAPTION, clockFace(), templates(drift), caption(words, drift)),
  };
}

function clockFace(): Drawn[] {
  const rings = Array.from({ length: Math.floor(REACH) }, (_, i) => ring(CENTRE, (i + 1) * INCH, 'none', COLOURS.line));
  const hours = HOURS.map((hour) => {
    const { x: left, y: top } = towards(CENTRE, hour * 30, RADIUS + 14);
    return lettering(String(hour), { x: left, y: top + 5 }, { size: 15, fill: COLOURS.quiet, anchor: 'middle' });
  });
  return [ring(CENTRE, RADIUS, COLOURS.shade, COLOURS.quiet), ...rings, ...hours];
}

function templates({ hour, inches, across }: Drift): Drawn[] {
  const landed = towards(CENTRE, hour * 30, inches * INCH);
  const radius = (across / 2) * INCH;
  return [
    x('circle', { ...at(CENTRE), r: round(radius), fill: 'none', stroke: COLOURS.quiet, 'stroke-dasharray': '5 5' }),
    x('circle', {
      ...at(landed),
      r: round(radius),
      fill: COLOURS.struckShade,
      'fill-opacity': 0.75,
      stroke: COLOURS.struck,
      'stroke-width': 3,
    }),
    ...cross(CENTRE),
    ...arrow(CENTRE, landed, COLOURS.struck),
  ];
}

function caption(words: Catalogue, { hour, inches, across }: Drift): Drawn[] {
  const middle = { x: SIZE / 2, y: SIZE + 12 };
  return [
    lettering(words.pictures.drifted(inches, hour), middle, { size: 17, bold: true, anchor: 'middle' }),
    lettering(
      words.pictures.acrossAndRings(across),
      { x: middle.x, y: middle.y + 20 },
      { size: 13, fill: COLOURS.quiet, anchor: 'middle' },
    ),
    lettering(
      words.pictures.twelve,
      { x: middle.x, y: middle.y + 38 },
      { size: 13, fill: COLOURS.quiet, anchor: 'middle' },
    ),
  ];
}

function ring(centre: Point, radius: number, fill: string, stroke: string): Drawn {
  return x('circle', { ...at(centre), r: round(radius), fill, stroke });
}

function cross({ x: left, y: top }: Point): Drawn[] {
  const stroke = { stroke: COLOURS.ink, 'stroke-width': 2 };
  return [
    x('line', { x1: left - 8, y1: top, x2: left + 8, y2: top, ...stroke }),
    x('line', { x1: left, y1: top - 8, x2: left, y2: top + 8, ...stroke }),
  ];
}

function at({ x: left, y: top }: Point): { readonly cx: number; readonly cy: number } {
  return { cx: round(left), cy: round(top) };
}
