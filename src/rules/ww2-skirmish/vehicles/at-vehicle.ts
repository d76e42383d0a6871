import type { Book, HandHeldWeapon } from '../../../../data/ww2-skirmish/book.ts';
import { HAND_HELD, RUNNING_GEARS, VEHICLES } from '../../../../data/ww2-skirmish/vehicles/vehicle-tables.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { agreed, applying, type Test } from '../../../kernel/tables.ts';
import { bandOf } from '../fire/bands.ts';
import { CALIBRE, calibreOf, classOf, type GunWeapon } from '../fire/gun.ts';
import { scored } from '../fire/to-hit.ts';
import { Refusal } from '../refusal.ts';

/** What's aimed at a vehicle. */
export const AIMED = ['gun', '17pdr', 'auto-cannon', ...HAND_HELD] as const;

export const options = {
  weapon: choice.oneOf([...AIMED, 'small-arms'], { required: true, filled: true }),
  calibre: CALIBRE,
  ammo: choice.oneOf(['standard', 'hvap', 'poor'], {
    default: 'standard',
    filled: true,
    when: { weapon: ['gun', '17pdr', 'auto-cannon'] },
  }),
  range: eye.inches({ when: { weapon: AIMED } }),
  vehicle: known.oneOf(VEHICLES, { required: true }),
  facing: eye.oneOf(['front', 'side', 'rear'], { default: 'front' }),
  'hull-down': eye.flag(),
  skirts: known.flag(),
  crossing: eye.flag({ filled: true, when: { weapon: HAND_HELD } }),
  moved: known.flag({ when: { weapon: ['flamethrower'] } }),
  'running-gear': known.oneOf(RUNNING_GEARS),
  fuel: known.oneOf(['petrol', 'diesel'], { default: 'petrol' }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A shot at a vehicle, as declared. */
export type VehicleShot = OptionsOf<typeof options>;

export const isHandHeld = (weapon: VehicleShot['weapon']): weapon is HandHeldWeapon =>
  (HAND_HELD as readonly string[]).includes(weapon);

/** What fires: a gun of a calibre in millimetres, a hand-held weapon, or hits of small arms. */
export type Firer =
  | { readonly kind: 'gun'; readonly weapon: GunWeapon; readonly calibre: number; readonly range: number }
  | { readonly kind: 'hand-held'; readonly weapon: HandHeldWeapon; readonly calibre: number; readonly range: number }
  | { readonly kind: 'small-arms'; readonly weapon: 'small-arms'; readonly calibre: 0 };

/** @throws {InputError} for a gun without a calibre, or a shot that has to hit without a range */
export function firerOf({ weapon, calibre, range }: VehicleShot, { guns, handHeld }: Book): Firer {
  if (weapon === 'small-arms') return { kind: 'small-arms', weapon, calibre: 0 };
  if (isHandHeld(weapon)) {
    if (range === undefined) throw new InputError('missing-options', { missing: ['range'] });
    return { kind: 'hand-held', weapon, calibre: handHeld.calibres[weapon] ?? 0, range };
  }
  const millimetres = calibreOf(weapon, calibre, guns);
  if (range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  return { kind: 'gun', weapon, calibre: millimetres, range };
}

/** @throws {Refusal} for weapons that can't hurt the vehicle, and for flame on the move (WS-DMG-02, WS-HAT-06, WS-FLM-03) */
export function assertShotAllowed({ weapon, vehicle, moved }: VehicleShot, { vehicles, damage, handHeld }: Book): void {
  const { column } = vehicles.classes[vehicle];
  if (weapon === 'small-arms' && column === 'afv') {
    throw new Refusal(damage.smallArms.rule, 'harmless-to-armour', { vehicle });
  }
  const { 'afv-only': afvOnly, moved: still } = handHeld;
  if (column === 'soft' && (afvOnly.weapons as readonly string[]).includes(weapon)) {
    throw new Refusal(afvOnly.rule, 'afvs-only', { weapon, vehicle });
  }
  if (moved && weapon === still.weapon) throw new Refusal(still.rule, 'flame-on-the-move');
}

/**
 * The D20 to hit a vehicle (WS-GUN-01, -02, WS-HAT-02 to -04). A crossing vehicle isn't harder for guns to hit unless
 * `guns-moving-target` is on.
 * @throws {Refusal} out of reach
 */
export function aimAt(
  ruling: Ruling,
  shot: VehicleShot,
  firer: Exclude<Firer, { kind: 'small-arms' }>,
  book: Book,
): Test {
  const { guns, handHeld } = book;
  const crossing = shot.crossing && (firer.kind === 'hand-held' || ruling.on('guns-moving-target'));
  const modifiers = [...applying({ crossing: handHeld.crossing }, { crossing }), ...agreed(shot.modifier)];
  if (firer.kind === 'hand-held') {
    return scored(handHeld.toHit, bandOf(handHeld.reach, firer.weapon, firer.range), modifiers);
  }
  const band = bandOf(guns.reach, classOf(firer.weapon, firer.calibre, guns), firer.range);
  return scored(guns.toHit, band, modifiers);
}
