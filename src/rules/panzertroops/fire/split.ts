import type { Book } from '../../../../data/panzertroops/book.ts';
import { InputError } from '../../../kernel/refusal.ts';
import { Refusal } from '../refusal.ts';
import { firepowerOf } from './shot.ts';
import type { SoftShot } from './soft-shot.ts';

const POINTS = /^[-+]?\d+$/;

/**
 * The points for each target as given; none if all the firepower goes at one.
 * @throws {InputError} for something that isn't a number
 * @throws {Refusal} for less than 1 on a target, or more in all than there are (PT-SPLIT-01)
 */
export function splitOf(shot: SoftShot, book: Book): readonly number[] {
  if (shot.split === undefined) return [];
  const targets = shot.split.split(',').map((text) => pointsOf(text.trim()));
  const available = firepowerOf(shot, 's', book);
  const spent = targets.reduce((sum, points) => sum + points, 0);
  if (targets.some((points) => points < 1) || spent > available) {
    const { name } = book.weapons[shot.weapon];
    throw new Refusal(
      book.forbidden['bad-split'],
      'not-to-be-split-so',
      { weapon: name, split: shot.split, available: Math.max(0, available) },
      'bad-split',
    );
  }
  return targets;
}

function pointsOf(text: string): number {
  if (!POINTS.test(text)) throw new InputError('not-whole', { option: 'split', value: text });
  return Number(text);
}
