import { atOnce, breathed, breathing } from '../campaign/breath.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { sceneOf } from '../campaign/scene.ts';
import { dueNow } from '../campaign/turns.ts';
import type { GivenOptions, Option, OptionTable } from '../kernel/options.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { isOfUnits, targetsOf, type Verb } from '../kernel/verb.ts';
import { readAction } from './action.ts';
import { isBarred } from './barred.ts';
import { Failures } from './failures.ts';
import { gameIn } from './games.ts';
import { tryOut } from './trying-out.ts';
import { unitsInOrder } from './units.ts';

/** Something that a unit can do now, in a player's words. */
export interface Able {
  readonly verb: string;
  /** The action, with a value the book accepts for anything that only eyes can tell. */
  readonly given: GivenOptions;
  /** Which of its values stand in for what the players see, or have still to choose from more than can be listed. */
  readonly eyes: readonly string[];
}

/** What a unit can do now, and for the other verbs the first reason why not. */
export interface Abilities {
  readonly can: readonly Able[];
  readonly not: readonly { readonly verb: string; readonly refusal: Refusal }[];
}

/**
 * What a unit can do now. Every verb is tried on the campaign as it stands, with each of its choices in turn and with
 * dice that nobody sees. Nothing is written. That takes long, so other channels get their turn meanwhile.
 */
export async function abilitiesOf(campaign: Campaign, ruleset: Ruleset, unit: Unit): Promise<Abilities> {
  const breathe = breathing();
  const can: Able[] = [];
  const not: { verb: string; refusal: Refusal }[] = [];
  for (const verb of verbsNow(campaign, ruleset)) {
    const found = await breathed(waysOf(campaign, ruleset, verb, unit), breathe);
    can.push(...found.can);
    if (found.can.length === 0 && found.refusal) not.push({ verb, refusal: found.refusal });
  }
  return { can, not };
}

/** The first wanted thing that a unit can do now: its other verbs aren't tried. */
export function firstAble(
  campaign: Campaign,
  ruleset: Ruleset,
  unit: Unit,
  isWanted: (able: Able) => boolean = () => true,
): Able | undefined {
  for (const verb of verbsNow(campaign, ruleset)) {
    const found = atOnce(waysOf(campaign, ruleset, verb, unit)).can.find(isWanted);
    if (found) return found;
  }
  return undefined;
}

/** How work on many units gives others their turn. */
type Breathe = ReturnType<typeof breathing>;

/** What's known of who can do what, as a campaign stands: whoever opens panels and forms asks the same again and again. */
const KNOWN = new WeakMap<Campaign, Map<string, boolean>>();

async function remembered(campaign: Campaign, key: string, find: () => Promise<boolean>): Promise<boolean> {
  const answers = KNOWN.get(campaign) ?? new Map<string, boolean>();
  KNOWN.set(campaign, answers);
  const answer = answers.get(key) ?? (await find());
  answers.set(key, answer);
  return answer;
}

/** Whether a unit can do something of this kind now. */
export function canDo(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  breathe: Breathe,
): Promise<boolean> {
  return remembered(campaign, `${unit.id} ${verb}`, async () => {
    if (isBarred(sceneOf(gameIn(campaign), ruleset), ruleset, verb, unit)) return false;
    return (await breathed(waysOf(campaign, ruleset, verb, unit, 1), breathe)).can.length > 0;
  });
}

/** Why a unit can do nothing of this kind now, if a rule is the reason. */
export async function whyNot(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  breathe: Breathe,
): Promise<Refusal | undefined> {
  const { can, refusal } = await breathed(waysOf(campaign, ruleset, verb, unit, 1), breathe);
  return can.length > 0 ? undefined : refusal;
}

/**
 * At whom a unit can do something that it can't do without a target.
 * @param given the command, without its target
 * @returns nobody if it can do it without one
 */
export async function targetsNeeded(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  given: GivenOptions,
): Promise<readonly Unit[]> {
  const goes = (said: GivenOptions) => {
    const tried = tryOut(campaign, ruleset, verb, { ...given, who: unit.name, ...said }, unit);
    return tried !== undefined && !(tried instanceof Refusal);
  };
  if (goes({})) return [];
  const breathe = breathing();
  const found: Unit[] = [];
  for (const target of unitsInOrder(gameIn(campaign))) {
    const isThere = !target.gone || isFallen(target, unit, ruleset.verbs[verb]!);
    if (target.id !== unit.id && isThere && goes({ target: target.name })) found.push(target);
    await breathe();
  }
  return found;
}

/** Whether it's a comrade who's out of play and to whom it can still be done. */
function isFallen({ gone, side }: Unit, unit: Unit, { fallen = [] }: Pick<Verb<unknown, unknown>, 'fallen'>): boolean {
  return gone !== undefined && side === unit.side && fallen.includes(gone);
}

/** Whether a unit can do anything now: much quicker to tell than all that it can do. */
export function canAct(campaign: Campaign, ruleset: Ruleset, unit: Unit, breathe: Breathe): Promise<boolean> {
  return remembered(campaign, unit.id, () => breathed(anyWay(campaign, ruleset, unit), breathe));
}

/** Whether every unit that could play in this step has nothing to do in it. */
export function nobodyCanAct(campaign: Campaign, ruleset: Ruleset): boolean {
  const { at, units } = gameIn(campaign);
  const playing = Object.values(units).filter(({ gone, side }) => !gone && (!at?.side || at.side === side));
  return !playing.some((unit) => atOnce(anyWay(campaign, ruleset, unit)));
}

