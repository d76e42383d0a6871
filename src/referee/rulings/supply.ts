import { FallingDice } from '../../kernel/dice/dice.ts';
import { FacesShort } from '../../kernel/dice/hand-dice.ts';
import { InputError } from '../../kernel/refusal.ts';

/** The dice of one reply, however many throws it makes: first those from the table, then the referee's own. */
export class Supply {
  /** Draws don't use the dice from the table. */
  readonly draw: (sides: number) => number;
  readonly #given: readonly number[];
  #used = 0;

  /** @param used how many of the dice from the table an earlier ruling has taken */
  constructor(source: (sides: number) => number, given: readonly number[] = [], used = 0) {
    this.draw = source;
    this.#given = given;
    this.#used = used;
  }

  /** How many of the dice from the table have been taken. */
  get handed(): number {
    return this.#used;
  }

  /** Whether dice from the table are left. */
  get isLeft(): boolean {
    return this.#used < this.#given.length;
  }

  /** @throws {InputError} for a face that the die doesn't have */
  face(sides: number): number {
    const face = this.#given[this.#used];
    if (face === undefined) return this.draw(sides);
    this.#used += 1;
    if (face < 1 || face > sides) throw new InputError('face-impossible', { position: this.#used, face, sides });
    return face;
  }

  /** To be called at the end. @throws {InputError} if a die from the table is left over */
  finish(): void {
    const over = this.#given[this.#used];
    if (over !== undefined) {
      throw new InputError('face-too-many', { position: this.#used + 1, face: over, used: this.#used });
    }
  }
}

/** The dice of one ruling among several: those that fell for it earlier, and then the supply. */
export class SuppliedDice extends FallingDice {
  readonly #fallen: readonly number[];
  readonly #supply: Supply;
  readonly #most: number;

  /** @param most the number of dice for the ruling; the next one after that is owed */
  constructor(fallen: readonly number[], supply: Supply, most = Number.POSITIVE_INFINITY) {
    super();
    this.#fallen = fallen;
    this.#supply = supply;
    this.#most = most;
  }

  /** @throws {FacesShort} when there are no more */
  protected override face(sides: number): number {
    const position = this.faces.length + 1;
    if (position > this.#most) throw new FacesShort(sides, position);
    return this.#fallen[position - 1] ?? this.#supply.face(sides);
  }
}
