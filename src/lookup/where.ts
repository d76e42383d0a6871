import type { Ruleset } from '../kernel/ruleset.ts';

/** Where to look. */
export interface Where {
  /** The book whose rules come first. */
  readonly first: Partial<Ruleset>;
  /** The only book that is searched. */
  readonly only?: Ruleset | undefined;
}
