import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { menOf } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { checksOf } from '../morale/checks.ts';
import { falls, sitsInside } from '../morale/fallen.ts';
import { groupKey } from '../morale/groups.ts';
import { aboard, towedBy } from '../moving/carrying.ts';

/**
 * A vehicle is destroyed: it's a wreck for good. Men can get out of an AFV (PT-BAIL-01), but nobody
 * leaves a soft vehicle, or any vehicle without `bail-out` (PT-LOAD-06, PT-BAIL-09).
 */
export function wrecks(changes: Changing, vehicle: Unit, what: 'afv' | 'soft', book: Book): void {
  const { rules } = book.tracking;
  const { scene } = changes;
  const riders = [...aboard(scene, vehicle), ...towedBy(scene, vehicle)];
  const escaping = what === 'afv' && scene.toggles.has('bail-out');
  const checks = checksOf(scene, groupKey(vehicle));
  if (!escaping) for (const each of riders) isLost(changes, each, book);
  // A gun in tow is lost with the vehicle, but its crew sat inside and may get out.
  else for (const each of towedBy(scene, vehicle)) sitsInside(changes, each, book);
  changes.gone(vehicle, 'wreck', rules.wreck);
  for (const due of checks) changes.lapse(due, rules.check);
  if (!escaping) return;
  for (const each of riders) changes.set(each, 'in-wreck', true, rules['getting-out']);
  if (riders.length > 0) changes.remind(rules.bail, [vehicle, ...riders], 'aboard-the-wreck');
  changes.due({ verb: 'bail', unit: vehicle.id, options: {}, blocks: ['turn'], rule: rules.bail });
}

/** PT-LOAD-06: lost with the vehicle it was in, on, or hooked up to. */
export function isLost(changes: Changing, unit: Unit, book: Book): void {
  const falling = { why: 'lost-with-vehicle', rule: book.tracking.rules['lost-aboard'] } as const;
  falls(changes, unit, menOf(unit), falling, book);
}
