import type { OrderOf } from '../../../../../../data/landser-classic/borrowed-solo-tables.ts';
import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Act } from '../../../../../measuring/book-table.ts';
import type { Heading } from '../../../../../measuring/enemy.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import { atEdge, coverNear, type Looking, nearTo, OPPOSITE, straight } from '../../../../../measuring/places.ts';
import { goingBy, goingOf } from '../../../../../measuring/travel.ts';
import { bearing } from '../../../../../table/bearing.ts';
import { type Body, baseOf } from '../../../../../table/body.ts';
import { apart, gap } from '../../../../../table/gap.ts';
import type { Point } from '../../../../../table/shape.ts';
import type { Prices } from '../../../../../table/way.ts';
import { borrowed } from '../../../borrowed.ts';
import { orderOf } from '../../solo/sides.ts';
import { word } from '../../state.ts';
import { others } from './seen.ts';

type To = Omit<Heading, 'prices'>;

/** Directions beside straight away that are tried then, in degrees. */
const ASIDE: readonly number[] = [30, -30, 60, -60, 90, -90];

/** where his order takes him, by the cheapest way. */
export function* heads(eyes: Eyes, act: Act): Looking<Heading | undefined> {
  const { actor } = eyes.scene;
  const { mover } = eyes;
  if (!actor || !mover) return undefined;
  const way = WAYS[orderOf(actor, { borrowed }).way](eyes, actor, mover);
  const to = way && 'next' in way ? yield* way : way;
  return to && { ...to, prices: pricesOf(eyes, mover, act) };
}

type Way = (eyes: Eyes, unit: Unit, mover: Body) => To | Looking<To | undefined> | undefined;

const WAYS: Readonly<Record<OrderOf['way'], Way>> = {
  enemy: towardsEnemy,
  cover: (eyes) => cover(eyes, false),
  *back(eyes, unit, mover) {
    return (yield* cover(eyes, true)) ?? away(eyes, unit, mover);
  },
  away,
  stays: () => undefined,
};

/** At the enemy he sees, and short of him; or with nobody in sight, on to the edge that’s across from his own. */
function towardsEnemy(eyes: Eyes, unit: Unit, mover: Body): To | undefined {
  const enemy = eyes.scene.units.get(word(unit, 'sees') ?? '');
  const [theirs] = enemy && !enemy.gone ? eyes.table.figuresOf(enemy) : [];
  if (theirs) {
    const enough = (body: Body) => gap(baseOf(body), baseOf(theirs)) <= borrowed.limits['short-of'];
    return { to: theirs.at, enough };
  }
  const own = eyes.table.edgeOf(unit.side);
  return own && { to: atEdge(eyes, OPPOSITE[own], mover) };
}

function enemies(eyes: Eyes): readonly Body[] {
  return others(eyes, false).map(({ body }) => body);
}

/** The nearest place that covers him; where he’s covered already he stays. */
function* cover(eyes: Eyes, rearward: boolean): Looking<To | undefined> {
  const units = enemies(eyes).map((body) => [body]);
  const to = yield* coverNear(eyes, units, borrowed.limits.cover, rearward ? 'from-all' : 'anywhere');
  return to && { to };
}

/** Straight away from the nearest enemy, or past whatever is in the way, but never nearer to him. */
function away(eyes: Eyes, unit: Unit, mover: Body): To | undefined {
  const [enemy] = nearTo(enemies(eyes), mover.at);
  const own = eyes.table.edgeOf(unit.side);
  if (!enemy) return own && { to: atEdge(eyes, own, mover) };
  const back = bearing(enemy.at, mover.at);
  const { far } = borrowed.limits;
  const or: readonly Point[] = ASIDE.map((degrees) => straight(eyes, mover, back + degrees, far));
  const flight = straight(eyes, mover, back, far);
  if (apart(flight, mover.at) >= 1 || !own) return { to: flight, or };
  return { to: atEdge(eyes, own, mover), or };
}

/** What ground and lines take of his allowance (LC-TERR-02 to -06): at a run he crosses none. */
function pricesOf({ values }: Eyes, mover: Body, { action }: Act): Prices {
  const by = goingBy(mover);
  return {
    ground: (kind) => values.kinds[kind][by].price,
    line: (piece) => {
      const going = goingOf(piece, by, values);
      if (!going || action === 'move-fast') return undefined;
      const width = 'width' in piece && typeof piece.width === 'number' ? piece.width : 0;
      return width * Math.max(0, (going.width ?? 0) - 1);
    },
  };
}
