import { atOnce, breathed, breathing } from '../campaign/breath.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { sceneOf } from '../campaign/scene.ts';
import type { GivenOptions } from '../kernel/options.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { isOfUnits } from '../kernel/verb.ts';
import { isMeant } from './acting.ts';
import { readAction } from './action.ts';
import { isBarred } from './barred.ts';
import { gameIn } from './games.ts';
import { isFallen } from './targets-tried.ts';
import { tryOut } from './trying-out.ts';
import { unitsInOrder } from './units.ts';
import { type Able, waysOf } from './ways.ts';

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
    // A test that nobody owes is asked about when it's given, so nobody is offered it.
    can.push(...found.can.filter(({ given }) => isMeant(readAction(verb, given, campaign, ruleset.id))));
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

async function remembered<T extends boolean | undefined>(
  campaign: Campaign,
  key: string,
  find: () => Promise<T>,
): Promise<T | boolean> {
  const answers = KNOWN.get(campaign) ?? new Map<string, boolean>();
  KNOWN.set(campaign, answers);
  const answer = answers.get(key) ?? (await find());
  if (answer !== undefined) answers.set(key, answer);
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

/** The same, if it's found out in time. @param by until when, by `performance.now()` */
export function canDoBy(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  unit: Unit,
  { breathe, by }: { readonly breathe: Breathe; readonly by: number },
): Promise<boolean | undefined> {
  return remembered(campaign, `${unit.id} ${verb}`, async () => {
    if (isBarred(sceneOf(gameIn(campaign), ruleset), ruleset, verb, unit)) return false;
    const ways = waysOf(campaign, ruleset, verb, unit, 1);
    for (let next = ways.next(); performance.now() <= by; next = ways.next()) {
      if (next.done) return next.value.can.length > 0;
      await breathe();
    }
    return undefined;
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
