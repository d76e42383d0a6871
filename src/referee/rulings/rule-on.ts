import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import type { EventOf, LogEvent, Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { type Ruleset, togglesOn, verbOf } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { Asked } from '../asked.ts';
import { nextStep } from '../turns/turns.ts';
import { inTurn, targetsInTurn } from '../units/units.ts';
import { assertMeant } from './acting.ts';
import { assertPlayable, type DeclaredAction, readFaces, rulesPlayed } from './action.ts';
import { groupNamed, isOfThoseWhoCan } from './group.ts';
import { assertKnown } from './known.ts';
import { withOwnShare } from './own-share.ts';
import { permittedAction } from './permitted-action.ts';
import { type TableDice, throwAction } from './throwing.ts';

/** What a ruling is made from, apart from the campaign. */
export interface RulingAsked extends Pick<Asked, 'user' | 'given'> {
  readonly verb: string;
  readonly defaultRules: string;
  readonly source: (sides: number) => number;
  /** The dice from the table, if others throw after it with the ones it leaves. */
  readonly table?: TableDice | undefined;
  /** How it's thrown, if its dice have fallen before. */
  readonly throws?: ((action: DeclaredAction) => Ruled) | undefined;
}

/**
 * The result of a command: one ruling, or one for each of several units that do the same, in the order they are
 * named, each on the game as the earlier ones left it.
 * @throws {Refusal} {InputError} {DieOwed}
 */
export function ruleOn(campaign: Campaign, asked: RulingAsked): readonly LogEvent[] {
  const { verb, given, user, defaultRules } = asked;
  const ruleset = rulesetOf(String(given.rules ?? rulesPlayed(campaign) ?? defaultRules));
  // A verb that the book lacks is refused for that, whoever is named.
  const group = groupNamed(campaign, ruleset, verb, user, given);
  if (!group) return withNextStep(campaign, ruleset, one(campaign, asked, given, asked.table), asked.source);
  const together = verbOf(ruleset, verb).byMany === 'all-or-none';
  if (!together) return each(campaign, asked, group);
  return isOfThoseWhoCan(String(given.who ?? given.attacker))
    ? thoseWhoCan(campaign, asked, group)
    : allOrNone(campaign, asked, group);
}

/** A ruling, and the step that begins with it, if the book says that it ends the one being played. */
export function withNextStep(
  campaign: Campaign,
  ruleset: Ruleset,
  ruled: Ruled,
  source: (sides: number) => number,
): LogEvent[] {
  const { game } = campaign;
  if (!game || game.phase === 'ended' || rulesetOf(game.rules) !== ruleset) return [ruled];
  const house = togglesOn(ruleset, campaign.house);
  if (!verbOf(ruleset, ruled.verb).endsStep?.(sceneOf(game, ruleset, house))) return [ruled];
  return [ruled, nextStep(evolveGame(game, ruled)!, ruleset, house, source)];
}

/**
 * The ruling for one unit alone, however many the command is for.
 * @param who its ID, as in the log
 * @throws as `ruleOn`
 */
export function ruleOnOne(campaign: Campaign, asked: RulingAsked, who: string | undefined): Ruled {
  const { verb, given, user, defaultRules } = asked;
  const ruleset = rulesetOf(String(given.rules ?? rulesPlayed(campaign) ?? defaultRules));
  const group = groupNamed(campaign, ruleset, verb, user, given);
  const unit = group?.find(({ id }) => id === who);
  return unit ? atFirst(campaign, asked, unit, undefined) : one(campaign, asked, given);
}

/** If one of them isn't allowed to or can't, none does it. @throws an error that names the first such unit */
function allOrNone(campaign: Campaign, asked: RulingAsked, group: readonly Unit[]): Ruled[] {
  const { fails } = verbOf(rulesetOf(campaign.game!.rules), asked.verb);
  const faces = facesOf(asked);
  const done: Ruled[] = [];
  let now = campaign;
  for (const unit of group) {
    const ruled = ofOne(now, asked, unit, faces);
    if (fails?.(ruled.facts)) throw new InputError('one-cannot', { unit: unit.name, verb: asked.verb });
    done.push(ruled);
    now = after(now, ruled);
  }
  if (!asked.table) assertUsed(faces, done);
  return done;
}

/** `all` means those who can: the others are named. @throws the first one's refusal, if none can */
function thoseWhoCan(campaign: Campaign, asked: RulingAsked, group: readonly Unit[]): LogEvent[] {
  const { fails } = verbOf(rulesetOf(campaign.game!.rules), asked.verb);
  const faces = facesOf(asked);
  const events: LogEvent[] = [];
  let first: Refusal | InputError | undefined;
  let now = campaign;
  for (const unit of group) {
    const ruled = givesUp(campaign, asked, unit) ?? orRefusal(() => ofOne(now, asked, unit, faces), campaign);
    const failed = !(ruled instanceof Refusal) && fails?.(ruled.facts);
    if (ruled instanceof Refusal) first ??= ruled;
    if (failed) first ??= new InputError('one-cannot', { unit: unit.name, verb: asked.verb });
    const refusal = ruled instanceof Refusal ? ruled : new Refusal(undefined, 'cannot-do-that', {});
    const event = ruled instanceof Refusal || failed ? heldBack(asked.verb, unit, refusal) : ruled;
    events.push(event);
    now = after(now, event);
  }
  if (events.every(({ type }) => type === 'held-back')) throw first!;
  if (!asked.table) assertUsed(faces, events);
  return events;
}

/** Units that aren't allowed to are listed; the others do it. @throws the first one's refusal, if it's forbidden to all */
function each(campaign: Campaign, asked: RulingAsked, group: readonly Unit[]): LogEvent[] {
  const faces = facesOf(asked);
  const events: LogEvent[] = [];
  const refusals: Refusal[] = [];
  let now = campaign;
  for (const unit of group) {
    const ruled = orRefusal(() => atFirst(now, asked, unit, faces), campaign);
    if (ruled instanceof Refusal) refusals.push(ruled);
    const event = ruled instanceof Refusal ? heldBack(asked.verb, unit, ruled) : ruled;
    events.push(event);
    now = after(now, event);
  }
  if (refusals.length === group.length) throw refusals[0]!;
  if (!asked.table) assertUsed(faces, events);
  return events;
}

/**
 * Of targets that are meant in turn, the first whom somebody can attack now: one who owes a test isn't attacked before it.
 * @throws {Refusal} for the last of them, if it can be nobody
 */
function atFirst(campaign: Campaign, asked: RulingAsked, unit: Unit, faces: TableDice | undefined): Ruled {
  const { target } = asked.given;
  const inOrder = target === undefined ? [] : targetsInTurn(campaign.game!, String(target));
  const ruled = orRefusal(() => ofOne(campaign, asked, unit, faces));
  if (!(ruled instanceof Refusal)) return ruled;
  const others = inOrder.filter(({ name, gone }) => !gone && name !== ruled.values.target).map(({ name }) => name);
  const isOwed = ruled.says === 'owed-first' && ruled.values.target !== undefined;
  if (!isOwed || others.length === 0 || others.length === inOrder.length) throw ruled;
  return atFirst(campaign, { ...asked, given: { ...asked.given, target: inTurn(others) } }, unit, faces);
}

/** Nobody gives up what he has unless he's named. */
function givesUp({ game }: Campaign, { verb }: RulingAsked, unit: Unit): Refusal | undefined {
  if (!verbOf(rulesetOf(game!.rules), verb).givesUp?.(unit)) return undefined;
  return new Refusal(undefined, 'would-give-up', { unit: unit.name });
}

function heldBack(verb: string, { id }: Unit, { rule, says, values }: Refusal): EventOf<'held-back'> {
  return { type: 'held-back', verb, who: id, ...(rule === undefined ? {} : { rule }), says, values: plain(values) };
}

function plain(values: Refusal['values']): EventOf<'held-back'>['values'] {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as EventOf<'held-back'>['values'];
}

function ofOne(campaign: Campaign, asked: RulingAsked, unit: Unit, faces: TableDice | undefined): Ruled {
  const { attacker: _, ...given } = asked.given;
  const ruleset = rulesetOf(campaign.game!.rules);
  return one(campaign, asked, withOwnShare(campaign, ruleset, asked.verb, { ...given, who: unit.name }), faces);
}

/**
 * @param begun the campaign before any of several has done it
 * @returns the refusal, if the rules forbid it, or if somebody has fallen to one of those before
 */
function orRefusal<T>(work: () => T, begun?: Campaign): T | Refusal {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (error instanceof InputError && error.says === 'unit-gone' && wasInPlay(begun, error.values.unit))
      return new Refusal(undefined, 'is-out', error.values);
    throw error;
  }
}

