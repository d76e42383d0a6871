import { breathed, breathing } from '../../campaign/breath.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { oncePer } from '../../kernel/once.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { isOfUnits } from '../../kernel/verb.ts';
import { gameIn } from '../games/games.ts';
import { isMeant } from '../rulings/acting.ts';
import { readAction } from '../rulings/action.ts';
import { looksRound } from '../rulings/looking-ahead.ts';
import { unitsInOrder } from '../units/units.ts';
import { isFallen } from './domains.ts';
import { Finishing } from './finishing.ts';
import { isOut } from './standing.ts';
import { type Able, hasWay, waysOf } from './ways.ts';

/** What a unit can do now, and for the other verbs the first reason why not. */
export interface Abilities {
  readonly can: readonly Able[];
  readonly not: readonly { readonly verb: string; readonly refusal: Refusal }[];
}

/** What a unit can do now, and why not the rest. Other channels get their turn meanwhile. */
export function abilitiesOf(campaign: Campaign, ruleset: Ruleset, unit: Unit): Promise<Abilities> {
  return abilitiesIn(verbsNow(campaign, ruleset), campaign, ruleset, unit);
}

/** What a unit can do now, for whoever doesn't ask why not the rest. */
export async function deedsOf(campaign: Campaign, ruleset: Ruleset, unit: Unit): Promise<readonly Able[]> {
  const verbs = verbsNow(campaign, ruleset).filter((verb) => !isOut(campaign, ruleset, verb, unit));
  return (await abilitiesIn(verbs, campaign, ruleset, unit)).can;
}

async function abilitiesIn(
  verbs: readonly string[],
  campaign: Campaign,
  ruleset: Ruleset,
  unit: Unit,
): Promise<Abilities> {
  const breathe = breathing();
  await breathed(looksRound(campaign, unit), breathe);
  const can: Able[] = [];
  const not: { verb: string; refusal: Refusal }[] = [];
  for (const verb of verbs) {
    const found = waysOf(campaign, ruleset, verb, unit);
    // A test that nobody owes is asked about when it's given, so nobody is offered it.
    can.push(...found.can.filter(({ given }) => isMeant(readAction(verb, given, campaign, ruleset.id))));
    if (found.can.length === 0 && found.refusal && isAbout(unit, found.refusal))
      not.push({ verb, refusal: found.refusal });
    await breathe();
  }
  return { can, not };
}

/** The first wanted thing that a unit can do now. */
export function firstAble(
  campaign: Campaign,
  ruleset: Ruleset,
  unit: Unit,
  isWanted: (able: Able) => boolean = () => true,
): Able | undefined {
  for (const verb of verbsNow(campaign, ruleset)) {
    if (!can(campaign, ruleset, verb, unit)) continue;
    const found = waysOf(campaign, ruleset, verb, unit).can.find(isWanted);
    if (found) return found;
  }
  return undefined;
}

/** How work on many units gives others their turn. */
type Breathe = ReturnType<typeof breathing>;

/** What's known of who can do what: whoever opens panels and forms asks the same again and again. */
interface Known {
  readonly answers: Map<string, boolean>;
  /** What the last unit of a kind was found to be able to do, by its profile. */
  readonly likely: Map<string | undefined, string>;
  /** What any unit was found to be able to do, the first found first. */
  readonly found: Set<string>;
  /** The verbs of the step, in the book's order; before the first turn, all verbs that units have. */
  verbs?: readonly string[];
}

/** As each campaign stands. */
const KNOWN = oncePer((_: Campaign): Known => ({ answers: new Map(), likely: new Map(), found: new Set() }));

function remembered(campaign: Campaign, key: string, find: () => boolean): boolean {
  const { answers } = KNOWN(campaign);
  const answer = answers.get(key) ?? find();
  answers.set(key, answer);
  return answer;
}

/** Whether a refusal speaks of the unit itself, and not of one that it would have to do with. */
function isAbout({ name }: Unit, { values: { unit = name } }: Refusal): boolean {
  return unit === name;
}

function can(campaign: Campaign, ruleset: Ruleset, verb: string, unit: Unit): boolean {
  return remembered(campaign, `${unit.id} ${verb}`, () => hasWay(campaign, ruleset, verb, unit));
}

