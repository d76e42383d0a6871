import {
  type AntiTankWeapon,
  ARMOURS,
  BANDS,
  type Band,
  type Book,
  FACINGS,
  LAUNCHERS,
  TANK_GUNS,
} from '../../../../data/landser/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { agreed, applying, times } from '../../../kernel/tables.ts';
import { type Aimed, aimed } from '../../landser-classic/hit.ts';
import { options as fire } from '../fire/shot.ts';

/** What's shot, and not put on or thrown by hand. */
const SHOT = [...TANK_GUNS, ...LAUNCHERS];
/** What isn't pierced wherever it's hit. */
const ARMOURED = ['medium', 'heavy'] as const;

export const options = {
  weapon: choice.oneOf([...TANK_GUNS, ...LAUNCHERS, 'sticky-bomb', 'molotov'], { required: true, filled: true }),
  range: eye.inches(),
  armour: known.oneOf(ARMOURS, { default: 'medium' }),
  facing: eye.oneOf(FACINGS, { default: 'front', when: { weapon: SHOT, armour: ARMOURED } }),
  'open-topped': known.flag(),
  cover: { ...fire.cover, when: { weapon: SHOT } },
  moved: fire.moved,
  'target-fast': fire['target-fast'],
  'same-target': fire['same-target'],
  'suppressed-by': fire['suppressed-by'],
  'wound-penalty': fire['wound-penalty'],
  elevation: eye.flag({ when: { weapon: LAUNCHERS, armour: ARMOURED } }),
  'gun-damaged': known.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** An attack on a vehicle, as declared. */
export type Strike = OptionsOf<typeof options>;

/** A shot at a vehicle, or a bomb stuck to it. */
export type AntiTankShot = Strike & { readonly weapon: AntiTankWeapon; readonly range: number };

/** What the shot needs and carries over, worked out before any die is thrown. */
export interface AntiTankAim extends Aimed {
  /** Absent beyond the last band. */
  readonly band: Band | undefined;
  /** From the table that lists the weapon. */
  readonly rule: string;
}

/** A sticky bomb is put on by hand. @throws {InputError} for a shot without a range */
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

/** the modifiers for fire at men also apply to fire at vehicles. */
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

/** A vehicle's gun, not carried by men. */
export function isTankGun(weapon: string): boolean {
  return TANK_GUNS.some((gun) => gun === weapon);
}

/** Carried and fired by men. */
export function isLauncher(weapon: string): boolean {
  return LAUNCHERS.some((launcher) => launcher === weapon);
}
