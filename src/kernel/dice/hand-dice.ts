import { InputError } from '../refusal.ts';
import { FallingDice } from './dice.ts';

/** The faces given by hand have run out: nothing is decided yet, and another die is needed. */
export class FacesShort extends Error {
  /** Faces of the die that is owed. */
  readonly sides: number;
  /** Which die of the ruling it is, from 1. */
  readonly position: number;

  constructor(sides: number, position: number) {
    super(`Die ${position}, a D${sides}, was not given`);
    this.name = 'FacesShort';
    this.sides = sides;
    this.position = position;
  }
}

/** Dice that fell on the table, or in a test's script: one face a die, in the order of the procedure. */
export class HandDice extends FallingDice {
  readonly #given: readonly number[];
  readonly #from: number;

  /** @param from how many of them have been used already */
  constructor(given: readonly number[], from = 0) {
    super();
    this.#given = given;
    this.#from = from;
  }

  /**
   * @throws {FacesShort} when no face is left
   * @throws {InputError} for a face that the die has not
   */
  protected override face(sides: number): number {
    const position = this.#from + this.faces.length + 1;
    const face = this.#given[position - 1];
    if (face === undefined) throw new FacesShort(sides, position);
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new InputError('face-impossible', { position, face, sides });
    }
    return face;
  }

  /** Call this when the ruling is over. @throws {InputError} if a face is left over, naming the first */
  finish(): void {
    const used = this.#from + this.faces.length;
    const over = this.#given[used];
    if (over !== undefined) throw new InputError('face-too-many', { position: used + 1, face: over, used });
  }
}
