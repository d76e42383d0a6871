import { Late } from './late.ts';
import type { Options, OptionValue } from './options/options.ts';
import type { Scene, Unit } from './state/scene.ts';

/**
 * What the referee knows of the units, an option at a time: a small function for each option that it may know. All of them see the
 * same `act`, an act of which some options are said and the rest is known or left alone.
 *
 * **Read late.** `act.weapon` is what's said of it, or else what's known of it: it's worked out at that moment, by `knows.weapon`, and
 * what's owed counts as known. Defaults don't: an option that nobody says or knows is `undefined`. So each function reads what
 * it needs and no more, and an option that isn't read can't change what comes of it. Read `act.range` where you need it; a
 * spread (`{ ...act }`) or a destructured parameter reads everything at once, and each function then depends on every option.
 *
 * Two may read each other: a weapon is known by its mount, and its mount by the weapon. Where the circle closes, an option that's just
 * being worked out is only what's said of it. What's said, whatever is known, is also in `saidOf(act)`.
 *
 * A function that returns `undefined` knows nothing of the option in this battle: then it's the player's to say. It never
 * throws for what isn't said yet.
 */
export type Knows<O, B> = {
  readonly [K in keyof O & string]?: ReadLate<O, B, O[K] | undefined>['read'];
};

/** A method, so that a verb of one book can stand among those of any book. */
interface ReadLate<O, B, V> {
  read(scene: Scene, act: Partial<O>, book: B): V;
}

/**
 * Which values an option can have in this battle for the unit that acts (`scene.actor`, always there): the arms it carries, the shots
 * left, the edges of the tables' bands for a length. The search for legal acts tries these and no others, so the list has
 * to be complete; that a value turns out to be forbidden does no harm. Sooner too long than too short, but short is quick.
 *
 * Left out, it follows from the declaration: all the words of an option that has words; `true`, and `false` too where `knows` may
 * set it or the default is `true`; the bounds of a number and its default. Text without a list of words has none, so an act isn't refused for
 * lack of it. What stands for a unit (`instead`) and a modifier that's agreed on have none either.
 *
 * - A **length** needs one value of each stretch in which the rules treat it alike: the far edge of each band of the tables, and what
 *   is nearer than a shortest range.
 * - **Text** that the rules read, such as a path or points for each target: what they tell apart, the shortest that does.
 * - **`target`**: the units it can be aimed at, or words of the book. It may be left out, and then it's every other unit in play.
 *   Several at once are one value, with commas between their names.
 * - An **empty** list says that there's none for this unit, so that an option that's required makes it impossible.
 *
 * It's read late as `knows` is: `act` has the other options as far as they're said or known. What it reads, the search settles
 * first.
 */
export type Domains<O, B> = {
  readonly [K in Exclude<keyof O & string, 'target'>]?: ReadLate<O, B, readonly NonNullable<O[K]>[]>['read'];
} & { readonly target?: ReadLate<O, B, readonly (Unit | string)[]>['read'] };

/** How an option is looked up, when it's read. */
export interface Lookup {
  /** What's said of it. */
  readonly said: (name: string) => OptionValue | undefined;
  /** The same, or else what's known of it. */
  readonly value: (name: string) => OptionValue | undefined;
  /** Whatever may have a value. */
  names(): readonly string[];
}

const SAID = Symbol('what is said');

/** Options that are looked up when they're read. */
export function readLate(lookup: Lookup): Options {
  return new Proxy(lookup, LATE) as unknown as Options;
}

/** One for all of them: as many are made as acts are tried. */
const LATE: ProxyHandler<Lookup> = {
  get: (lookup, name) => {
    if (typeof name === 'string') return lookup.value(name);
    return name === SAID ? readLate({ ...lookup, value: lookup.said }) : undefined;
  },
  has: ({ value }, name) => typeof name === 'string' && value(name) !== undefined,
  ownKeys: ({ names, value }) => names().filter((name) => value(name) !== undefined),
  getOwnPropertyDescriptor: ({ value }, name) =>
    typeof name === 'string' ? { value: value(name), enumerable: true, configurable: true } : undefined,
};

/** What's said of an act, and nothing that's known: each option is read late too. */
export function saidOf<O extends object>(act: Partial<O>): Partial<O> {
  return (act as { readonly [SAID]?: Partial<O> })[SAID] ?? act;
}

/** What's measured on a drawn table: it comes before what's known of the units, and an option that it says nothing of is left to that. */
export interface Measuring {
  readonly names: readonly string[];
  value(name: string, scene: Scene, act: Options): OptionValue | undefined;
}

/** The half of a verb that knows something of the units. */
interface Knowing<O, B> {
  readonly knows?: Knows<O, B>;
}

/**
 * What the referee knows of a verb's options, whatever is said of them.
 * @param said what the players say @param owed what an owed ruling says
 */
export function knownOf<B>(
  verb: Knowing<Options, B>,
  scene: Scene,
  said: Options,
  book: B,
  owed: Options = {},
  measuring?: Measuring,
): Options {
  const { knows = {} } = verb;
  if (!verb.knows && !measuring) return owed;
  const late = new Late();
  const names = new Set([...Object.keys(knows), ...(measuring?.names ?? [])]);
  const nothing = () => undefined;
  const known = (name: string) => late.value<OptionValue | undefined>(name, () => told(name), nothing) ?? owed[name];
  // What's said by hand isn't measured, nor what the referee has measured already and somebody owes.
  const told = (name: string) =>
    (said[name] === undefined && owed[name] === undefined ? measuring?.value(name, scene, act) : undefined) ??
    knows[name]?.(scene, act, book);
  const act = readLate({
    said: (name) => said[name],
    value: (name) => said[name] ?? known(name),
    names: () => [...new Set([...Object.keys(said), ...Object.keys(owed), ...names])],
  });
  const own = [...names].map((name) => [name, known(name)] as const);
  return { ...owed, ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
}
