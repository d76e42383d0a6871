import type { LeftValues, SeesValues, TableValues, VerbValues } from '../../data/table.ts';
import type { Options, OptionValue } from '../kernel/options/options.ts';
import type { Effect } from '../kernel/state/effect.ts';
import type { Facts } from '../kernel/state/facts.ts';
import type { Unit } from '../kernel/state/scene.ts';
import type { Body } from '../table/body.ts';
import type { Point } from '../table/shape.ts';
import type { Enemy } from './enemy.ts';
import type { Eyes } from './eyes.ts';
import type { Travel } from './travel.ts';

export type { LeftValues, SeesValues, VerbValues };

/** What a measure comes to in a book's words. */
export interface Measured {
  readonly value: OptionValue;
  /** By which pieces and vehicles, by their names. */
  readonly by?: readonly string[];
  /** The limits that it's close to: players may want to look themselves. In inches or degrees. */
  readonly close?: readonly number[];
}

/** How an option is measured. It reads the act late, as `knows` does, and measures nothing where the option means nothing. */
export interface Measure {
  (eyes: Eyes, act: Act, facts: () => Facts | undefined): Measured | undefined;
  /** It's measured all the same where the target isn't seen. */
  readonly blind?: true;
  /** How far anybody may go doesn't depend on it: where only that's in question, it needn't be measured. */
  readonly aside?: true;
  /** The same in pieces, where it takes long: what's found is kept, so nobody waits for the measure after it. */
  ahead?(eyes: Eyes): Generator<undefined, unknown>;
}

/** The options of a command, as far as they're said, measured or known. */
export type Act = Readonly<Record<string, OptionValue | undefined>>;

/** One of several who are taken at once. */
export interface Taken {
  readonly unit: Unit;
  /** The options that differ from one to the next. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** What a further command for him says besides, alike for everybody. */
  readonly shared?: Readonly<Record<string, OptionValue>>;
}

/** Something that the table forbids: why, in a word, and the names and numbers that the sentence needs. */
export interface Bar {
  readonly reason: 'unseen' | 'field' | 'way' | 'allowance' | 'apart' | 'near' | 'differs';
  /** If it isn't the rule that the book's values give for this reason. */
  readonly rule?: string | undefined;
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** How a unit stands on a table where nothing else is said. */
export interface Stand {
  readonly as: 'men' | 'vehicle' | 'crewed';
  /** How many figures; men alone are several. */
  readonly figures?: number;
  /** It's no vehicle on tracks: some pieces bar its way. */
  readonly wheeled?: true;
}

/** Who looks for somebody else: their figures, and how far they see, in inches. */
export interface Lookout {
  readonly figures: readonly Body[];
  readonly within?: number | undefined;
}

/** A unit that a ruling drives somewhere, and its base as it stands there; nothing where it has no room to go. */
export interface Driven {
  readonly unit: Unit;
  readonly to?: Body;
  /** Where it hasn't room for all of its way: how many inches it goes, of how many, and what's in the way, by its name. */
  readonly held?: { readonly inches: number; readonly of: number; readonly by: string | undefined };
}

/** The way that a unit goes, by its ID, from where it stood; nothing where it stays, or that isn't known. */
export type Went = (unit: string) => readonly Point[] | undefined;

/** Those whom a shot takes on the way that they've just gone. */
export interface Claimed {
  /** They see them there. */
  readonly eyes: Eyes;
  /** Whoever is hit elsewhere than where he stands. */
  readonly met: readonly Met[];
}

/** Somebody who is hit on his way: his base there, and those at the other places of it, where somebody else may stand by now. */
export interface Met {
  readonly unit: Unit;
  readonly at: Body;
  readonly way: readonly Body[];
}

/** A book's half of a drawn table: its values, and the measures that they name. */
export interface BookTable {
  readonly values: TableValues;
  readonly measures: Readonly<Record<string, Measure>>;
  /** Whom a template takes, nearest to its middle first, or who follows in another command: by the word of a measure. */
  readonly takings?: Readonly<Record<string, (eyes: Eyes, act: Act) => readonly Taken[]>>;
  /** What the table forbids of a verb besides what isn't seen, by the verb's name; it's told what somebody has said by hand, too. */
  readonly bars?: Readonly<
    Record<string, (eyes: Eyes, act: Act, facts: () => Facts | undefined, said: Options) => readonly Bar[]>
  >;
  /** Whether one figure sees another, where the book looks along its line of fire and not from the eye. */
  sees?(eyes: Eyes, from: Body, to: Body): boolean;
  /** Who looks where whoever acts needn't see anything himself, by the words that the values name; nobody where that isn't known. */
  readonly lookouts?: Readonly<Record<string, (eyes: Eyes) => Lookout>>;
  /** What a way comes to, in the book's prices. */
  travel?(eyes: Eyes, act: Act): Travel | undefined;
  stands(unit: Unit): Stand;
  /** How the side that the book runs by itself plays on it. */
  readonly enemy?: Enemy;
  /** Where smoke comes down that isn't aimed at a place. */
  laysSmokeAt?(eyes: Eyes): Point | undefined;
  /** Whether a vehicle is a wreck: then it's a piece of terrain, where it stands. */
  isWreck?(unit: Unit): boolean;
  /** Whether a house has come down: then the building of its name is a ruin. */
  isRuin?(unit: Unit): boolean;
  /** The fields that name what a unit rides in or is towed by: it stands where that stands, and beside it once it gets out. */
  readonly carriedIn?: readonly string[];
  /** The field of a vehicle that its crew has left: it goes on as men beside it, and what they left stays where it stood. */
  readonly leftAs?: string;
  /** Whom a ruling moves whichever way they'd go: back from somebody, or straight on; and where they stand then. */
  drives?(eyes: Eyes, verb: string, facts: Facts, act: Act): readonly Driven[];
  /**
   * Where a command takes those it's aimed at, if they may be hit anywhere on their way.
   * @param said by hand, read late @param named a place of the first one's way
   * @returns nothing where they're taken where they stand, or a way isn't known to name a place of
   */
  claims?(eyes: Eyes, verb: string, said: Options, named?: Point): Claimed | undefined;
  /** A ruling's effects, with what it reminds of only as far as that's so on the table. @param went the way that a unit goes by it */
  tells?(eyes: Eyes, effects: readonly Effect[], went: Went): readonly Effect[];
  /** The fields of a new unit that name what it came from: the vehicle whose crew it was. Else it's from whoever the ruling was about. */
  readonly cameFrom?: readonly string[];
}

/** A measure that doesn't need the target to be seen. */
export function blind(measure: (...of: Parameters<Measure>) => Measured | undefined): Measure {
  return Object.assign((...of: Parameters<Measure>) => measure(...of), { blind: true as const });
}
