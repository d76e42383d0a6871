import type { Verb } from '../../kernel/verb.ts';
import { weapon as original, type Working } from '../landser-classic/weapon.ts';
import type { Book } from './book.ts';
import { afterWork, forbiddenWork } from './tracked/working.ts';

/** A turn of Weapon Work: of men as in the original edition, of vehicles, and of who takes a launcher over. */
export const weapon: Verb<Working, Book> = {
  ...original,
  forbid: forbiddenWork,
  effects: (scene, declared, outcome, _draw, book) => afterWork(scene, declared, outcome, book),
};