/** Whether it can do any of these. What the last of its kind could do is asked first, and then what others could: mostly, one question is enough. */
function canAny(
  campaign: Campaign,
  ruleset: Ruleset,
  unit: Unit,
  isOne: (verb: string) => boolean = () => true,
): boolean {
  const known = KNOWN(campaign);
  const likeliest = [known.likely.get(unit.profile) ?? [], ...known.found, ...verbsNow(campaign, ruleset)].flat();
  const found = likeliest.find((verb) => isOne(verb) && can(campaign, ruleset, verb, unit));
  if (found === undefined) return false;
  known.likely.set(unit.profile, found);
  known.found.add(found);
  return true;
}

/** Whether a unit can do something of this kind now. */
export async function canDo(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  breathe: Breathe,
): Promise<boolean> {
  await breathe();
  return can(campaign, ruleset, verb, unit);
}

/**
 * Which units can do something of this kind now.
 * @returns `undefined` if it's nothing that units do
 */
export function whoCan(campaign: Campaign, ruleset: Ruleset, verb: string): ((unit: Unit) => boolean) | undefined {
  const resolver = ruleset.verbs[verb];
  if (!campaign.game || !resolver?.effects || !isOfUnits(resolver)) return undefined;
  return (unit) => can(campaign, ruleset, verb, unit);
}

/** Why a unit can do nothing of this kind now, if a rule is the reason. */
export async function whyNot(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  breathe: Breathe,
): Promise<Refusal | undefined> {
  if (await canDo(campaign, ruleset, verb, unit, breathe)) return undefined;
  const found = waysOf(campaign, ruleset, verb, unit);
  return found.can.length > 0 ? undefined : found.refusal;
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
  const finishing = new Finishing({ campaign, ruleset, verb, given: { ...given, who: unit.name } });
  const found = finishing.finish().said;
  if (found && found.target === undefined) return [];
  const breathe = breathing();
  const targets: Unit[] = [];
  for (const target of unitsInOrder(gameIn(campaign))) {
    const isThere = !target.gone || isFallen(target, unit, ruleset.verbs[verb]!);
    if (target.id !== unit.id && isThere && finishing.goes({ target: target.name })) targets.push(target);
    await breathe();
  }
  return targets;
}

/** Whether a unit can do anything now. */
export async function canAct(campaign: Campaign, ruleset: Ruleset, unit: Unit, breathe: Breathe): Promise<boolean> {
  await breathe();
  return anyWay(campaign, ruleset, unit);
}

/**
 * Whether a unit can do something now that it would lose with the step. A test that something on the table calls for is lost by nobody.
 */
export async function canGiveAway(
  campaign: Campaign,
  ruleset: Ruleset,
  unit: Unit,
  breathe: Breathe,
): Promise<boolean> {
  await breathe();
  const { verbs } = ruleset;
  return canAny(campaign, ruleset, unit, (verb) => verbs[verb]!.kind !== 'test' || verbs[verb]!.tried === true);
}

/** Whether every unit that could play in this step has nothing to do in it. */
export function nobodyCanAct(campaign: Campaign, ruleset: Ruleset): boolean {
  const { at, units } = gameIn(campaign);
  const playing = Object.values(units).filter(({ gone, side }) => !gone && (!at?.side || at.side === side));
  return !playing.some((unit) => anyWay(campaign, ruleset, unit));
}

/** The units that could still do something in the step, for whoever wants to know why play stops there. */
export async function unitsAble(campaign: Campaign, ruleset: Ruleset): Promise<readonly Unit[]> {
  const { at, units } = gameIn(campaign);
  const breathe = breathing();
  const able: Unit[] = [];
  for (const unit of Object.values(units)) {
    if (unit.gone || (at?.side && at.side !== unit.side)) continue;
    if (await canAct(campaign, ruleset, unit, breathe)) able.push(unit);
  }
  return able;
}

function anyWay(campaign: Campaign, ruleset: Ruleset, unit: Unit): boolean {
  return remembered(campaign, unit.id, () => canAny(campaign, ruleset, unit));
}

function verbsNow(campaign: Campaign, { turn, verbs }: Ruleset): readonly string[] {
  const known = KNOWN(campaign);
  if (known.verbs) return known.verbs;
  const { at } = gameIn(campaign);
  const step = turn.steps.find(({ id }) => id === at?.step);
  const own = (verb: string) => verbs[verb]?.effects && isOfUnits(verbs[verb]);
  known.verbs = (step?.verbs ?? Object.keys(verbs)).filter(own);
  return known.verbs;
}
