import type { Option } from '../../kernel/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { GunClass, Guns } from './book.ts';

/** The option of every verb that fires guns. */
export const CALIBRE = {
  type: 'integer',
  from: 'known',
  min: 1,
  max: 1000,
  help: 'Millimetres of the gun; needed for a gun',
} as const satisfies Option;

export type GunWeapon = 'gun' | '17pdr' | 'auto-cannon';

/**
 * The calibre of a gun in millimetres: its own, or the one that goes without saying, whatever was given.
 * @throws {InputError} for a gun without one
 */
export function calibreOf(weapon: GunWeapon, given: number | undefined, { calibres }: Guns): number {
  if (weapon !== 'gun') return calibres[weapon];
  if (given === undefined) throw new InputError('missing-options', { missing: ['calibre'] });
  return given;
}

/** Which row of the reach table a gun has (WS-GUN-01). */
export function classOf(weapon: GunWeapon, calibre: number, { classes }: Guns): GunClass {
  if (weapon === 'auto-cannon') return weapon;
  return classes.find(([upTo]) => calibre <= upTo)![1];
}
