import type { OptionValue } from './options/options.ts';

/** How a price is worked out for whoever asks what a figure costs: by the resolver of a verb. */
export interface Pricing {
  readonly verb: string;
  readonly rule: string;
  /** The options that are always the same. */
  readonly fixed: Readonly<Record<string, OptionValue>>;
  /** The option that takes what the question names; several are joined by a plus. */
  readonly parts: string;
  /** What a figure may be besides its arms: the values of an option of other verbs. */
  readonly grades?: { readonly option: string; readonly values: readonly string[] };
  /** The option that takes a number of something. */
  readonly count?: { readonly option: string; readonly otherwise: number };
  /** The option that takes how many of some things the question names: grenades that are bought one by one. */
  readonly rounds?: { readonly option: string; readonly of: readonly string[] };
}

/** How a question about a shot at a vehicle is ruled on: *sherman against a panther's side*. */
export interface Duel {
  readonly verb: string;
  /** The option that takes the weapon. */
  readonly weapon: string;
  /** The options that a vehicle's profile fills, each with the field that has it: of who shoots, and of the target, its first option first. */
  readonly firer: Readonly<Record<string, string>>;
  readonly target: Readonly<Record<string, string>>;
  /** The options that the question's other words may say. */
  readonly said: readonly string[];
  /** The option that takes the distance. */
  readonly range: string;
}
