import type { Campaign } from '../../campaign/campaign.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { KeptLately } from '../../kernel/kept-lately.ts';
import {
  type GivenOptions,
  isDeed,
  type Option,
  type Options,
  type OptionTable,
} from '../../kernel/options/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Way } from '../../kernel/verb.ts';
import { gameIn } from '../games/games.ts';
import { readAction } from '../rulings/action.ts';
import { Act } from './act.ts';
import { domainOf } from './domains.ts';
import { type Said, Search } from './search.ts';
import { isOut } from './standing.ts';

/** Something that a unit can do now, in a player's words. */
export interface Able {
  readonly verb: string;
  /** The action, with a value the book accepts for anything that only eyes can tell. */
  readonly given: GivenOptions;
  /** Which of its values stand in for what the players see, or have still to choose. */
  readonly eyes: readonly string[];
}

/** The ways in which a unit can do one thing. */
export interface Ways {
  readonly can: readonly Able[];
  /** If none is possible, the first reason why. */
  readonly refusal: Refusal | undefined;
}

/** Of so many states of campaigns, the newest asked about, searches are kept. A panel among 30 units leaves half a megabyte of them. */
export const MOST_STATES = 32;

/** What's known of one state of a campaign: menus, panels and forms ask the same again and again. */
interface Known {
  /** Of units that have said nothing yet. */
  readonly searches: Map<string, Search>;
  /** What was said of the last act of each verb that was found. */
  readonly found: Map<string, Said>;
}

const KNOWN = new KeptLately<Campaign, Known>(MOST_STATES);

function knownOf(campaign: Campaign): Known {
  return KNOWN.of(campaign, () => ({ searches: new Map(), found: new Map() }));
}

/** The search for what a unit can do with a verb, the same for everybody who asks about this state of a campaign. */
export function searchFor(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): Search {
  const { searches: kept } = knownOf(campaign);
  const key = `${unit.id} ${verb}`;
  const search = kept.get(key) ?? new Search(new Act(campaign, ruleset, verb, unit));
  kept.set(key, search);
  return search;
}

/** The ways in which a unit can do something: those that the book says it has to choose from, or each value of what leads. */
export function waysOf(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): Ways {
  const { options } = ruleset.verbs[verb]!;
  const search = searchFor(campaign, ruleset, verb, unit);
  const { act } = search;
  if (hasNothingForIt(act)) return { can: [], refusal: undefined };
  const own = waysHeHas(campaign, ruleset, verb, unit);
  if (own.length > 0) {
    const found = waysAmong(search, own.map(saidIn));
    return { ...found, can: found.can.map((able) => withAsked(able, own)) };
  }
  const needed = neededName(options);
  const open = waysAmong(search, choicesOf(options));
  const isSettled = ({ given }: Able) => needed === undefined || isDeed(options[needed]) || given[needed] === undefined;
  // Whoever has something for it is asked in the form what else it could be.
  const isAsked = needed !== undefined && act.known[needed] !== undefined;
  const settled = open.can.filter((able) => isAsked || (isSettled(able) && !able.eyes.includes(needed ?? '')));
  if (settled.length > 0) return { can: withoutTwin(settled, campaign, ruleset), refusal: undefined };
  if (open.can.length === 0) return open;
  // If the unit alone doesn't settle an option such as the weapon, each that it has is a way of its own.
  const each = waysAmong(search, neededOf(act, needed!));
  return { can: oneOfMany(each.can, needed!), refusal: undefined };
}

/** Whether a unit can do something of this kind at all now. */
export function hasWay(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): boolean {
  if (isOut(campaign, ruleset, verb, unit)) return false;
  const search = searchFor(campaign, ruleset, verb, unit);
  const { found } = knownOf(campaign);
  const before = found.get(verb);
  // Mostly, it can do what the last who could do it did.
  if (before && search.goes(before)) return true;
  const { said } = search.finish();
  if (said) found.set(verb, said);
  return said !== undefined;
}

/** Whether it isn't for this unit at all: it has no weapon of the kind. Nobody has to be told that. */
function hasNothingForIt({ resolver, scene, unit, ruleset }: Act): boolean {
  return Object.values(resolver.domain?.(scene, unit!, ruleset.book) ?? {}).some((each) => each?.length === 0);
}

/** Whether the book has something for a unit to do though it's out of play: a charge goes off that a dead man has dropped. */
export function actsFromBeyond(campaign: Campaign, ruleset: Ruleset, unit: Unit): boolean {
  return Object.keys(ruleset.verbs).some((verb) => waysHeHas(campaign, ruleset, verb, unit).length > 0);
}

