import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { fraction, fractionText, minus } from '../../fraction.ts';
import { type Moving, type Walked, walk } from '../../move.ts';
import { type Leg, legsOf } from '../../path.ts';
import { type Changing, has, isHouse, isVehicle, unitIn, word } from '../unit.ts';

/** A move as it looks on the table. */
export interface Going {
  readonly legs: readonly Leg[];
  /** Inches walked or driven. */
  readonly walks: boolean;
  /** The last leg asks how far it can still go. */
  readonly asks: boolean;
  /** The vehicle that it gets into. */
  readonly enters: Unit | undefined;
  /** The vehicle that it gets out of. */
  readonly leaves: Unit | undefined;
  readonly house: Unit | undefined;
  /** The crew gets out of a vehicle. */
  readonly crewOut: boolean;
}

/** What a command means for the moving unit. Each part is worked out when it's asked for, and reads no more than it needs. */
export function goingOf(
  scene: Scene,
  unit: Unit,
  moving: Pick<Partial<Moving>, 'path' | 'unit' | 'exit' | 'men'>,
): Going {
  const vehicle = () => scene.targets.find(isVehicle);
  const riding = isVehicle(unit) ? undefined : unitIn(scene, unit, 'aboard');
  return {
    get legs() {
      return legsOf(moving.path ?? 'off-road');
    },
    get walks() {
      return this.legs.some(({ inches }) => inches.top > 0n);
    },
    get asks() {
      return this.legs.at(-1)?.asks ?? false;
    },
    get enters() {
      const named = isVehicle(unit) ? undefined : vehicle();
      return named?.id === riding?.id ? undefined : named;
    },
    get leaves() {
      if (!riding) return undefined;
      const stays = !this.walks && !vehicle() && !this.house && moving.exit === undefined;
      return stays ? undefined : riding;
    },
    get house() {
      // A player who says how many men are inside doesn't have to name the house they're in.
      const house = scene.targets.find(isHouse);
      return house ?? (moving.men === undefined ? undefined : unitIn(scene, unit, 'inside'));
    },
    get crewOut() {
      return isVehicle(unit) && moving.unit === 'infantry';
    },
  };
}

/** Whether it uses a third of a move: men get in or out, or would have to for what they ask (HP-MOVE-09). */
export function boards(scene: Scene, unit: Unit, going: Going): boolean {
  if (!scene.at) return false;
  if (isVehicle(unit)) return has(unit, 'boarding') || going.crewOut;
  if (going.enters !== undefined) return true;
  return has(unit, 'aboard') && (going.leaves !== undefined || going.asks);
}

/** The same walk again, to see what it leaves of the turn. */
export function walked({ toggles }: Scene, moving: Moving, legs: readonly Leg[], book: Book): Walked | undefined {
  return walk({ on: (toggle) => toggles.has(toggle), note: () => undefined }, moving, legs, book);
}

/** HP-RUL-45: the parts of a move add up to one move, worked out exactly. */
export function moveUsed(changes: Changing, unit: Unit, { left, fromRoad }: Walked, rule: string): void {
  const used = fractionText(minus(fraction(1), left));
  if (used !== '0') changes.set(unit, 'move-used', used, rule);
  if (fromRoad) changes.set(unit, 'on-road', true, rule);
}

/** The part of its move already used. */
export function usedOf(unit: Unit): string {
  return word(unit, 'move-used') ?? '0';
}
