/** The same numbers every time for a seed, which drive a random player. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    this.#state = 2166136261;
    for (const letter of seed) this.#state = Math.imul(this.#state ^ letter.charCodeAt(0), 16777619);
  }

  /** 0 or more, and less than the bound. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  }

  /** A face of a die. */
  readonly die = (sides: number): number => this.below(sides) + 1;

  /** One of them. */
  one<T>(of: readonly T[]): T {
    return of[this.below(of.length)]!;
  }

  /** Yes, once in this many times. */
  in(times: number): boolean {
    return this.below(times) === 0;
  }
}
