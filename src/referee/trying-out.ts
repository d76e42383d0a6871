import type { Campaign } from '../campaign/campaign.ts';
import { ThrownDice } from '../kernel/dice.ts';
import { type GivenOptions, type Option, type OptionTable, type OptionValue, wholeOf } from '../kernel/options.ts';
import { RecordedRuling } from '../kernel/recorded-ruling.ts';
import { InputError, Refusal, withoutStacks } from '../kernel/refusal.ts';
import { resolve } from '../kernel/resolve.ts';
import { GATE, type GateCheck, type Ruleset, verbOf } from '../kernel/ruleset.ts';
import type { Scene, Unit } from '../kernel/scene.ts';
import { actsWithOthers } from './acting.ts';
import { type DeclaredAction, readAction } from './action.ts';
import { Failures } from './failures.ts';
import { gameIn } from './games.ts';
import { pass } from './gate.ts';
import { Watch } from './watch.ts';

/**
 * Tries on the campaign as it stands, with dice that nobody sees, whether a unit can do something.
 * @param failures of the same unit with the same verb, as things stand
 * @returns what eyes had to tell to make it possible, or why it isn't
 */
export function tryOut(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  given: GivenOptions,
  unit: Unit,
  failures = new Failures(false),
): { eyes: GivenOptions } | Refusal | undefined {
  let first: Refusal | undefined;
  const { options } = ruleset.verbs[verb]!;
  const looks = [...eyesFor(options, given)];
  const [unseen] = looks;
  for (const eyes of looks) {
    const said = { ...given, ...eyes };
    const came = failures.of(said) ?? tryOnce(campaign, ruleset, verb, said, unit, failures);
    if (came === 'goes') return { eyes };
    if (came === 'not-its-own') return undefined;
    if (came instanceof Refusal) {
      first ??= came;
      if (eyes === unseen) looks.push(...liftsOf(came, given));
    }
    // Some rules need a range only for some of their choices, so the options themselves don't require it.
    else if (eyes === unseen || lifts(first, eyes)) {
      const found = looksFor(missingIn(came), options).map((look) => ({ ...eyes, ...look }));
      looks.push(...newIn(found, looks));
    }
  }
  return first;
}

/** @returns whether it goes, or why not; what the unit's players may not do, or for nothing, isn't its own to do */
export function tryOnce(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  given: GivenOptions,
  unit: Unit,
  failures: Failures,
): 'goes' | 'not-its-own' | Refusal | InputError {
  const watch = new Watch();
  try {
    const isIts = withoutStacks(() =>
      passes(readAction(verb, given, campaign, ruleset.id, watch), campaign, unit, watch),
    );
    return isIts ? 'goes' : 'not-its-own';
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof InputError)) throw error;
    const at = watch.looked ?? lackedBy(error, watch, wholeOf(verbOf(ruleset, verb)));
    if (at) failures.remember(given, { at, for: watch.needed }, error);
    return error;
  }
}

/** @returns whether it's the unit's to do, and for something @throws {Refusal} {InputError} */
function passes(action: DeclaredAction, campaign: Campaign, unit: Unit, watch: Watch): boolean {
  const { ruleset, verb } = action;
  if (!action.scene) return false;
  const resolver = verbOf(ruleset, verb);
  const [scene, options] = watch.judging(action.scene, action.options, wholeOf(resolver));
  // Whether one of the targets is a vehicle has been looked at already.
  if (resolver.atVehicles) watch.looksAt('target');
  const judged = { ...action, scene, options };
  if (actsWithOthers(judged, unit)) return false;
  pass(judged, { ...gameIn(campaign), enforcement: 'strict' }, checksFor(action.scene, ruleset));
  if (resolver.idle?.(scene, options as never, ruleset.book)) return false;
  resolve(judged, new RecordedRuling(new ThrownDice(() => 1), action.toggles));
  return true;
}

/** What was looked at, if the options were found wrong before the rules judged them. */
function lackedBy({ says, values }: Refusal | InputError, watch: Watch, table: OptionTable) {
  if (says === 'no-vehicle') return watch.lacked(['target'], {});
  return says === 'missing-options' ? watch.lacked(values.missing as readonly string[], table) : undefined;
}

/** Nobody who's in play can fail for being out of it. */
function checksFor({ actor, targets }: Scene, { gate = GATE }: Ruleset): readonly GateCheck[] {
  const isOut = [actor, ...targets].some((unit) => unit?.gone !== undefined);
  return isOut ? gate : gate.filter((check) => check !== 'in-play');
}

/** In inches: close enough for a grenade, hand to hand, and past the shortest range of guns and mortars. */
const DISTANCES: readonly number[] = [4, 1, 12, 24];

/** What eyes might tell: nothing, or else what the book requires, near and far. */
function eyesFor(options: OptionTable, given: GivenOptions): readonly GivenOptions[] {
  const asked = Object.entries(options).filter(([name, option]) => given[name] === undefined && isAsked(option));
  return [
    {},
    ...looksAt(
      asked.map(([name]) => name),
      options,
    ),
  ];
}

/** What the player could say for it to be allowed, if he hasn't said anything about that. */
function liftsOf({ unless }: Refusal, given: GivenOptions): readonly GivenOptions[] {
  return unless && Object.keys(unless).every((name) => given[name] === undefined) ? [unless] : [];
}

/** Whether this is no more than what would lift a refusal. */
function lifts(refusal: Refusal | undefined, eyes: GivenOptions): boolean {
  return refusal?.unless !== undefined && eyes === refusal.unless;
}

/** Looks at the table, near and far, for these options; none if there's nothing to look for. */
function looksAt(names: readonly string[], options: OptionTable): readonly GivenOptions[] {
  if (names.length === 0) return [];
  return DISTANCES.map((_, n) => Object.fromEntries(names.map((name) => [name, sampleOf(options[name]!, n)])));
}

function newIn(looks: readonly GivenOptions[], known: readonly GivenOptions[]): readonly GivenOptions[] {
  const isSame = (one: GivenOptions, other: GivenOptions) => {
    const names = Object.keys(one);
    return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
  };
  return looks.filter((look) => !known.some((each) => isSame(each, look)));
}

/** What a rule found missing. */
function missingIn({ says, values }: InputError): readonly string[] {
  return says === 'missing-options' ? (values.missing as readonly string[]) : [];
}

/** Looks for what's missing if only eyes can tell all of it, but for one choice that only some of the verb's tasks need. */
function looksFor(missing: readonly string[], options: OptionTable): readonly GivenOptions[] {
  const [unseen, ...others] = missing.filter((name) => options[name]?.from !== 'eye');
  if (unseen === undefined) return looksAt(missing, options);
  const option = options[unseen];
  if (others.length > 0 || option?.type !== 'string' || option.required) return [];
  const seen = looksAt(
    missing.filter((name) => name !== unseen),
    options,
  );
  return (option.values ?? []).flatMap((value) => seen.map((look) => ({ ...look, [unseen]: value })));
}

function isAsked({ required, from, sample }: Option): boolean {
  return from !== 'choice' && Boolean(sample !== undefined || required);
}

/** @param n which of the values to try */
function sampleOf(option: Option, n: number): OptionValue {
  if (option.sample !== undefined) return option.sample;
  if (option.type === 'integer' || option.type === 'number') {
    return Math.min(option.max ?? Number.POSITIVE_INFINITY, Math.max(option.min ?? 0, DISTANCES[n]!));
  }
  if (option.type === 'boolean') return true;
  return option.type === 'string' && option.values ? option.values[n % option.values.length]! : '';
}
