import { x } from 'xastscript';
import type { Catalogue } from '../catalogue.ts';
import { wrapped } from '../table-text.ts';
import { COLOURS, type Drawn, fitted, LETTER, lettering, type Point, round } from './sheet.ts';

/** A unit in play, as its card shows it. */
export interface Card {
  readonly name: string;
  readonly profile: string;
  /** How much of it is left, in words and numbers. */
  readonly strength?: { readonly text: string; readonly left: number; readonly full: number };
  /** What has happened to it. */
  readonly conditions: readonly string[];
  /** What it has had from the beginning. */
  readonly kit: readonly string[];
  /** On the side whose turn it is: whether it has acted. */
  readonly acted?: boolean;
  /** The verbs of the rulings it owes. */
  readonly owes: readonly string[];
}

/** How much of a unit its card shows. */
export interface Detail {
  /** Lines for its profile and starting kit, at most. With none, the card shows only the unit's name. */
  readonly made: number;
  /** Lines for its conditions, at most. */
  readonly lines: number;
  /** The longest line in letters, if it has to be narrower than the card. */
  readonly across?: number;
}

/** Width of a letter in pixels: a whole number of image pixels, so that equal letters look equal and the file is smaller. */
export const ADVANCE = 8;
export const SIZE = ADVANCE / LETTER;
export const LINE = 18;

/** The width of a card. */
export const WIDTH = 258;
const PADDING = 9;
const LETTERS = Math.floor((WIDTH - 2 * PADDING) / ADVANCE);
/** Height of the bar that shows how much of a unit is left. */
const BAR = 4;
/** How many letters a mark takes the place of. */
const MARK = 3;

/** The text of a card, line by line. */
export interface Lettered {
  readonly card: Card;
  readonly name: string;
  readonly made: readonly string[];
  readonly conditions: readonly string[];
  readonly owes: readonly string[];
}

export function lettered(words: Catalogue, card: Card, { made, lines, across = LETTERS }: Detail): Lettered {
  const { name, profile, strength, conditions, kit, owes } = card;
  const left = strength ? [strength.text] : [];
  const said = made > 0 ? conditions : [...left, ...conditions];
  return {
    card,
    name: fitted(name, LETTERS - MARK),
    made: inLines([profile, ...left, ...kit].filter((each) => each !== '').join(', '), LETTERS, made),
    conditions: inLines(said.join(', '), across, lines),
    owes: owes.length > 0 ? [fitted(words.pictures.owes(owes), LETTERS - MARK)] : [],
  };
}

/** A text in at most this many lines, with a sign if there's more. */
function inLines(text: string, width: number, most: number): readonly string[] {
  const all = text === '' ? [] : wrapped(text, width);
  if (all.length <= most) return all;
  const kept = all.slice(0, most);
  const last = kept.pop() ?? '';
  // The sign replaces a comma, or a word that would leave no room for it.
  const bare = last.length < width ? last : last.slice(0, Math.max(0, last.lastIndexOf(' ')));
  return last === '' ? [] : [...kept, `${bare.replace(/,$/, '')}…`];
}

export function lettersOf({ name, made, conditions, owes }: Lettered): number {
  return [name, ...made, ...conditions, ...owes].join('').replaceAll(' ', '').length;
}

export function heightOf({ card, made, conditions, owes }: Lettered): number {
  return (1 + made.length + conditions.length + owes.length) * LINE + PADDING + (card.strength ? BAR + 3 : 0);
}

/** A card with its upper left corner at a place. */
export function cardDrawn({ card, name, made, conditions, owes }: Lettered, at: Point, height: number): Drawn[] {
  const toAct = card.acted === false;
  const edge = owes.length > 0 ? COLOURS.struck : toAct ? COLOURS.ink : COLOURS.line;
  const lines = [
    ...made.map((text) => ({ text, fill: COLOURS.quiet })),
    ...conditions.map((text) => ({ text, fill: COLOURS.ink })),
  ];
  const place = (n: number, shift = 0): Point => ({ x: at.x + PADDING + shift, y: at.y + 17 + n * LINE });
  const owed = place(lines.length + 1);
  return [
    x('rect', { ...at, width: WIDTH, height, rx: 6, fill: COLOURS.shade, stroke: edge, 'stroke-width': toAct ? 2 : 1 }),
    lettering(name, place(0), { size: SIZE, bold: true }),
    ...lines.map(({ text, fill }, i) => lettering(text, place(i + 1), { size: SIZE, fill })),
    ...owes.flatMap((text) => [
      owesMark(owed),
      lettering(text, { x: owed.x + 2 * ADVANCE, y: owed.y }, { size: SIZE, bold: true, fill: COLOURS.struck }),
    ]),
    ...(card.strength ? bar(card.strength, { x: at.x + PADDING, y: at.y + height - BAR - 7 }) : []),
    ...(card.acted === undefined ? [] : [turnMark(card.acted, { x: at.x + WIDTH - PADDING - 14, y: at.y + 17 })]),
  ];
}

/** How much of a unit is left, as a fraction of the whole. */
function bar({ left, full }: NonNullable<Card['strength']>, at: Point): Drawn[] {
  const width = WIDTH - 2 * PADDING;
  const whole = { ...at, width, height: BAR, rx: BAR / 2, fill: COLOURS.line };
  const filled = round(Math.min(1, left / full) * width);
  return [x('rect', whole), ...(filled > 0 ? [x('rect', { ...whole, width: filled, fill: COLOURS.quiet })] : [])];
}

/** A tick for a unit that has acted, an empty ring for one that hasn't yet. @param at where a letter in this place would stand */
export function turnMark(acted: boolean, { x: left, y: top }: Point): Drawn {
  const look = { fill: 'none', stroke: acted ? COLOURS.quiet : COLOURS.ink, 'stroke-width': 2.5 };
  if (!acted) return x('circle', { cx: left + 6, cy: top - 5, r: 5, ...look });
  return x('path', { d: `M${round(left)} ${round(top - 5)}l4 5 8 -10`, ...look });
}

/** A diamond, for a unit that owes a ruling. */
export function owesMark({ x: left, y: top }: Point): Drawn {
  return x('path', { d: `M${round(left)} ${round(top - 5)}l6 -6 6 6 -6 6z`, fill: COLOURS.struck });
}
