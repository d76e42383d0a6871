import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { floor, fraction, times } from '../../fraction.ts';
import type { Moving } from '../../move.ts';
import type { Leg } from '../../path.ts';
import { type Changing, has, isVehicle, measure } from '../unit.ts';
import { type Going, usedOf, walked } from './going.ts';

interface Asked {
  readonly moving: Moving;
  readonly going: Going;
  readonly facts: Facts;
}

/** HP-RUL-45: how far it can still go, and what to type for it. A vehicle can't move while men get in. */
export function remindHowFar(changes: Changing, unit: Unit, { moving, going, facts }: Asked, book: Book): void {
  const now = changes.now(unit);
  if (now.gone || going.enters || going.crewOut || !changes.scene.at) return;
  const rule = book.tracking.rules['moves-used'];
  const last = going.legs.at(-1)!;
  if (facts.legal === true && !going.asks && going.walks) {
    changes.remind(rule, [unit], 'move-left', { inches: Number(facts.reach), in: measure(changes.scene) });
    return;
  }
  if (going.house || (facts.legal === true && !going.asks)) return;
  // A rider in a vehicle that has moved still has his own move, but can't get out to use it.
  if (moving['vehicle-moved'] && has(now, 'aboard')) return;
  const could = facts.legal === true ? asMuch(last, facts) : couldBe(changes, now, moving, going, book);
  const part = moving.part ? { part: moving.part } : {};
  changes.remind(rule, [unit], 'can-go', { ...could, ...part, fresh: usedOf(now) === '0', in: measure(changes.scene) });
}

/** A number of inches on a ground, after any earlier legs of the path. */
interface Could {
  readonly inches: number;
  readonly ground: string;
  readonly after?: string;
}

function asMuch({ ground }: Leg, { reach }: Facts): Could {
  return { inches: Number(reach), ground };
}

/** The longest part of a move that's too far: as many legs as it can walk, and what's left for the next one. */
function couldBe({ scene }: Changing, unit: Unit, moving: Moving, { legs }: Going, book: Book): Could {
  const { ground } = legs[0]!;
  if (moving['vehicle-moved'] || (isVehicle(unit) && has(unit, 'boarding'))) return { inches: 0, ground };
  const written = moving.path.replaceAll(/[\s"″“”]/g, '').split(',');
  for (let before = legs.length - 1; before >= 0; before--) {
    const next = { ...legs[before]!, inches: fraction(0) };
    const could = walked(scene, moving, [...legs.slice(0, before), next], book);
    const inches = could ? floor(times(could.left, could.pace)) : 0;
    if (inches === 0) continue;
    const after = before > 0 ? { after: written.slice(0, before).join(',') } : {};
    return { inches, ground: next.ground, ...after };
  }
  return { inches: 0, ground };
}