function* anyWay(campaign: Campaign, ruleset: Ruleset, unit: Unit): Generator<undefined, boolean> {
  const scene = sceneOf(gameIn(campaign), ruleset);
  for (const verb of verbsNow(campaign, ruleset)) {
    if (isBarred(scene, ruleset, verb, unit)) continue;
    if ((yield* waysOf(campaign, ruleset, verb, unit, 1)).can.length > 0) return true;
  }
  return false;
}

/** The verbs of the step, in the book's order; before the first turn, all verbs that units have. */
function verbsNow(campaign: Campaign, { turn, verbs }: Ruleset): readonly string[] {
  const { at } = gameIn(campaign);
  const step = turn.steps.find(({ id }) => id === at?.step);
  const own = (verb: string) => verbs[verb]?.effects && isOfUnits(verbs[verb]);
  return (step?.verbs ?? Object.keys(verbs)).filter(own);
}

interface Ways {
  readonly can: readonly Able[];
  /** If none is possible, the first reason why. */
  readonly refusal: Refusal | undefined;
}

/** The possible choices of a verb, up to `most`. A unit that can do nothing is tried with everything, so it's done in pieces. */
function* waysOf(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  most = 40,
): Generator<undefined, Ways> {
  const { options } = ruleset.verbs[verb]!;
  const open = yield* waysAmong(campaign, ruleset, verb, unit, choicesOf(options), most);
  if (open.can.length > 0) return { ...open, can: withoutTwin(open.can, campaign, ruleset) };
  if (open.refusal) return open;
  // If the unit alone doesn't settle an option such as the weapon, the first few that it has are tried.
  const needed = yield* waysAmong(campaign, ruleset, verb, unit, neededOf(options), Math.min(most, FEW));
  const rules = new Set(needed.refusals.map(({ rule }) => rule));
  // A missing option isn't a reason why not; a rule that forbids every choice is.
  return { can: oneOfMany(needed.can, options), refusal: rules.size === 1 ? needed.refusal : undefined };
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
  const { onBehalf } = ruleset.verbs[verb]!;
  // What's owed depends on all that's said, and so may who does it for another.
  const failures = new Failures(!onBehalf && !dueNow(gameIn(campaign), ruleset).some((due) => due.verb === verb));
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

/** An option that the verb requires and only the player decides: each value of the first such option. */
function neededOf(options: OptionTable): readonly GivenOptions[] {
  const name = neededName(options);
  const option = name === undefined ? undefined : options[name];
  const values = option?.type === 'string' ? (option.values ?? []) : [];
  return values.map((value) => ({ [name!]: value }));
}

function neededName(options: OptionTable): string | undefined {
  const isNeeded = ({ required, from, type }: Option) => required && from === 'choice' && type === 'string';
  return Object.keys(options).find((name) => isNeeded(options[name]!));
}

/** An option that only the player can decide: each value of the first such option, and leaving it out as well. */
function choicesOf(options: OptionTable): readonly GivenOptions[] {
  const name = Object.keys(options).find((each) => OPEN.includes(each) && options[each]?.type === 'string');
  const option = name === undefined ? undefined : options[name];
  if (name === undefined || option?.type !== 'string') return [{}];
  // Its default is what leaving it out means.
  const values = (option.values ?? []).filter((value) => value !== option.default);
  return [...(option.required ? [] : [{}]), ...values.map((value) => ({ [name]: value }))];
}

/** Without the way that leaves the choice open, if the unit settles it as one of the others: its weapon wants only one work. */
function withoutTwin(can: readonly Able[], campaign: Campaign, ruleset: Ruleset): readonly Able[] {
  const [first, ...others] = can;
  const name = OPEN.find((each) => others.some(({ given }) => given[each] !== undefined));
  if (!first || name === undefined || first.given[name] !== undefined) return can;
  const { options } = readAction(first.verb, first.given, campaign, ruleset.id);
  return others.some(({ given }) => given[name] === options[name]) ? others : can;
}

/** The names of the options with which verbs ask what to do. */
export const OPEN: readonly string[] = ['action', 'work', 'kind', 'task', 'cause'];

/** A few targets of each side that it may be done to: what works against one mostly works against the next of its kind. */
function targetsFor(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): readonly Unit[] {
  const { verbs, profiles } = ruleset;
  const others = Object.values(gameIn(campaign).units).filter(({ id, gone }) => id !== unit.id && !gone);
  const aimed = others.filter(targetsOf(verbs[verb]!, sceneOf(gameIn(campaign), ruleset), ruleset.book));
  // If there's nobody to do it to, the rule that says so is the reason why not.
  const likely = aimed.length > 0 ? aimed : others;
  const enemies = likely.filter(({ side }) => side !== unit.side);
  const own = likely.filter(({ side }) => side === unit.side);
  const fallen = Object.values(gameIn(campaign).units).filter((each) => isFallen(each, unit, verbs[verb]!));
  return [...spread(enemies, profiles), ...spread(own, profiles), ...fallen.slice(0, MOST_FALLEN)];
}

const MOST_TARGETS = 6;
const MOST_FALLEN = 2;

/** One of each profile, one of each kind first: a tank isn't left out because there are many sorts of infantrymen. */
function spread(units: readonly Unit[], profiles: Ruleset['profiles']): readonly Unit[] {
  const different = [...new Map(units.toReversed().map((each) => [each.profile, each])).values()].toReversed();
  const kinds = different.map((each) => kindOf(each, profiles));
  const isFirst = (each: Unit, i: number) => kinds.indexOf(kindOf(each, profiles)) === i;
  return [...different.filter(isFirst), ...different.filter((each, i) => !isFirst(each, i))].slice(0, MOST_TARGETS);
}

/** Profiles that say the same things of their units are of one kind. */
function kindOf({ profile }: Unit, profiles: Ruleset['profiles']): string {
  return Object.keys(profiles[profile ?? '']?.fields ?? {})
    .toSorted()
    .join();
}
