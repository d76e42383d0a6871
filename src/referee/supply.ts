import { FallingDice } from '../kernel/dice.ts';
import { FacesShort } from '../kernel/hand-dice.ts';
import { InputError } from '../kernel/refusal.ts';

/** The dice of one reply, of however many throws: first those that fell on the table, then the referee's own. */
export class Supply {
  /** Draws take none of the dice on the table. */
  readonly draw: (sides: number) => number;
  readonly #given: readonly number[];
  #used = 0;

  /** @param used how many of those on the table a ruling before has taken */
  constructor(source: (sides: number) => number, given: readonly number[] = [], used = 0) {
    this.draw = source;
    this.#given = given;
    this.#used = used;
  }

  /** How many of the dice on the table have been taken. */
  get handed(): number {
    return this.#used;
  }

  /** @throws {InputError} for a face that the die has not */
  face(sides: number): number {
    const face = this.#given[this.#used];
    if (face === undefined) return this.draw(sides);
    this.#used += 1;
    if (face < 1 || face > sides) throw new InputError('face-impossible', { position: this.#used, face, sides });
    return face;
  }

  /** To be called when all is done. @throws {InputError} if a die on the table is left */
  finish(): void {
    const over = this.#given[this.#used];
    if (over !== undefined) {
      throw new InputError('face-too-many', { position: this.#used + 1, face: over, used: this.#used });
    }
  }
}

/** The dice of one ruling among several: those that have fallen for it before, and then from the supply. */
export class SuppliedDice extends FallingDice {
  readonly #fallen: readonly number[];
  readonly #supply: Supply;
  readonly #most: number;

  /** @param most dice of the ruling; the next one is owed */
  constructor(fallen: readonly number[], supply: Supply, most = Number.POSITIVE_INFINITY) {
    super();
    this.#fallen = fallen;
    this.#supply = supply;
    this.#most = most;
  }

  /** @throws {FacesShort} when no more are to fall */
  protected override face(sides: number): number {
    const position = this.faces.length + 1;
    if (position > this.#most) throw new FacesShort(sides, position);
    return this.#fallen[position - 1] ?? this.#supply.face(sides);
  }
}
