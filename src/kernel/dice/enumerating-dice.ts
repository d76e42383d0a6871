import { InputError } from '../refusal.ts';
import type { Dice, Tally } from './dice.ts';
import { type Distribution, Gathering, keyOf, oneDie, sumOf } from './distribution.ts';
import { countOfTallies, talliesOf, together } from './tallies.ts';

/** The most distinct outcomes that are worked out exactly; every contract's largest legal case stays below. */
export const MOST_OUTCOMES = 100_000;
/** The most runs of a body, nested ones, counts shared out and states merged included: a few seconds of work. */
const MOST_RUNS = 3_000_000;

/** One place in a path where the dice decide, and which of its outcomes this run takes. */
interface Choice {
  readonly of: Distribution<unknown>;
  /** Product of the weights taken before this one. */
  readonly weight: bigint;
  /** Product of the totals, this one included. */
  readonly total: bigint;
  taken: number;
}

/**
 * Dice that fall in every possible way. A body is run once for each path through its choices, depth first: on each run the choices
 * already on the path are replayed, and the next new one is pushed at its first outcome. `sum`, `each`, `chain` and
 * `until` are one choice each: a distribution worked out when the path first comes to it.
 */
export class EnumeratingDice implements Dice {
  #path: Choice[] = [];
  #cursor = 0;
  #runs = 0;
  readonly #mostRuns: number;

  /** @param mostRuns how much work they may take; a few seconds by default */
  constructor(mostRuns = MOST_RUNS) {
    this.#mostRuns = mostRuns;
  }

  /**
   * The exact distribution of what the body gives.
   * @throws {InputError} past the bounds on outcomes or on work
   */
  distribution<T>(body: () => T): Distribution<T> {
    const outer = { path: this.#path, cursor: this.#cursor };
    const gathered = new Gathering<T>();
    this.#path = [];
    try {
      do {
        this.#work(1);
        this.#cursor = 0;
        const value = body();
        const last = this.#path.at(-1);
        if (last) gathered.add(value, last.weight * last.of.outcomes[last.taken]!.weight, last.total);
        else gathered.add(value, 1n, 1n);
        // Stop early: finding them all could take seconds.
        if (gathered.size > MOST_OUTCOMES) throw tooLarge();
      } while (this.#advance());
    } finally {
      this.#path = outer.path;
      this.#cursor = outer.cursor;
    }
    return bounded(gathered.distribution());
  }

  d(sides: number): number {
    return this.#choose(() => dieOf(sides));
  }

  sum(n: number, sides: number): number {
    return this.#choose(() => sumOf(n, sides));
  }

  each<T, K extends string>(items: readonly T[], body: (item: T) => K): Tally<K> {
    return this.#choose(() => {
      const tallies = counted(items).map(({ item, count }) => {
        const one = this.distribution(() => body(item));
        this.#work(countOfTallies(count, one.outcomes.length));
        return bounded(talliesOf(one, count));
      });
      const [first = nothingToCount<K>(), ...others] = tallies;
      return others.reduce((all, more) => {
        this.#work(all.outcomes.length * more.outcomes.length);
        return bounded(together(all, more));
      }, first);
    });
  }

  chain<T, S>(items: readonly T[], start: S, step: (state: S, item: T) => S): S {
    return this.#choose(() => {
      const known = new Map<string, Distribution<S>>();
      let states: Distribution<S> = { total: 1n, outcomes: [{ value: start, weight: 1n }] };
      for (const item of items) {
        const gathered = new Gathering<S>();
        for (const { value: state, weight } of states.outcomes) {
          const key = `${keyOf(item)}\u0002${keyOf(state)}`;
          const next = known.get(key) ?? this.distribution(() => step(state, item));
          known.set(key, next);
          this.#work(next.outcomes.length);
          for (const each of next.outcomes) {
            gathered.add(each.value, weight * each.weight, states.total * next.total);
          }
        }
        states = bounded(gathered.distribution());
      }
      return states;
    });
  }

  until<T>(body: () => T | undefined): T {
    return this.#choose(() => {
      const { outcomes } = this.distribution(body);
      const answered = outcomes.filter((o) => o.value !== undefined) as Distribution<T>['outcomes'];
      const total = answered.reduce((sum, { weight }) => sum + weight, 0n);
      if (total === 0n) throw new Error('Thrown again for ever: no throw gives an answer');
      return { total, outcomes: answered };
    });
  }

  #choose<T>(make: () => Distribution<T>): T {
    if (this.#cursor === this.#path.length) {
      const before = this.#path.at(-1);
      const of = make();
      this.#path.push({
        of,
        weight: before ? before.weight * before.of.outcomes[before.taken]!.weight : 1n,
        total: before ? before.total * of.total : of.total,
        taken: 0,
      });
    }
    const choice = this.#path[this.#cursor++]!;
    return choice.of.outcomes[choice.taken]!.value as T;
  }

  /** On to the next path; `false` when all have been taken. */
  #advance(): boolean {
    for (let last = this.#path.at(-1); last; last = this.#path.at(-1)) {
      last.taken += 1;
      if (last.taken < last.of.outcomes.length) return true;
      this.#path.pop();
    }
    return false;
  }

  #work(runs: number): void {
    this.#runs += runs;
    if (this.#runs > this.#mostRuns) throw tooLarge();
  }
}

function bounded<T>(distribution: Distribution<T>): Distribution<T> {
  if (distribution.outcomes.length > MOST_OUTCOMES) throw tooLarge();
  return distribution;
}

function tooLarge(): InputError {
  return new InputError('odds-too-large', { most: MOST_OUTCOMES });
}

function nothingToCount<K extends string>(): Distribution<Tally<K>> {
  return { total: 1n, outcomes: [{ value: {} as Tally<K>, weight: 1n }] };
}

/** Equal items once, with how many there are. */
function counted<T>(items: readonly T[]): { item: T; count: number }[] {
  const groups = new Map<string, { item: T; count: number }>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { item, count: 1 });
  }
  return [...groups.values()];
}

const dice = new Map<number, Distribution<number>>();

function dieOf(sides: number): Distribution<number> {
  const die = dice.get(sides) ?? oneDie(sides);
  dice.set(sides, die);
  return die;
}