/** The ways that the book says the unit has to choose from. */
function waysHeHas(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): readonly Way<Options>[] {
  const { ways } = ruleset.verbs[verb]!;
  return (ways?.(sceneOf(gameIn(campaign), ruleset), unit, ruleset.book) ?? []) as readonly Way<Options>[];
}

function saidIn({ said }: Way<Options>): GivenOptions {
  return said as GivenOptions;
}

/** What a way only suggests is still for the player to say. */
function withAsked(able: Able, ways: readonly Way<Options>[]): Able {
  const isThis = ({ said }: Way<Options>) => Object.entries(said).every(([name, value]) => able.given[name] === value);
  const { asked = [] } = ways.findLast(isThis) ?? {};
  return { ...able, eyes: [...able.eyes, ...asked] };
}

function waysAmong(search: Search, choices: readonly GivenOptions[]): Ways {
  const can: Able[] = [];
  let refusal: Refusal | undefined;
  const { verb, unit } = search.act;
  for (const choice of choices) {
    const { said, wrong, left } = search.with(choice, () => {
      const alone = unlikely(search);
      return { ...search.finish(alone), left: alone };
    });
    if (said) {
      const { target, ...others } = said;
      // Where the book's tables have targets too, whoever it's aimed at is what the players see.
      const isSeen = target !== undefined && search.act.resolver.options.target?.required === true;
      const open = Object.keys(search.act.resolver.options).filter((name) => choice[name] === undefined);
      const found = open.filter((name) => (name === 'target' ? isSeen : others[name] !== undefined));
      const seen = Object.fromEntries(found.map((name) => [name, said[name]!]));
      const isFlag = (name: string) => search.act.options[name]!.type === 'boolean';
      const eyes = found.filter((name) => !(left.includes(name) && isFlag(name)));
      const given = { who: unit!.name, ...(target === undefined || isSeen ? {} : { target }), ...choice, ...seen };
      can.push({ verb, given, eyes });
    } else if (wrong!.why instanceof Refusal) refusal ??= wrong!.why;
  }
  return { can, refusal };
}

/**
 * What the player chooses, and mostly doesn't: flags, and other than what the referee knows. If it only goes with one of them, it isn't
 * left to a form: he has to move, or it's his sidearm that fires.
 */
function unlikely({ act }: Search): readonly string[] {
  const { options } = act.resolver;
  const isOne = (name: string) => !options[name]!.required || act.known[name] !== undefined;
  return Object.keys(options).filter((name) => options[name]!.from === 'choice' && !act.isSaid(name) && isOne(name));
}

/** Without the way that leaves the choice open, if the unit settles it as one of the others: its weapon wants only one work. */
function withoutTwin(can: readonly Able[], campaign: Campaign, ruleset: Ruleset): readonly Able[] {
  const [first, ...others] = can;
  const table = first ? ruleset.verbs[first.verb]!.options : {};
  const name = Object.keys(table).find(
    (each) => isDeed(table[each]) && others.some(({ given }) => given[each] !== undefined),
  );
  if (!first || name === undefined || first.given[name] !== undefined) return can;
  const { options } = readAction(first.verb, first.given, campaign, ruleset.id);
  return others.some(({ given }) => given[name] === options[name]) ? others : can;
}

const FEW = 6;

/** If a unit may have more than a few, they're one way to do it, and the player says which: the list would be incomplete. */
function oneOfMany(can: readonly Able[], name: string): readonly Able[] {
  const [first] = can;
  if (!first || can.length < FEW) return can;
  return [{ ...first, eyes: [...first.eyes, name] }];
}

/** The values of an option that the verb requires and only the player decides. */
function neededOf(act: Act, name: string): readonly GivenOptions[] {
  return (domainOf(act, name) ?? []).map((value) => ({ [name]: value }));
}

/** The first option that the verb requires and only the player decides, by its name. */
function neededName(options: OptionTable): string | undefined {
  const isNeeded = ({ required, from, type }: Option) => required && from === 'choice' && type === 'string';
  return Object.keys(options).find((name) => isNeeded(options[name]!));
}

/** An option that only the player can decide: each value of the first such option, and leaving it out as well. */
function choicesOf(options: OptionTable): readonly GivenOptions[] {
  const name = Object.keys(options).find((each) => isDeed(options[each]));
  const option = name === undefined ? undefined : options[name];
  if (name === undefined || option?.type !== 'string') return [{}];
  // Its default is what leaving it out means.
  const values = (option.values ?? []).filter((value) => value !== option.default);
  return [...(option.required ? [] : [{}]), ...values.map((value) => ({ [name]: value }))];
}
