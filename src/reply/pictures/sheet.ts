import { x } from 'xastscript';
import { toXml, type Written } from './xml.ts';

/** A picture that comes with a reply. It's an extra: the lines of the reply say the same. */
export interface Picture {
  /** The name of its file. */
  readonly name: string;
  /** A description for anyone who can't see it; at most 1,024 letters, which is Discord's limit. */
  readonly alt: string;
  /** There's so much on it that it would be slow and heavy, so it's drawn less sharply. */
  readonly large?: true;
  /** The hash of a photograph that lies under it. */
  readonly photo?: string;
  /** Draws it, as SVG. @param photo the address of that photograph; it's left out without one */
  svg(photo?: string): string;
}

export type Drawn = ReturnType<typeof x> | Written;

/** Something drawn that's kept for other sheets: putting it into words takes longest. */
export function written(...drawn: readonly Drawn[]): Written {
  return { type: 'raw', value: drawn.map(toXml).join('') };
}

/** Paper and ink of every picture. It brings its own background, so it looks the same on any theme. */
export const COLOURS = {
  paper: '#f4f0e2',
  ink: '#23291f',
  quiet: '#646a57',
  line: '#cfc7ab',
  shade: '#e6dfc8',
  struck: '#b5331f',
  struckShade: '#eab9a6',
} as const;

/** The family of `png.ts`. Its letters all have the same width, so text needs no measuring. */
export const FONT = 'DejaVu Sans Mono';
/** Width of a letter, as a fraction of the font's size. */
export const LETTER = 0.602;

/** A whole picture of this size in pixels. */
export function sheet(width: number, height: number, ...drawn: readonly (Drawn | readonly Drawn[])[]): string {
  // Discord rounds the corners itself.
  const ground = x('rect', { width, height, fill: COLOURS.paper });
  const shown = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return toXml(x('svg', { ...shown, 'font-family': FONT }, ground, ...drawn.flat()));
}

export interface Lettering {
  readonly size: number;
  readonly fill?: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A line of text with its baseline at this place. */
export function lettering(text: string, at: Point, { size, fill, bold = false, anchor = 'start' }: Lettering): Drawn {
  const how = { 'font-size': size, fill: fill ?? COLOURS.ink, 'font-weight': bold ? 'bold' : 'normal' };
  return x('text', { x: round(at.x), y: round(at.y), ...how, 'text-anchor': anchor, 'xml:space': 'preserve' }, text);
}

/** A place on the sheet, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place at this distance from another, in the direction of a clock hand. @param degrees clockwise from 12 o'clock */
export function towards({ x: left, y: top }: Point, degrees: number, distance: number): Point {
  const turned = (degrees * Math.PI) / 180;
  return { x: left + Math.sin(turned) * distance, y: top - Math.cos(turned) * distance };
}

/** An arrow between two places. */
export function arrow(from: Point, to: Point, stroke: string): Drawn[] {
  const back = (Math.atan2(from.x - to.x, to.y - from.y) * 180) / Math.PI + 180;
  const [left, right] = [towards(to, back + 180 - 25, 14), towards(to, back + 180 + 25, 14)];
  const tip = [to, left, right].map((each) => `${round(each.x)},${round(each.y)}`).join(' ');
  return [x('line', { ...ends(from, to), stroke, 'stroke-width': 3 }), x('polygon', { points: tip, fill: stroke })];
}

/** The path that takes a line from one place to another. */
export function ends(from: Point, to: Point): Readonly<Record<'x1' | 'y1' | 'x2' | 'y2', number>> {
  return { x1: round(from.x), y1: round(from.y), x2: round(to.x), y2: round(to.y) };
}

/** Hundredths of a pixel are precise enough, and keep the SVG short. */
export function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}

/** A text of at most this many letters, as a reader counts them. */
export function fitted(text: string, most: number): string {
  // No letter is shorter than one code unit, and finding where letters end takes long.
  if (text.length <= most) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return letters.length <= most ? text : `${letters.slice(0, Math.max(0, most - 1)).join('')}…`;
}
