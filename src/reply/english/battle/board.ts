import { hansNPanzerBoard } from '../hans-n-panzer/board.ts';
import { landserBoard } from '../landser/board.ts';
import { panzerTroopsBoard } from '../panzertroops/board.ts';
import { ww2SkirmishBoard } from '../ww2-skirmish/board.ts';
import type { BoardWords } from './board-words.ts';

export type { BoardWords, Holding } from './board-words.ts';

const BOARDS: Readonly<Record<string, BoardWords>> = {
  'landser-classic': landserBoard,
  landser: landserBoard,
  'hans-n-panzer': hansNPanzerBoard,
  'ww2-skirmish': ww2SkirmishBoard,
  panzertroops: panzerTroopsBoard,
};

/** For a book without words of its own: its fields are shown by their labels. */
const NONE: BoardWords = { arms: () => [], conditions: {}, done: () => [] };

/** How the units of a book read on a board, by the book's ID. */
export function boardWordsOf(rules: string): BoardWords {
  return BOARDS[rules] ?? NONE;
}

/** What the unit of a side that is playing can still do, in a few words. */
export const stillToDo = {
  toAct: 'still to act',
  actions: (left: number) => (left === 0 ? 'no Actions left' : `${left} Action${left === 1 ? '' : 's'} left`),
};
