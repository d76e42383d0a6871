import type {
  Book,
  Damage,
  DamageRow,
  RunningGear,
  VehicleClass,
  Vehicles,
} from '../../../../data/ww2-skirmish/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { applying } from '../../../kernel/tables.ts';
import type { Firer, VehicleShot } from './at-vehicle.ts';

/** What a vehicle runs on if nobody says: wheels if it's soft, otherwise tracks. */
export function gearOf(
  vehicle: VehicleClass,
  given: RunningGear | undefined,
  { classes, gear }: Vehicles,
): RunningGear {
  return given ?? gear[classes[vehicle].column];
}

/** WS-DMG-03 to -12: everything that applies adds up; with `best-line-only` only the larger line counts. */
function modifiersOf(ruling: Ruling, shot: VehicleShot, firer: Firer, { damage, vehicles }: Book): readonly Modifier[] {
  const { column, weight, thick } = vehicles.classes[shot.vehicle];
  const { best, good } = damage;
  const afv = column === 'afv';
  const gun = firer.kind === 'gun';
  const front = shot.facing === 'front';
  const larger = ruling.on('best-line-only');

  const bestRound = gun && (firer.weapon === best.weapon || firer.calibre >= best.calibre || shot.ammo === best.ammo);
  const allRound = thick === 'all-round' && !ruling.on('tiger2-front-only');
  const thickArmour = allRound || (thick !== undefined && front);

  return applying(damage.modifiers, {
    'best-round': afv && bestRound,
    '57mm': afv && firer.calibre >= good && !(larger && bestRound),
    'flank-or-rear': !front && !(shot.skirts && firer.kind === 'hand-held'),
    'thick-armour': thickArmour,
    'hull-down': shot['hull-down'],
    heavy: weight === 'heavy' && !(larger && thickArmour),
    'poor-round': afv && gun && shot.ammo === 'poor',
    medium: weight === 'medium',
  });
}

/**
 * WS-DMG-01: the D20 for a hit on a vehicle.
 * @param more the adjustment agreed for this throw
 */
export function damageOf(
  ruling: Ruling,
  shot: VehicleShot,
  firer: Firer,
  book: Book,
  more: readonly Modifier[] = [],
): Damage {
  const chart = book.damage.charts[book.vehicles.classes[shot.vehicle].column];
  const { result } = ruling.consult(chart, [...modifiersOf(ruling, shot, firer, book), ...more]);
  return meaningOf(ruling, result, shot, book.vehicles);
}

/** results that depend on wheels and fuel. */
function meaningOf(ruling: Ruling, row: DamageRow, shot: VehicleShot, vehicles: Vehicles): Damage {
  switch (row) {
    case 'wheel-lost':
      return gearOf(shot.vehicle, shot['running-gear'], vehicles) === 'wheeled' ? 'immobilised' : 'none';
    case 'dud':
      return 'none';
    case 'petrol-explodes':
      if (shot.fuel === 'petrol') return 'explodes';
      return ruling.on('diesel-burns') ? 'on-fire' : 'none';
    default:
      return row;
  }
}
