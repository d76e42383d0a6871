import type { Facts } from '../../kernel/facts.ts';

/** What was declared, and the house rules in play: what the facts alone do not say. */
export interface Declared {
  readonly options?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly toggles?: Iterable<string>;
  /** What the referee knew, and nobody had to say. */
  readonly filled?: Declared['options'];
  /** The IDs of the units at which it was done. */
  readonly targets?: readonly string[];
  /** Who did it and at whom, by their names: they are told where they are known. */
  readonly names?: { readonly who?: string | undefined; readonly at?: string | undefined };
  /** The referee did it, for the side that it runs. */
  readonly solo?: boolean | undefined;
}

/** What became of an action, in a sentence, verb by verb. */
export type Verdicts = Readonly<Record<string, (facts: Facts, declared: Declared) => string>>;
