import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, applying, times } from '../../kernel/tables.ts';
import { type Aimed, aimed } from '../landser-classic/hit.ts';
import { type AntiTankWeapon, ARMOURS, BANDS, type Band, type Book, FACINGS, LAUNCHERS, TANK_GUNS } from './book.ts';
import { options as fire } from './shot.ts';

export const options = {
  weapon: {
    from: 'choice',
    filled: true,
    type: 'string',
    values: [...TANK_GUNS, ...LAUNCHERS, 'sticky-bomb', 'molotov'],
    required: true,
    help: 'What is fired at the vehicle, or put on it',
  },
  range: {
    from: 'eye',
    type: 'number',
    min: 0,
    help: 'Distance in inches; 0 for a sticky bomb and 8 for a Molotov if left out',
  },
  armour: { from: 'known', type: 'string', values: ARMOURS, default: 'medium', help: 'Armour class of the vehicle' },
  facing: { from: 'eye', type: 'string', values: FACINGS, default: 'front', help: 'Which side of it is hit' },
  'open-topped': { from: 'known', type: 'boolean', default: false, help: 'The vehicle is open-topped' },
  cover: fire.cover,
  moved: fire.moved,
  'target-fast': fire['target-fast'],
  'same-target': fire['same-target'],
  'suppressed-by': fire['suppressed-by'],
  'wound-penalty': fire['wound-penalty'],
  elevation: {
    from: 'eye',
    type: 'boolean',
    default: false,
    help: 'From above: bazooka, Panzerschreck, PIAT and Panzerfaust',
  },
  'gun-damaged': { from: 'known', type: 'boolean', default: false, help: 'The tank gun that fires has been damaged' },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** What is done to a vehicle, as declared. */
export type Strike = OptionsOf<typeof options>;

/** A shot at a vehicle, or a bomb stuck to it. */
export type AntiTankShot = Strike & { readonly weapon: AntiTankWeapon; readonly range: number };

/** What the shot needs and what it carries, worked out before any die. */
export interface AntiTankAim extends Aimed {
  /** None beyond the last one. */
  readonly band: Band | undefined;
  /** Of the table that the weapon stands in. */
  readonly rule: string;
}

/** A sticky bomb is put on by hand. @throws {InputError} for a shot from nobody knows where */
export function rangeOf({ weapon, range }: Strike): number {
  if (range !== undefined) return range;
  if (weapon === 'sticky-bomb') return 0;
  throw new InputError('missing-options', { missing: ['range'] });
}

export function aimAtVehicle(shot: AntiTankShot, book: Book): AntiTankAim {
  const { antiTank, bands } = book;
  const index = BANDS.findIndex((name) => shot.range <= bands.upTo[name]);
  const need = antiTank.need[shot.weapon][index] ?? null;
  const { modifiers, impossible } = aimed(need, modifiersOf(shot, BANDS[index], book), book.toHit);
  const rule = isTankGun(shot.weapon) ? antiTank.tankGun : antiTank.smallArms;
  return { band: BANDS[index], need, modifiers, impossible, rule };
}

/** the modifiers of fire at men are those of fire at vehicles. */
function modifiersOf(shot: AntiTankShot, band: Band | undefined, { modifiers, coverless }: Book): Modifier[] {
  const cover = coverless.bands.some((near) => near === band) ? 'none' : shot.cover;
  return [
    ...applying(modifiers, {
      moved: shot.moved,
      'target-fast': shot['target-fast'],
      'half-cover': cover === 'half',
      'full-cover': cover === 'full',
      'same-target': shot['same-target'],
    }),
    ...times(modifiers['suppressed-by'], shot['suppressed-by']),
    ...times(modifiers['wound-penalty'], shot['wound-penalty']),
    ...agreed(shot.modifier),
  ];
}

/** Of a vehicle, and not carried by men. */
export function isTankGun(weapon: string): boolean {
  return TANK_GUNS.some((gun) => gun === weapon);
}

/** Carried by men, and fired. */
export function isLauncher(weapon: string): boolean {
  return LAUNCHERS.some((launcher) => launcher === weapon);
}
