import { x } from 'xastscript';
import type { Catalogue } from '../catalogue.ts';
import { ADVANCE, type Card, owesMark, SIZE, turnMark, WIDTH } from './cards.ts';
import { COLOURS, type Drawn, fitted, LETTER, lettering, type Point } from './sheet.ts';

/** The units of a side. */
export interface BoardSide {
  readonly name: string;
  /** How many are in play and how many are out. */
  readonly count: string;
  readonly cards: readonly Card[];
  readonly out: readonly { readonly name: string; readonly why: string }[];
}

/** The state of a turn, as it's drawn. */
export interface Board {
  /** The name of the campaign. */
  readonly title: string;
  /** Its rulebook, and which battle it is. */
  readonly played: string;
  /** Turn, step, and whose turn it is. */
  readonly turn: string;
  readonly sides: readonly BoardSide[];
}

export const COLUMNS = 2;
export const GAP = 12;
export const MARGIN = 16;
export const ACROSS = 2 * MARGIN + COLUMNS * WIDTH + (COLUMNS - 1) * GAP;
export const LETTERS = Math.floor((ACROSS - 2 * MARGIN) / ADVANCE);
const HEAD_ADVANCE = 10;

/** A part of the board that takes its whole width, and its height. */
export interface Block {
  readonly height: number;
  readonly letters: number;
  drawn(top: number): readonly Drawn[];
}

/** The campaign, turn and step, and what the marks mean. */
export function headOf(words: Catalogue, { title, played, turn, sides }: Board): Block[] {
  const cards = sides.flatMap((side) => side.cards);
  const acting = cards.some(({ acted }) => acted !== undefined);
  const owing = cards.some(({ owes }) => owes.length > 0);
  return [
    titled(fitted(title, Math.floor(LETTERS * (ADVANCE / HEAD_ADVANCE))), HEAD_ADVANCE / LETTER, 26),
    titled(fitted(played, LETTERS), SIZE, 20, COLOURS.quiet),
    titled(fitted(turn, LETTERS), SIZE, 22),
    ...(acting || owing ? [legend(words, acting, owing)] : []),
  ];
}

function titled(text: string, size: number, height: number, fill: string = COLOURS.ink): Block {
  const draw = (top: number) => [
    lettering(text, { x: MARGIN, y: top + 16 }, { size, bold: fill === COLOURS.ink, fill }),
  ];
  return { height, letters: text.length, drawn: draw };
}

/** What the marks mean. */
function legend(words: Catalogue, acting: boolean, owing: boolean): Block {
  const marks: readonly (readonly [string, (at: Point) => Drawn])[] = [
    ...(acting
      ? ([
          [words.pictures.acted, (at: Point) => turnMark(true, at)],
          [words.pictures.toAct, (at: Point) => turnMark(false, at)],
        ] as const)
      : []),
    ...(owing ? ([[words.pictures.owing, owesMark]] as const) : []),
  ];
  const draw = (top: number) => {
    let left = MARGIN;
    return marks.flatMap(([text, mark]) => {
      const at = { x: left, y: top + 14 };
      left += (text.length + 4) * ADVANCE;
      return [mark(at), lettering(text, { x: at.x + 2 * ADVANCE, y: at.y }, { size: SIZE, fill: COLOURS.quiet })];
    });
  };
  return { height: 20, letters: words.allOf(marks.map(([text]) => text)).length, drawn: draw };
}

/** A side's name under a rule across the board. */
export function sideHead(name: string, count: string): Block {
  const draw = (top: number) => [
    x('line', { x1: MARGIN, x2: ACROSS - MARGIN, y1: top + 9, y2: top + 9, stroke: COLOURS.quiet }),
    lettering(`${name}${count}`, { x: MARGIN, y: top + 28 }, { size: SIZE, bold: true }),
  ];
  return { height: 38, letters: name.length + count.length, drawn: draw };
}

/** A single line of text. */
export function remark(text: string): Block {
  const draw = (top: number) => [
    lettering(text, { x: MARGIN, y: top + 16 }, { size: SIZE, bold: true, fill: COLOURS.quiet }),
  ];
  return { height: 24, letters: text.length, drawn: draw };
}
