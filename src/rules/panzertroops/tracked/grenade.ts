import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import type { SoftShot } from '../soft-shot.ts';
import { knownOfShot, trackedFire } from './fire.ts';
import { goingOn } from './ways.ts';

/** Hand grenades: a shot like any other, with a weapon that's only used when named. */
export const trackedGrenade: Tracked<SoftShot, Book> = {
  ...trackedFire,
  ways: (scene, actor, book) => goingOn(scene, actor, book, (weapon) => weapon === 'grenades'),
  fill: (scene, given, book) => knownOfShot(scene, { weapon: 'grenades', ...given }, book),
};
