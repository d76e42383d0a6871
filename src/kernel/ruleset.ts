import type { Drawing } from './drawing.ts';
import type { Effect } from './effect.ts';
import { nearest } from './nearest.ts';
import type { PrintedTable } from './printed.ts';
import { InputError, Refusal } from './refusal.ts';
import type { Fields, Scene, Unit } from './scene.ts';
import type { Solo } from './solo.ts';
import type { Turn } from './turn.ts';
import type { Verb } from './verb.ts';

/** Dice decide it; the referee remembers it; it is arithmetic; only the players' eyes can judge it. */
export type RuleKind = 'resolve' | 'track' | 'compute' | 'advise';

/** A rule of a book, in our own words with the book's numbers. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: RuleKind;
  readonly verbs?: readonly string[];
  readonly toggle?: string;
  readonly see?: readonly string[];
}

/** An optional rule of the book, or another reading of one that a group may choose. */
export interface Toggle {
  /** What it does when on, in one line. */
  readonly line: string;
  /** The rule or ruling that it belongs to. */
  readonly rule: string;
  readonly default: boolean;
}

/** What a unit is made from: the fields that it starts with. */
export interface Profile {
  readonly name: string;
  readonly fields: Fields;
}

/** A body of units as the book prints it, to be raised at once. */
export interface Squad {
  readonly name: string;
  /** The rule that prints it. */
  readonly rule: string;
  /** `fields` are what these have besides their profile: their part of a large body. */
  readonly members: readonly { readonly profile: string; readonly count: number; readonly fields?: Fields }[];
}

/** A rulebook that the referee knows. */
export interface Ruleset<B = unknown> {
  readonly id: string;
  readonly name: string;
  /** Of its rule IDs: `LC`. */
  readonly prefix: string;
  readonly toggles: Readonly<Record<string, Toggle>>;
  readonly rules: readonly Rule[];
  readonly book: B;
  // Each verb has options of its own; they are checked against its table before it is handed them.
  // biome-ignore lint/suspicious/noExplicitAny: a ruleset holds verbs of many option types
  readonly verbs: Readonly<Record<string, Verb<any, B>>>;
  /** What to use in place of a verb that the book lacks: a line for each that a player might look for. */
  readonly instead?: Readonly<Record<string, string>>;
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly squads: Readonly<Record<string, Squad>>;
  readonly turn: Turn;
  /** What the book does to units when play goes on to a new position: rulings that fall due, above all. */
  begins?(scene: Scene, book: B): readonly Effect[];
  /** What carries over from one battle to the next: what becomes of each unit. */
  carries?(scene: Scene, book: B): readonly Effect[];
  /**
   * Men of a unit in play who can still fight, a crew that is counted among them; 1 for a vehicle whose crew is not. Left
   * out, every unit counts as 1.
   */
  strength?(unit: Unit, book: B): number;
  /** Every table that the book prints, worked out from its data. */
  printed?(ruleset: Ruleset<B>): readonly PrintedTable[];
  /** What a rule speaks of, for the eye, where it is a thing to be made or laid. */
  drawing?(rule: string, book: B): Drawing | undefined;
  /** How the book runs a side without players. */
  readonly solo?: Solo<B>;
}

/** What a later edition says differently; a verb, toggle or profile that it lacks is `undefined`. */
export type Differences<B> = Pick<
  Ruleset<B>,
  'id' | 'name' | 'prefix' | 'rules' | 'book' | 'begins' | 'carries' | 'strength' | 'printed'
> & {
  readonly toggles?: Readonly<Record<string, Toggle | undefined>>;
  readonly verbs?: Readonly<Record<string, Ruleset<B>['verbs'][string] | undefined>>;
  readonly profiles?: Readonly<Record<string, Profile | undefined>>;
  readonly squads?: Readonly<Record<string, Squad | undefined>>;
  readonly turn?: Turn;
};

/** A ruleset that extends another: whatever it does not name is the base's, read from its own book. */
export function extend<A, B extends A>(base: Ruleset<A>, differences: Differences<B>): Ruleset<B> {
  return {
    ...base,
    ...differences,
    toggles: merged(base.toggles, differences.toggles),
    verbs: merged(base.verbs as Ruleset<B>['verbs'], differences.verbs),
    profiles: merged(base.profiles, differences.profiles),
    squads: merged(base.squads, differences.squads),
    turn: differences.turn ?? base.turn,
  };
}

function merged<T>(base: Readonly<Record<string, T>>, own: Readonly<Record<string, T | undefined>> = {}) {
  const entries = Object.entries({ ...base, ...own });
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => entry[1] !== undefined));
}

/** Men who can still fight, or vehicles, as the book counts a unit; 0 for one that is out of play. */
export function strengthOf<B>(ruleset: Ruleset<B>, unit: Unit): number {
  if (unit.gone) return 0;
  return ruleset.strength?.(unit, ruleset.book) ?? 1;
}

/** The verb of a ruleset. @throws {Refusal} with the reason `not-in-ruleset` where the book lacks it */
export function verbOf<B>(ruleset: Ruleset<B>, name: string): Ruleset<B>['verbs'][string] {
  const verb = Object.hasOwn(ruleset.verbs, name) ? ruleset.verbs[name] : undefined;
  if (verb) return verb;
  const { verbs, instead = {} } = ruleset;
  const known = Object.hasOwn(instead, name) ? { instead: instead[name] } : {};
  const values = { verb: name, rules: ruleset.name, offered: Object.keys(verbs), ...known };
  throw new Refusal(undefined, 'not-in-ruleset', values, 'not-in-ruleset');
}

/**
 * The toggles that are on: the book's defaults, what the channel's house rules say, and what the action itself says.
 * @param house the channel's choices, name to on or off
 * @param given for this action only: names with commas between, `no-NAME` turns one off
 * @throws {InputError} for a toggle that the ruleset has not
 */
export function togglesOn(
  ruleset: Ruleset,
  house: Readonly<Record<string, boolean>> = {},
  given = '',
): ReadonlySet<string> {
  const { toggles } = ruleset;
  const names = Object.keys(toggles);
  const on = new Set(names.filter((name) => house[name] ?? toggles[name]!.default));
  if (given === '') return on;
  for (const word of given.split(',')) {
    const name = word.trim().toLowerCase();
    if (name === '') continue;
    if (Object.hasOwn(toggles, name)) on.add(name);
    else if (name.startsWith('no-') && Object.hasOwn(toggles, name.slice(3))) on.delete(name.slice(3));
    else throw unknownToggle(ruleset, name);
  }
  // In the book's order, whatever the order in which they were given.
  return new Set(names.filter((name) => on.has(name)));
}

function unknownToggle(ruleset: Ruleset, name: string): InputError {
  const allowed = Object.keys(ruleset.toggles);
  return new InputError('unknown-toggle', {
    toggle: name,
    rules: ruleset.name,
    nearest: nearest(name, allowed),
    allowed,
  });
}
