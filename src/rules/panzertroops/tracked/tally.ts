import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Tally } from '../../../kernel/dice/tally.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { count, has, isVehicle, menOf, strength, word } from '../unit.ts';
import { startedOf } from './morale/groups.ts';
import { exitsOf, menAtStart } from './moving/leaving.ts';

const LOST = ['killed', 'wreck', 'abandoned', 'lost-with-vehicle', 'captured'];

/** What each side has lost in this battle, who was captured, who left by the enemy's edge, and points lost. */
export function tally(scene: Scene, book: Book): readonly Tally[] {
  return Object.keys(scene.sides).map((side) => {
    const own = [...scene.units.values()].filter((unit) => unit.side === side && !has(unit, 'earlier-battle'));
    const lost = own.filter((unit) => (isVehicle(unit) ? isLost(unit) : has(unit, 'fallen')));
    const men = lost.filter((unit) => !isVehicle(unit));
    const captured = own.filter(({ gone }) => gone === 'captured');
    const exited = own.filter(({ gone }) => gone === 'exited');
    return {
      side,
      counts: {
        'men-lost': men.reduce((sum, unit) => sum + count(unit, 'fallen'), 0),
        'vehicles-lost': lost.length - men.length,
        captured: captured.reduce((sum, unit) => sum + menOf(unit), 0),
        exited: exitsOf(scene, side),
        'men-at-start': menAtStart(scene, side),
        'points-lost': lost.reduce((sum, unit) => sum + pointsOf(unit, book), 0),
      },
      names: {
        lost: lost.map(nameOf),
        captured: captured.map(({ name }) => name),
        exited: exited.map(({ name }) => name),
      },
    };
  });
}

/** Men that a unit has lost in this battle; a vehicle is lost as a whole. A man who took a place elsewhere isn't one of them. */
export function fallenOf(unit: Unit): number {
  if (isVehicle(unit)) return isLost(unit) ? strength(unit) : 0;
  return count(unit, 'fallen');
}

function isLost({ gone }: Unit): boolean {
  return gone !== undefined && LOST.includes(gone);
}

/** For a team that fights on, how many of its men. */
function nameOf(unit: Unit): string {
  const men = count(unit, 'fallen');
  return !isVehicle(unit) && (men > 1 || !isLost(unit)) ? `${unit.name} (${men})` : unit.name;
}

/**
 * A vehicle or a man counts with its full cost; a team with its dead, and with its weapon when that's lost or nobody is left.
 * A man who took up a dead man's weapons and fell in turn counts as what he was himself.
 */
function pointsOf(unit: Unit, { points }: Book): number {
  const cost = count(unit, 'cost');
  if (isVehicle(unit)) return cost;
  if (has(unit, 'crew-of')) return 0;
  const now = points.figures[(word(unit, 'figure') ?? 'line') as 'line'];
  const first = points.figures[(word(unit, 'first-figure') ?? word(unit, 'figure') ?? 'line') as 'line'];
  const [men, fallen] = [startedOf(unit), count(unit, 'fallen')];
  const figures = first * Math.min(fallen, men) + now * Math.max(0, fallen - men);
  const gone = isLost(unit) || has(unit, 'weapon-destroyed');
  return figures + (gone ? Math.max(0, cost - first * men) : 0);
}
