import type { Facts } from './state/facts.ts';

/**
 * What a book's results are worth to the player who threw for them, in men: 1 is a man out of action. A hit that hurts nobody still
 * counts for something, so that misses show too.
 */
export interface Worth {
  /** By the name of a fact, each that it counts and once if it's true; or by the word that a fact says. */
  readonly of: Readonly<Record<string, number>>;
  /** What means something else in a verb. */
  readonly own?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The facts that say that somebody or something was hit. */
  readonly hits: readonly string[];
}

/** What the facts of a verb are worth to the player who threw for them. */
export function worthOf({ of, own = {} }: Worth, verb: string, facts: Facts): number {
  const each = { ...of, ...own[verb] };
  return Object.entries(facts).reduce((sum, [name, value]) => {
    return sum + (typeof value === 'string' ? (each[value] ?? 0) : (each[name] ?? 0) * Number(value ?? 0));
  }, 0);
}