function wasInPlay(campaign: Campaign | undefined, called: unknown): boolean {
  return Object.values(campaign?.game?.units ?? {}).some(({ name, gone }) => name === called && gone === undefined);
}

function one(campaign: Campaign, asked: RulingAsked, given: Asked['given'], faces?: TableDice): Ruled {
  // What's still missing doesn't matter then.
  assertPlayable(asked.verb, given, campaign, asked.defaultRules);
  const { action, against } = permittedAction(campaign, { ...asked, given }, asked.defaultRules);
  assertKnown(action, campaign.game, asked.user);
  assertMeant(action);
  const thrown = asked.throws?.(action) ?? throwAction(action, asked.source, faces);
  const ruled = { ...thrown, ...(against ? { against } : {}) };
  return action.defaulted && !campaign.defaulted ? { ...ruled, defaulted: true } : ruled;
}

function after(campaign: Campaign, event: LogEvent): Campaign {
  const game = evolveGame(campaign.game, event);
  return { ...campaign, ...(game ? { game } : {}) };
}

function facesOf({ given: { faces }, table }: RulingAsked): TableDice | undefined {
  if (table) return table;
  return faces === undefined ? undefined : { faces: readFaces(String(faces)), used: 0 };
}

/** @throws {InputError} for a die that none of them used */
function assertUsed(dice: TableDice | undefined, done: readonly unknown[]): void {
  if (!dice || done.length === 0) return;
  const over = dice.faces[dice.used];
  if (over !== undefined)
    throw new InputError('face-too-many', { position: dice.used + 1, face: over, used: dice.used });
}
