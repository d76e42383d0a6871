/** How often each result came up; a result that never did is absent. */
export type Tally<K extends string> = Readonly<Partial<Record<K, number>>>;

/**
 * What a resolver asks its dice for. It never knows whether they are thrown, given by hand or enumerated, so what runs
 * inside `each`, `chain` and `until` changes nothing outside itself, and states and results are strings, numbers,
 * booleans or flat records of them.
 */
export interface Dice {
  /** The face of one die. */
  d(sides: number): number;
  /** The total of `n` dice; enumerated, equal totals are merged at once. */
  sum(n: number, sides: number): number;
  /** The same for every item, independently of the others: only the counts of the results are kept. */
  each<T, K extends string>(items: readonly T[], body: (item: T) => K): Tally<K>;
  /** One item after the other, each depending on the state so far; enumerated, equal states are merged. */
  chain<T, S>(items: readonly T[], start: S, step: (state: S, item: T) => S): S;
  /** Thrown again for as long as `undefined` comes up (ties); enumerated, the chances given that an answer came. */
  until<T>(body: () => T | undefined): T;
}

/** Real dice. Every face is kept, in order, so that a ruling can record which die was for what. */
export interface RealDice extends Dice {
  readonly faces: readonly number[];
}

// A tie thrown this often is a resolver that can never answer, not bad luck.
const MOST_REPEATS = 10_000;

/** The plain loops that real dice make of `sum`, `each`, `chain` and `until`; a subclass says where a face comes from. */
export abstract class FallingDice implements RealDice {
  readonly faces: number[] = [];

  protected abstract face(sides: number): number;

  d(sides: number): number {
    const face = this.face(sides);
    this.faces.push(face);
    return face;
  }

  sum(n: number, sides: number): number {
    let total = 0;
    for (let i = 0; i < n; i++) total += this.d(sides);
    return total;
  }

  each<T, K extends string>(items: readonly T[], body: (item: T) => K): Tally<K> {
    const tally: Partial<Record<K, number>> = {};
    for (const item of items) {
      const result = body(item);
      tally[result] = (tally[result] ?? 0) + 1;
    }
    return tally;
  }

  chain<T, S>(items: readonly T[], start: S, step: (state: S, item: T) => S): S {
    return items.reduce(step, start);
  }

  until<T>(body: () => T | undefined): T {
    for (let i = 0; i < MOST_REPEATS; i++) {
      const answer = body();
      if (answer !== undefined) return answer;
    }
    throw new Error(`Thrown ${MOST_REPEATS} times without an answer`);
  }
}

/** Dice thrown from a source of faces, 1 to `sides`: in the referee, the log's own stream. */
export class ThrownDice extends FallingDice {
  readonly #source: (sides: number) => number;

  constructor(source: (sides: number) => number) {
    super();
    this.#source = source;
  }

  protected override face(sides: number): number {
    return this.#source(sides);
  }
}
