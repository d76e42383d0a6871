import { FallingDice } from './dice.ts';

/** A die that has fallen, or what was drawn at random. */
export interface Fallen {
  readonly sides: number;
  readonly face: number;
  readonly drawn?: true;
}

/** As much of a step as its dice need. */
interface Throw {
  readonly sides?: number;
  readonly outOf?: number;
  readonly faces: readonly number[];
}

/** The dice and draws of a ruling's steps, in the order in which they fell. */
export function fallenIn(steps: readonly Throw[]): readonly Fallen[] {
  return steps.flatMap(({ faces, sides, outOf }) => {
    if (outOf !== undefined) return faces.map((face): Fallen => ({ sides: outOf, face, drawn: true }));
    return sides === undefined ? [] : faces.map((face): Fallen => ({ sides, face }));
  });
}

/**
 * Dice that have fallen for a ruling and count for it again: those of each size in the order in which they fell, whatever
 * fell between them. A face says nothing about a die of another size, so it's never taken for one; draws are kept apart.
 */
export class FallenPool {
  readonly #left: Fallen[];

  constructor(fallen: readonly Fallen[]) {
    this.#left = [...fallen];
  }

  /** The next face of that size, or `undefined` once they're all used. */
  take(sides: number, drawn = false): number | undefined {
    const at = this.#left.findIndex((each) => each.sides === sides && (each.drawn ?? false) === drawn);
    return at < 0 ? undefined : this.#left.splice(at, 1)[0]!.face;
  }

  /** The dice that nothing asked for, in the order in which they fell. */
  get left(): readonly Fallen[] {
    return this.#left;
  }
}

/** Dice that have fallen before, and thrown ones after them. */
export class ReusedDice extends FallingDice {
  readonly #pool: FallenPool;
  readonly #source: (sides: number) => number;

  constructor(pool: FallenPool, source: (sides: number) => number) {
    super();
    this.#pool = pool;
    this.#source = source;
  }

  protected override face(sides: number): number {
    return this.#pool.take(sides) ?? this.#source(sides);
  }
}

/** What steps take of dice that fell before, which of theirs had to be thrown, and which nobody asks for. */
export function reuseOf(steps: readonly Throw[], fallen: readonly Fallen[]) {
  const pool = new FallenPool(fallen);
  const taken = fallenIn(steps).map((each) => ({ ...each, before: pool.take(each.sides, each.drawn) }));
  const fresh = taken.flatMap(({ before }, i) => (before === undefined ? [i] : []));
  return { taken, fresh, over: pool.left };
}
