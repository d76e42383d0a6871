import type { Cite, Step } from '../step.ts';

/** Picks at random where the book does and no die decides: which figure of a team is hit. */
export interface Draw {
  /** One of the items, each as likely as the others. @throws if there are none */
  pick<T extends string>(cite: Cite, items: readonly T[]): T;
}

/** Draws from a source of whole numbers 1 to `n`, after the ruling's dice; each is written down as a step. */
export class RecordedDraw implements Draw {
  readonly steps: Step[] = [];
  readonly #source: (n: number) => number;

  constructor(source: (n: number) => number) {
    this.#source = source;
  }

  pick<T extends string>(cite: Cite, items: readonly T[]): T {
    if (items.length === 0) throw new Error(`${cite.rule}: nothing to draw from`);
    const drawn = this.#source(items.length);
    const result = items[drawn - 1]!;
    this.steps.push({ ...cite, faces: [drawn], modifiers: [], result, outOf: items.length });
    return result;
  }
}
