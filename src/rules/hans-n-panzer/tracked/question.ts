import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import type { Facts } from '../../../kernel/facts.ts';
import type { Unit } from '../../../kernel/scene.ts';
import { floor, times } from '../fraction.ts';
import type { Moving } from '../move.ts';
import { type Going, usedOf, walked } from './going.ts';
import { type Changing, has, isVehicle, measure } from './unit.ts';

interface Asked {
  readonly moving: Moving;
  readonly going: Going;
  readonly facts: Facts;
}

/** HP-RUL-45: how far it can still go, and what one types for it; the move of a vehicle with men getting in is none. */
export function asked(changes: Changing, unit: Unit, { moving, going, facts }: Asked, book: Book): void {
  const now = changes.now(unit);
  if (now.gone || going.enters || going.crewOut || !changes.scene.at) return;
  const rule = book.tracking.rules['moves-used'];
  const last = going.legs.at(-1)!;
  if (facts.legal === true && !going.asks && going.walks) {
    changes.remind(rule, [unit], 'move-left', { inches: Number(facts.reach), in: measure(changes.scene) });
    return;
  }
  if (going.house || (facts.legal === true && !going.asks)) return;
  const reach = facts.legal === true ? Number(facts.reach) : stillToGo(changes, now, moving, going, book);
  const fresh = usedOf(now) === '0';
  const how = { ground: last.ground, fresh, ...(moving.part ? { part: moving.part } : {}) };
  changes.remind(rule, [unit], 'can-go', { inches: reach, ...how, in: measure(changes.scene) });
}

/** What a move that is too far could have been. */
function stillToGo({ scene }: Changing, unit: Unit, moving: Moving, going: Going, book: Book): number {
  if (moving['vehicle-moved'] || (isVehicle(unit) && has(unit, 'boarding'))) return 0;
  const [last] = going.legs.slice(-1).map((leg) => ({ ...leg, inches: { top: 0n, bottom: 1n } }));
  const could = walked(scene, moving, [last!], book);
  return could ? floor(times(could.left, could.pace)) : 0;
}
