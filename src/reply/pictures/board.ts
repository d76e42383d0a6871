import { x } from 'xastscript';
import { english } from '../english/index.ts';
import {
  ADVANCE,
  type Card,
  cardDrawn,
  type Detail,
  heightOf,
  type Lettered,
  lettered,
  lettersOf,
  owesMark,
  SIZE,
  turnMark,
  WIDTH,
} from './cards.ts';
import { struckLines } from './fallen.ts';
import { COLOURS, type Drawn, fitted, LETTER, lettering, type Picture, type Point, sheet } from './sheet.ts';

const { pictures: say, allOf } = english;

/** The units of a side. */
export interface BoardSide {
  readonly name: string;
  /** How many are in play and out of it. */
  readonly count: string;
  readonly cards: readonly Card[];
  readonly out: readonly { readonly name: string; readonly why: string }[];
}

/** A turn's state, to be drawn. */
export interface Board {
  /** What the campaign is called. */
  readonly title: string;
  /** Its rulebook, and which battle it is. */
  readonly played: string;
  /** Turn, step and whose it is. */
  readonly turn: string;
  readonly sides: readonly BoardSide[];
}

const COLUMNS = 2;
const GAP = 12;
const MARGIN = 16;
const ACROSS = 2 * MARGIN + COLUMNS * WIDTH + (COLUMNS - 1) * GAP;
const LETTERS = Math.floor((ACROSS - 2 * MARGIN) / ADVANCE);
const HEAD_ADVANCE = 10;

/** What would be slower to draw, larger to load or longer than one wants to scroll says less of each unit. */
const MOST_LETTERS = 1400;
const TALLEST = 1900;
/** Of a side. */
const MOST_CARDS = 60;

const DETAILS: readonly Detail[] = [
  { made: 2, lines: 3 },
  { made: 1, lines: 3 },
  { made: 1, lines: 2 },
  { made: 1, lines: 1 },
  { made: 0, lines: 2 },
  { made: 0, lines: 1 },
  { made: 0, lines: 1, across: 16 },
];

/** The units of a campaign as a board of cards, side by side. */
export function boardPicture(board: Board): Picture {
  return { name: 'board.png', alt: altOf(board), svg: () => drawn(board) };
}

function altOf({ title, played, turn, sides }: Board): string {
  const told = sides.map(({ name, count, cards }) => {
    const waiting = cards.filter(({ acted }) => acted === false).length;
    const owing = cards.filter(({ owes }) => owes.length > 0).length;
    return say.boardSide(name, count, waiting, owing);
  });
  return fitted(say.board(`${fitted(title, 200)}: ${played}`, turn, told), 1000);
}

function drawn(board: Board): string {
  const { head, sides, height } = fitting(board);
  let top = MARGIN;
  const from = (tall: number) => {
    top += tall;
    return top - tall;
  };
  const all = [...head, ...sides.flat()].flatMap((block) => block.drawn(from(block.height)));
  return sheet(ACROSS, height, all);
}

/** Something across the board that is so high. */
interface Block {
  readonly height: number;
  readonly letters: number;
  drawn(top: number): readonly Drawn[];
}

interface Fitted {
  readonly head: readonly Block[];
  readonly sides: readonly (readonly Block[])[];
  readonly height: number;
}

/** The board with as much of each unit as fits; where even the least is too much, with fewer units. */
function fitting(board: Board): Fitted {
  const most = Math.min(MOST_CARDS, Math.max(...board.sides.map(({ cards }) => cards.length)));
  for (const detail of DETAILS) {
    const whole = laidOut(board, letteredAll(board, detail), most);
    if (fits(whole)) return whole;
  }
  const least = letteredAll(board, DETAILS.at(-1)!);
  for (let fewer = most - 1; fewer > 1; fewer--) {
    const some = laidOut(board, least, fewer);
    if (fits(some)) return some;
  }
  return laidOut(board, least, 1);
}

/** The cards of each side. */
function letteredAll({ sides }: Board, detail: Detail): readonly (readonly Lettered[])[] {
  return sides.map(({ cards }) => cards.slice(0, MOST_CARDS).map((card) => lettered(card, detail)));
}

