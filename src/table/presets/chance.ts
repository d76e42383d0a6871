import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** What's drawn from a seed when a table is made up: the same seed, the same table. No die of a battle comes from here. */
export class Chance {
  readonly #numbers: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: string) {
    const hash = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619), 0x81_1c_9d_c5);
    this.#numbers = xoroshiro128plus(hash);
  }

  /** From the one to the other, in tenths of an inch. */
  inches(from: number, to: number): number {
    return uniformInt(this.#numbers, Math.round(from * 10), Math.round(to * 10)) / 10;
  }

  /** A whole number from the one to the other. */
  whole(from: number, to: number): number {
    return uniformInt(this.#numbers, from, to);
  }

  /** One of them. */
  one<T>(of: readonly T[]): T {
    return of[this.whole(0, of.length - 1)]!;
  }

  /** Yes, so many times in a hundred. */
  percent(times: number): boolean {
    return this.whole(1, 100) <= times;
  }
}
