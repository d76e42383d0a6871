import type { GunClass, Guns } from '../../../../data/ww2-skirmish/book.ts';
import { known } from '../../../kernel/options/options.ts';
import { InputError } from '../../../kernel/refusal.ts';

/** The option shared by every verb that fires guns. */
export const CALIBRE = known.integer(1, 1000, { when: { weapon: ['gun'] } });

export type GunWeapon = 'gun' | '17pdr' | 'auto-cannon';

/**
 * A gun's calibre in millimetres: the fixed one if it has one, and otherwise the one given.
 * @throws {InputError} for a gun without one
 */
export function calibreOf(weapon: GunWeapon, given: number | undefined, { calibres }: Guns): number {
  if (weapon !== 'gun') return calibres[weapon];
  if (given === undefined) throw new InputError('missing-options', { missing: ['calibre'] });
  return given;
}

/** The gun's row in the reach table (WS-GUN-01). */
export function classOf(weapon: GunWeapon, calibre: number, { classes }: Guns): GunClass {
  if (weapon === 'auto-cannon') return weapon;
  return classes.find(([upTo]) => calibre <= upTo)![1];
}