function fits({ head, sides, height }: Fitted): boolean {
  const letters = [...head, ...sides.flat()].reduce((sum, block) => sum + block.letters, 0);
  return height <= TALLEST && letters <= MOST_LETTERS;
}

function laidOut(board: Board, cards: readonly (readonly Lettered[])[], most: number): Fitted {
  const head = headOf(board);
  const sides = board.sides.map((side, i) => sideOf(side, cards[i]!.slice(0, most)));
  const height = [...head, ...sides.flat()].reduce((sum, block) => sum + block.height, 2 * MARGIN - GAP / 2);
  return { head, sides, height: height + (height % 2) };
}

function headOf({ title, played, turn, sides }: Board): Block[] {
  const cards = sides.flatMap((side) => side.cards);
  const acting = cards.some(({ acted }) => acted !== undefined);
  const owing = cards.some(({ owes }) => owes.length > 0);
  return [
    titled(fitted(title, Math.floor(LETTERS * (ADVANCE / HEAD_ADVANCE))), HEAD_ADVANCE / LETTER, 26),
    titled(fitted(played, LETTERS), SIZE, 20, COLOURS.quiet),
    titled(fitted(turn, LETTERS), SIZE, 22),
    ...(acting || owing ? [legend(acting, owing)] : []),
  ];
}

function titled(text: string, size: number, height: number, fill: string = COLOURS.ink): Block {
  const draw = (top: number) => [
    lettering(text, { x: MARGIN, y: top + 16 }, { size, bold: fill === COLOURS.ink, fill }),
  ];
  return { height, letters: text.length, drawn: draw };
}

/** What the marks mean. */
function legend(acting: boolean, owing: boolean): Block {
  const marks: readonly (readonly [string, (at: Point) => Drawn])[] = [
    ...(acting
      ? ([
          [say.acted, (at: Point) => turnMark(true, at)],
          [say.toAct, (at: Point) => turnMark(false, at)],
        ] as const)
      : []),
    ...(owing ? ([[say.owing, owesMark]] as const) : []),
  ];
  const draw = (top: number) => {
    let left = MARGIN;
    return marks.flatMap(([text, mark]) => {
      const at = { x: left, y: top + 14 };
      left += (text.length + 4) * ADVANCE;
      return [mark(at), lettering(text, { x: at.x + 2 * ADVANCE, y: at.y }, { size: SIZE, fill: COLOURS.quiet })];
    });
  };
  return { height: 20, letters: allOf(marks.map(([text]) => text)).length, drawn: draw };
}

function sideOf({ name, count, cards, out }: BoardSide, shown: readonly Lettered[]): Block[] {
  const more = cards.length - shown.length;
  const rows = Array.from({ length: Math.ceil(shown.length / COLUMNS) }, (_, i) =>
    shown.slice(i * COLUMNS, (i + 1) * COLUMNS),
  );
  return [
    sideHead(fitted(`${name}: `, LETTERS - count.length), count),
    ...rows.map(rowOf),
    ...(more > 0 ? [remark(say.moreUnits(more))] : []),
    ...(out.length > 0 ? [struckLines(say.outOfPlay, out, { left: MARGIN, letters: LETTERS })] : []),
  ];
}

/** A side's name on a rule of its own. */
function sideHead(name: string, count: string): Block {
  const draw = (top: number) => [
    x('line', { x1: MARGIN, x2: ACROSS - MARGIN, y1: top + 9, y2: top + 9, stroke: COLOURS.quiet }),
    lettering(`${name}${count}`, { x: MARGIN, y: top + 28 }, { size: SIZE, bold: true }),
  ];
  return { height: 38, letters: name.length + count.length, drawn: draw };
}

function rowOf(row: readonly Lettered[]): Block {
  const height = Math.max(...row.map(heightOf));
  const draw = (top: number) =>
    row.flatMap((card, i) => cardDrawn(card, { x: MARGIN + i * (WIDTH + GAP), y: top }, height));
  const letters = row.reduce((sum, card) => sum + lettersOf(card), 0);
  return { height: height + GAP / 2 + 1, letters, drawn: draw };
}

function remark(text: string): Block {
  const draw = (top: number) => [
    lettering(text, { x: MARGIN, y: top + 16 }, { size: SIZE, bold: true, fill: COLOURS.quiet }),
  ];
  return { height: 24, letters: text.length, drawn: draw };
}
