import type { Campaign } from '../campaign/campaign.ts';
import { completeOptions, type Options, type OptionTable, type OptionValue, readOptions } from '../kernel/options.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Action } from '../kernel/resolve.ts';
import { togglesOn, verbOf } from '../kernel/ruleset.ts';
import { rulesetOf } from '../rules/index.ts';
import { type CommonOptions, commonOptions } from './common-options.ts';

/** An action with all that was said about it. */
export interface DeclaredAction extends Action {
  /** What was given by hand, checked; the rest of `options` are defaults. */
  readonly declared: Options;
  readonly odds: boolean;
  /** Dice thrown at the table, if they are given. */
  readonly faces: readonly number[] | undefined;
  /** Neither the action nor the channel names a ruleset. */
  readonly defaulted: boolean;
}

const merged = new WeakMap<OptionTable, OptionTable>();

/** The options of a verb with the common ones: what may be given with its command. */
export function optionsWith(table: OptionTable): OptionTable {
  const known = merged.get(table) ?? { ...table, ...commonOptions };
  merged.set(table, known);
  return known;
}

/**
 * What was said, read by the ruleset that governs it.
 * @throws {InputError} for unknown, wrong or missing options
 * @throws {Refusal} where the ruleset has no such verb
 */
export function readAction(
  verb: string,
  given: Readonly<Record<string, OptionValue>>,
  _campaign: Campaign,
  defaultRules: string,
): DeclaredAction {
  const rules = given.rules;
  const ruleset = rulesetOf(String(rules ?? defaultRules));
  const { options: table } = verbOf(ruleset, verb);
  const { common, own } = parted(readOptions(optionsWith(table), given));
  refuseUnits(common);
  return {
    ruleset,
    verb,
    declared: own,
    options: completeOptions(table, own),
    toggles: togglesOn(ruleset, {}, common.with),
    odds: common.odds ?? false,
    faces: common.faces === undefined ? undefined : readFaces(common.faces),
    defaulted: rules === undefined,
  };
}

/** Units and an umpire belong to a campaign, and a loose ruling has none. */
function refuseUnits({ who, attacker, target, override }: CommonOptions): void {
  const unit = who ?? attacker ?? target;
  if (unit !== undefined) throw new InputError('unknown-unit', { unit });
  if (override) throw new InputError('no-umpire');
}

function parted(options: Options): { common: CommonOptions; own: Options } {
  const common: Record<string, OptionValue | undefined> = {};
  const own: Record<string, OptionValue | undefined> = {};
  for (const name of Object.keys(options)) (name in commonOptions ? common : own)[name] = options[name];
  return { common: common as CommonOptions, own };
}

/** One face a die, spaces or commas between. @throws {InputError} */
export function readFaces(text: string): number[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.map((word, i) => {
    if (/^\d{1,3}$/.test(word)) return Number(word);
    throw new InputError('face-not-a-number', { position: i + 1, face: word });
  });
}
