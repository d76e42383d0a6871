import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import type { Ending } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { count, has, isHouse, isVehicle } from './unit.ts';

/** HP-RUL-56: a side that had anyone in this battle and has nobody left has lost it. If that's both sides, it's a draw. */
export function endingOf(scene: Scene, { tracking }: Book): Ending | undefined {
  const units = [...scene.units.values()].filter((unit) => !isHouse(unit) && !has(unit, 'absent'));
  const sides = Object.keys(scene.sides);
  const beaten = sides.filter((side) => {
    const own = units.filter((unit) => unit.side === side);
    return own.length > 0 && !own.some(isSomebody);
  });
  const others = sides.filter((side) => !beaten.includes(side));
  if (beaten.length === 0 || others.length > 1) return undefined;
  const { over: rule } = tracking.rules;
  const [winner] = others;
  if (winner === undefined) return { why: 'nobody-left', rule };
  const loser = beaten[0]!;
  const left = menExited(units.filter((unit) => unit.side === loser));
  if (left > 0) return { loser, why: 'left-the-table', values: { men: left }, rule };
  return { winner, loser, why: 'one-side-left', rule };
}

/** Men in play, including routing men and riders; a vehicle counts while its crew is in it. */
function isSomebody(unit: Unit): boolean {
  return unit.gone === undefined && count(unit, isVehicle(unit) ? 'crew' : 'men') > 0;
}

function menExited(units: readonly Unit[]): number {
  const gone = units.filter((unit) => unit.gone === 'exited');
  return gone.reduce((sum, unit) => sum + count(unit, isVehicle(unit) ? 'crew' : 'men'), 0);
}
