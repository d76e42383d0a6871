import type { Verb } from '../../kernel/verb.ts';
import { initiative as once } from '../landser-classic/initiative.ts';
import type { Book } from './book.ts';
import { afterInitiative, forbiddenInitiative } from './tracked/turn.ts';

type Sides = Parameters<typeof once.resolve>[1];

/** Which side goes first: thrown every round (LS-TURN-03), or once with `fixed-initiative`. */
export const initiative: Verb<Sides, Book> = {
  ...once,
  forbid: forbiddenInitiative,
  effects: (scene, sides, outcome, _draw, book) => afterInitiative(scene, sides, outcome, book),
};
