import type { Catalogue } from '../catalogue.ts';
import {
  ACROSS,
  type Block,
  type Board,
  type BoardSide,
  COLUMNS,
  GAP,
  headOf,
  LETTERS,
  MARGIN,
  remark,
  sideHead,
} from './blocks.ts';
import { cardDrawn, type Detail, heightOf, type Lettered, lettered, lettersOf, WIDTH } from './cards.ts';
import { struckLines } from './fallen.ts';
import { fitted, type Picture, sheet } from './sheet.ts';

/** A board beyond these limits would be slow to draw, heavy to load or too long to scroll, so it says less of each unit. */
const MOST_LETTERS = 750;
const TALLEST = 1900;
/** The most cards of a side. */
const MOST_CARDS = 60;

const DETAILS: readonly Detail[] = [
  { made: 2, lines: 3 },
  { made: 1, lines: 3 },
  { made: 1, lines: 2 },
  { made: 1, lines: 1 },
  { made: 0, lines: 2 },
  { made: 0, lines: 1 },
  { made: 0, lines: 1, across: 22 },
];

/** The units of a campaign as a board of cards, side by side. */
export function boardPicture(words: Catalogue, board: Board): Picture {
  return { name: 'board.png', alt: altOf(words, board), large: true, svg: () => drawn(words, board) };
}

function altOf(words: Catalogue, { title, played, turn, sides }: Board): string {
  const sideTexts = sides.map(({ name, count, cards }) => {
    const waiting = cards.filter(({ acted }) => acted === false).length;
    const owing = cards.filter(({ owes }) => owes.length > 0).length;
    return words.pictures.boardSide(name, count, waiting, owing);
  });
  return fitted(words.pictures.board(`${fitted(title, 200)}: ${played}`, turn, sideTexts), 1000);
}

function drawn(words: Catalogue, board: Board): string {
  const { head, sides, height } = fitting(words, board);
  let top = MARGIN;
  const from = (tall: number) => {
    top += tall;
    return top - tall;
  };
  const all = [...head, ...sides.flat()].flatMap((block) => block.drawn(from(block.height)));
  return sheet(ACROSS, height, all);
}

interface Fitted {
  readonly head: readonly Block[];
  readonly sides: readonly (readonly Block[])[];
  readonly height: number;
}

/** The board with as much of each unit as fits. If even the least is too much, it shows fewer units. */
function fitting(words: Catalogue, board: Board): Fitted {
  const most = Math.min(MOST_CARDS, Math.max(...board.sides.map(({ cards }) => cards.length)));
  for (const detail of DETAILS) {
    const whole = laidOut(words, board, letteredAll(words, board, detail), most);
    if (fits(whole)) return whole;
  }
  const least = letteredAll(words, board, DETAILS.at(-1)!);
  let [fewest, tooMany] = [1, most];
  while (tooMany - fewest > 1) {
    const between = Math.floor((fewest + tooMany) / 2);
    if (fits(laidOut(words, board, least, between))) fewest = between;
    else tooMany = between;
  }
  return laidOut(words, board, least, fewest);
}

/** The cards of each side. */
function letteredAll(words: Catalogue, { sides }: Board, detail: Detail): readonly (readonly Lettered[])[] {
  return sides.map(({ cards }) => cards.slice(0, MOST_CARDS).map((card) => lettered(words, card, detail)));
}

function fits({ head, sides, height }: Fitted): boolean {
  const letters = [...head, ...sides.flat()].reduce((sum, block) => sum + block.letters, 0);
  return height <= TALLEST && letters <= MOST_LETTERS;
}

function laidOut(words: Catalogue, board: Board, cards: readonly (readonly Lettered[])[], most: number): Fitted {
  const head = headOf(words, board);
  const sides = board.sides.map((side, i) => sideOf(words, side, cards[i]!.slice(0, most)));
  const height = [...head, ...sides.flat()].reduce((sum, block) => sum + block.height, 2 * MARGIN - GAP / 2);
  return { head, sides, height: height + (height % 2) };
}

function sideOf(words: Catalogue, { name, count, cards, out }: BoardSide, shown: readonly Lettered[]): Block[] {
  const more = cards.length - shown.length;
  const rows = Array.from({ length: Math.ceil(shown.length / COLUMNS) }, (_, i) =>
    shown.slice(i * COLUMNS, (i + 1) * COLUMNS),
  );
  return [
    sideHead(fitted(count === '' ? name : `${name}: `, LETTERS - count.length), count),
    ...rows.map(rowOf),
    ...(more > 0 ? [remark(words.pictures.moreUnits(more))] : []),
    ...(out.length > 0 ? [struckLines(words, words.pictures.outOfPlay, out, { left: MARGIN, letters: LETTERS })] : []),
  ];
}

function rowOf(row: readonly Lettered[]): Block {
  const height = Math.max(...row.map(heightOf));
  const draw = (top: number) =>
    row.flatMap((card, i) => cardDrawn(card, { x: MARGIN + i * (WIDTH + GAP), y: top }, height));
  const letters = row.reduce((sum, card) => sum + lettersOf(card), 0);
  return { height: height + GAP / 2 + 1, letters, drawn: draw };
}
