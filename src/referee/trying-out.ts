import type { Campaign } from '../campaign/campaign.ts';
import { ThrownDice } from '../kernel/dice.ts';
import type { GivenOptions, Option, OptionTable, OptionValue } from '../kernel/options.ts';
import { RecordedRuling } from '../kernel/recorded-ruling.ts';
import { InputError, Refusal, withoutStacks } from '../kernel/refusal.ts';
import { resolve } from '../kernel/resolve.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { actsWithOthers } from './acting.ts';
import { readAction } from './action.ts';
import { gameIn } from './games.ts';
import { pass } from './gate.ts';

/**
 * Tries on the campaign as it stands, with dice that nobody sees, whether a unit can do something.
 * @returns what eyes had to tell to make it possible, or why it isn't
 */
export function tryOut(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  given: GivenOptions,
  unit: Unit,
): { eyes: GivenOptions } | Refusal | undefined {
  let first: Refusal | undefined;
  const { options } = ruleset.verbs[verb]!;
  const looks = [...eyesFor(options, given)];
  const [unseen] = looks;
  for (const eyes of looks) {
    try {
      const isIts = withoutStacks(() => tryOnce(campaign, ruleset, verb, { ...given, ...eyes }, unit));
      return isIts ? { eyes } : undefined;
    } catch (error) {
      if (error instanceof Refusal) first ??= error;
      else if (!(error instanceof InputError)) throw error;
      // Some rules need a range only for some of their choices, so the options themselves don't require it.
      else if (eyes === unseen) looks.push(...looksAt(missingIn(error, options), options));
    }
  }
  return first;
}

/** @returns whether it's the unit's to do, and for something: if its players may not do it, it has no way to do it */
function tryOnce(campaign: Campaign, ruleset: Ruleset, verb: string, given: GivenOptions, unit: Unit): boolean {
  const action = readAction(verb, given, campaign, ruleset.id);
  const { scene } = action;
  if (!scene || actsWithOthers({ ...action, scene }, unit)) return false;
  pass({ ...action, scene }, { ...gameIn(campaign), enforcement: 'strict' });
  if (ruleset.verbs[verb]!.idle?.(scene, action.options as never, ruleset.book)) return false;
  resolve(action, new RecordedRuling(new ThrownDice(() => 1), action.toggles));
  return true;
}

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

/** Three looks at the table, near and far, for these options; none if there's nothing to look for. */
function looksAt(names: readonly string[], options: OptionTable): readonly GivenOptions[] {
  if (names.length === 0) return [];
  return [0, 1, 2].map((n) => Object.fromEntries(names.map((name) => [name, sampleOf(options[name]!, n)])));
}

/** What a rule found missing, if only eyes can tell all of it. */
function missingIn({ says, values }: InputError, options: OptionTable): readonly string[] {
  const missing = says === 'missing-options' ? (values.missing as readonly string[]) : [];
  return missing.every((name) => options[name]?.from === 'eye') ? missing : [];
}

function isAsked({ required, from, sample }: Option): boolean {
  return Boolean(sample !== undefined || (required && from !== 'choice'));
}

/** @param n which of the values to try */
function sampleOf(option: Option, n: number): OptionValue {
  if (option.sample !== undefined) return option.sample;
  if (option.type === 'integer' || option.type === 'number') {
    return Math.min(option.max ?? Number.POSITIVE_INFINITY, Math.max(option.min ?? 0, [4, 1, 12][n]!));
  }
  if (option.type === 'boolean') return true;
  return option.type === 'string' && option.values ? option.values[n % option.values.length]! : '';
}
