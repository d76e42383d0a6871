import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';

/** A picture that comes with a reply: extra, since the lines of the reply say the same. */
export interface Picture {
  /** What the file is called. */
  readonly name: string;
  /** What it shows, for whoever does not see it; at most 1,024 letters, as Discord has it. */
  readonly alt: string;
  /** So much is on it that it would be slow and heavy: it is drawn less sharp. */
  readonly large?: true;
  /** Draws it, as SVG. */
  svg(): string;
}

export type Drawn = ReturnType<typeof x>;

/** Paper and ink of every picture. It brings its own ground with it, so it looks the same on any theme. */
export const COLOURS = {
  paper: '#f4f0e2',
  ink: '#23291f',
  quiet: '#646a57',
  line: '#cfc7ab',
  shade: '#e6dfc8',
  struck: '#b5331f',
  struckShade: '#eab9a6',
} as const;

/** The family of `png.ts`, whose letters are all equally wide, so that text needs no measuring. */
export const FONT = 'DejaVu Sans Mono';
/** Width of a letter, as a part of the font's size. */
export const LETTER = 0.602;

/** A whole picture of so many pixels. */
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

/** A line of text whose base line is at a place. */
export function lettering(text: string, at: Point, { size, fill, bold = false, anchor = 'start' }: Lettering): Drawn {
  const how = { 'font-size': size, fill: fill ?? COLOURS.ink, 'font-weight': bold ? 'bold' : 'normal' };
  return x('text', { x: round(at.x), y: round(at.y), ...how, 'text-anchor': anchor, 'xml:space': 'preserve' }, text);
}

/** A place on the sheet, in pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place so far from another, the way of a clock's hand. @param degrees from 12 o'clock on, as the hand goes */
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

/** What makes a line go from one place to another. */
export function ends(from: Point, to: Point): Readonly<Record<'x1' | 'y1' | 'x2' | 'y2', number>> {
  return { x1: round(from.x), y1: round(from.y), x2: round(to.x), y2: round(to.y) };
}

/** Hundredths of a pixel are enough, and keep the text of a picture short. */
export function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}

/** A text of at most so many letters, as a reader counts them. */
export function fitted(text: string, most: number): string {
  // No letter is less than one unit, and to look for their ends takes long.
  if (text.length <= most) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return letters.length <= most ? text : `${letters.slice(0, Math.max(0, most - 1)).join('')}…`;
}
