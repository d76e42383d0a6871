import type { Dice, Tally } from './dice/dice.ts';
import type { Cite, Modifier, Said } from './step.ts';
import { type Chart, net, type Roll, rowOf, type Test } from './tables.ts';

/** The result of a test. `natural` is there only for the faces that the test names. */
export interface Tested {
  readonly passed: boolean;
  readonly natural?: number;
}

/** The result of a look-up. `natural` is there only for the faces that the chart names. */
export interface Consulted<R extends string> {
  readonly result: R;
  readonly natural?: number;
}

/** The dice alone, and with the modifiers. */
export interface Thrown {
  readonly natural: number;
  readonly total: number;
}

/**
 * The dice with their reasons: what a resolver throws through. Every throw cites the rule of its table, and when dice
 * really fall, it is recorded as a step; a resolver never reads the steps.
 */
export interface Ruling {
  /** Dice and modifiers against a number. */
  test(test: Test): Tested;
  /** Dice and modifiers on a table. */
  consult<R extends string>(chart: Chart<R>, modifiers?: readonly Modifier[]): Consulted<R>;
  /** Just a number. Enumerated, every total is kept apart: for throws that are compared with one another. */
  roll(roll: Roll, modifiers?: readonly Modifier[]): Thrown;
  /** The same for every item, each by itself; see `Dice`. */
  each<T, K extends string>(cite: Cite, items: readonly T[], body: (item: T) => K): Tally<K>;
  /** Which row gave the item its result, for the reply only; the odds ignore it. */
  detail(row: string): void;
  /** One item after the other; see `Dice`. */
  chain<T, S>(items: readonly T[], start: S, step: (state: S, item: T) => S): S;
  /** Again while `undefined` comes; see `Dice`. */
  until<T>(body: () => T | undefined): T;
  /** Whether a toggle of the ruleset is on for this action. */
  on(toggle: string): boolean;
  /** What the rules say without a throw. */
  note(cite: Cite, result: string | Said, modifiers?: readonly Modifier[]): void;
}

/** Only the throws, with nothing recorded: for odds, where every step would be written thousands of times. */
export class SilentRuling<D extends Dice = Dice> implements Ruling {
  protected readonly dice: D;
  readonly #toggles: ReadonlySet<string>;

  /** @param toggles those that are on */
  constructor(dice: D, toggles: ReadonlySet<string>) {
    this.dice = dice;
    this.#toggles = toggles;
  }

  test(test: Test): Tested {
    return this.merged(test, test.modifiers, (thrown) => ({ passed: passes(test, thrown) }));
  }

  consult<R extends string>(chart: Chart<R>, modifiers: readonly Modifier[] = []): Consulted<R> {
    return this.merged(chart, modifiers, ({ total }) => ({ result: rowOf(chart, total)[1] }));
  }

  roll({ sides, dice = 1 }: Roll, modifiers: readonly Modifier[] = []): Thrown {
    const natural = dice === 1 ? this.dice.d(sides) : this.dice.sum(dice, sides);
    return { natural, total: natural + net(modifiers) };
  }

  each<T, K extends string>(_cite: Cite, items: readonly T[], body: (item: T) => K): Tally<K> {
    return this.dice.each(items, body);
  }

  detail(_row: string): void {}

  chain<T, S>(items: readonly T[], start: S, step: (state: S, item: T) => S): S {
    return this.dice.chain(items, start, step);
  }

  until<T>(body: () => T | undefined): T {
    return this.dice.until(body);
  }

  on(toggle: string): boolean {
    return this.#toggles.has(toggle);
  }

  note(_cite: Cite, _result: string | Said, _modifiers?: readonly Modifier[]): void {}

  /**
   * One throw, reduced to what it means. A chain over one item merges equal answers, so that an
   * enumeration goes on once for "hit" and not once for each face that hits.
   */
  protected merged<A extends object>(
    { sides, dice = 1, naturals = [] }: { sides: number; dice?: number; naturals?: readonly number[] },
    modifiers: readonly Modifier[] = [],
    meaning: (thrown: Thrown) => A,
  ): A & { natural?: number } {
    return this.dice.chain<null, A & { natural?: number }>(ONCE, NOTHING as A, () => {
      const natural = dice === 1 ? this.dice.d(sides) : this.dice.sum(dice, sides);
      const answer = meaning({ natural, total: natural + net(modifiers) });
      return naturals.includes(natural) ? { ...answer, natural } : answer;
    });
  }
}

const ONCE = [null];
const NOTHING = {};

function passes({ need, always, never }: Test, { natural, total }: Thrown): boolean {
  if (natural === always?.face) return true;
  return natural !== never?.face && total >= need;
}
