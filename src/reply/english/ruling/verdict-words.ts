import type { Effect } from '../../../kernel/state/effect.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Step } from '../../../kernel/step.ts';

/** The declaration and the house rules in play, which the facts alone don't show. */
export interface Declared {
  readonly options?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly toggles?: Iterable<string>;
  /** What the referee knew without being told. */
  readonly filled?: Declared['options'];
  /** The ID of the actor. */
  readonly who?: string;
  /** The IDs of the targets. */
  readonly targets?: readonly string[];
  /** What changed on the units, where it's known. */
  readonly effects?: readonly Effect[] | undefined;
  /** The names of the actor and the targets, where they're known. */
  readonly names?: Names;
  /** How it was thrown. */
  readonly steps?: readonly Step[];
  /** The referee did it, for the side that it runs. */
  readonly solo?: boolean | undefined;
}

interface Names {
  readonly who?: string | undefined;
  readonly at?: string | undefined;
  /** The name of each target, and of any other unit by its ID. */
  readonly each?: readonly string[];
  readonly of?: (id: string) => string;
}

/** The outcome of an action in a sentence, verb by verb. */
export type Verdicts = Readonly<Record<string, (facts: Facts, declared: Declared) => string>>;

/** What the news of a book's rulings says in its own words, so that the facts under it don't say it again. */
export interface InNews {
  /** Options, by verb. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Steps without dice, by the keys of their labels. */
  readonly steps: readonly string[];
  /** Throws that are called after whoever threw: the actor, the target, or a side that an option names. */
  readonly by: Readonly<Record<string, 'who' | 'at' | { readonly side: string }>>;
  /** Changes that the verdicts tell as well, by verb and by the change's word: a field, a reminder, why somebody is gone. */
  readonly changes: Readonly<Record<string, Readonly<Record<string, Telling | TellingIf>>>>;
}

/** The verdict tells the change; or the change's own sentence says the same and more, so it takes the verdict's place. */
export type Telling = 'told' | 'better';

type TellingIf = (change: Effect, facts: Facts, declared: Declared) => Telling | undefined;

/** Whether a field gets a value, and doesn't lose it. */
export function begins(change: Effect): boolean {
  return change.effect === 'set' && change.value !== null;
}

/** The values of a reminder. */
export function valuesOf(change: Effect): Facts {
  return (change.effect === 'remind' && change.values) || {};
}
