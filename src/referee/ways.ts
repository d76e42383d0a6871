import type { Campaign } from '../campaign/campaign.ts';
import { sceneOf } from '../campaign/scene.ts';
import { dueNow } from '../campaign/turns.ts';
import type { GivenOptions, Options, OptionTable } from '../kernel/options.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import type { Way } from '../kernel/verb.ts';
import { readAction } from './action.ts';
import { choicesOf, neededName, neededOf, OPEN } from './choices-tried.ts';
import { Failures } from './failures.ts';
import { gameIn } from './games.ts';
import { targetsFor } from './targets-tried.ts';
import { tryOut } from './trying-out.ts';

/** Something that a unit can do now, in a player's words. */
export interface Able {
  readonly verb: string;
  /** The action, with a value the book accepts for anything that only eyes can tell. */
  readonly given: GivenOptions;
  /** Which of its values stand in for what the players see, or have still to choose from more than can be listed. */
  readonly eyes: readonly string[];
}

/** The ways in which a unit can do one thing. */
export interface Ways {
  readonly can: readonly Able[];
  /** If none is possible, the first reason why. */
  readonly refusal: Refusal | undefined;
}

/** The possible choices of a verb, up to `most`. A unit that can do nothing is tried with everything, so it's done in pieces. */
export function* waysOf(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  most = 40,
): Generator<undefined, Ways> {
  const { options } = ruleset.verbs[verb]!;
  if (hasNothingForIt(campaign, ruleset, verb, unit)) return { can: [], refusal: undefined };
  const own = waysHeHas(campaign, ruleset, verb, unit);
  if (own.length > 0) {
    const found = yield* waysAmong(campaign, ruleset, verb, unit, own.map(saidIn), most);
    return { ...found, can: found.can.map((able) => withAsked(able, own)) };
  }
  const open = yield* waysAmong(campaign, ruleset, verb, unit, choicesOf(options), most);
  if (open.can.length > 0) return { ...open, can: withoutTwin(open.can, campaign, ruleset) };
  if (open.refusal) return open;
  // If the unit alone doesn't settle an option such as the weapon, the first few that it has are tried.
  const needed = yield* waysAmong(campaign, ruleset, verb, unit, neededOf(options), Math.min(most, FEW));
  const rules = new Set(needed.refusals.map(({ rule }) => rule));
  // A missing option isn't a reason why not; a rule that forbids every choice is.
  return { can: oneOfMany(needed.can, options), refusal: rules.size === 1 ? needed.refusal : undefined };
}

/** Whether it isn't for this unit at all: it has no weapon of the kind. Nobody has to be told that. */
function hasNothingForIt(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): boolean {
  const scene = { ...sceneOf(gameIn(campaign), ruleset), actor: unit };
  const words = ruleset.verbs[verb]!.domain?.(scene, unit, ruleset.book) ?? {};
  return Object.values(words).some((each) => each?.length === 0);
}

/** Whether the book has something for a unit to do though it's out of play: a charge goes off that a dead man has dropped. */
export function actsFromBeyond(campaign: Campaign, ruleset: Ruleset, unit: Unit): boolean {
  return Object.keys(ruleset.verbs).some((verb) => waysHeHas(campaign, ruleset, verb, unit).length > 0);
}

/** The ways that the book says the unit has to choose from. */
function waysHeHas(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): readonly Way<Options>[] {
  const scene = sceneOf(gameIn(campaign), ruleset);
  return (ruleset.verbs[verb]!.ways?.(scene, unit, ruleset.book) ?? []) as readonly Way<Options>[];
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

const FEW = 6;

/** If a unit may have more than a few, they're one way to do it, and the player says which: the list would be incomplete. */
function oneOfMany(can: readonly Able[], options: OptionTable): readonly Able[] {
  const [first] = can;
  const name = neededName(options);
  if (!first || name === undefined || can.length < FEW) return can;
  return [{ ...first, eyes: [...first.eyes, name] }];
}

function* waysAmong(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  choices: readonly GivenOptions[],
  most: number,
): Generator<undefined, Ways & { readonly refusals: readonly Refusal[] }> {
  const can: Able[] = [];
  const refusals: Refusal[] = [];
  // Mostly it goes without a target, or with the first.
  let others: readonly Unit[] | undefined;
  function* targets(): Generator<Unit | undefined> {
    yield undefined;
    others ??= targetsFor(campaign, ruleset, verb, unit);
    yield* others;
  }
  // What's owed depends on all that's said.
  const failures = new Failures(!dueNow(gameIn(campaign), ruleset).some((due) => due.verb === verb));
  for (const choice of choices) {
    for (const target of targets()) {
      const given = { who: unit.name, ...(target ? { target: target.name } : {}), ...choice };
      const tried = tryOut(campaign, ruleset, verb, given, unit, failures);
      yield;
      if (tried instanceof Refusal) refusals.push(tried);
      if (!tried || tried instanceof Refusal) continue;
      can.push({ verb, given: { ...given, ...tried.eyes }, eyes: Object.keys(tried.eyes) });
      break;
    }
    if (can.length >= most) break;
  }
  return { can, refusal: refusals[0], refusals };
}

/** Without the way that leaves the choice open, if the unit settles it as one of the others: its weapon wants only one work. */
function withoutTwin(can: readonly Able[], campaign: Campaign, ruleset: Ruleset): readonly Able[] {
  const [first, ...others] = can;
  const name = OPEN.find((each) => others.some(({ given }) => given[each] !== undefined));
  if (!first || name === undefined || first.given[name] !== undefined) return can;
  const { options } = readAction(first.verb, first.given, campaign, ruleset.id);
  return others.some(({ given }) => given[name] === options[name]) ? others : can;
}
