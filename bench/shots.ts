import type { OptionValue } from '../src/kernel/options/options.ts';
import { completeOptions, readOptions } from '../src/kernel/options/read-options.ts';
import type { Action } from '../src/kernel/resolve.ts';
import { verbOf } from '../src/kernel/ruleset.ts';
import { rulesetOf } from '../src/rules/index.ts';

/** A shot by the original Landser. */
export function shot(given: Readonly<Record<string, OptionValue>>): Action {
  const ruleset = rulesetOf('landser-classic');
  const { options: table } = verbOf(ruleset, 'fire');
  return { ruleset, verb: 'fire', options: completeOptions(table, readOptions(table, given)), toggles: new Set() };
}
