import { expect } from 'vitest';
import type { Distribution } from '../../src/kernel/dice/distribution.ts';
import { HandDice } from '../../src/kernel/dice/hand-dice.ts';
import { oddsOf } from '../../src/kernel/dice/odds.ts';
import type { OptionValue } from '../../src/kernel/options/options.ts';
import { completeOptions, readOptions } from '../../src/kernel/options/read-options.ts';
import { RecordedRuling } from '../../src/kernel/recorded-ruling.ts';
import { type Action, resolve } from '../../src/kernel/resolve.ts';
import { type Ruleset, togglesOn, verbOf } from '../../src/kernel/ruleset.ts';
import type { Facts } from '../../src/kernel/state/facts.ts';
import type { Outcome } from '../../src/kernel/verb.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { inputErrorOf, refusalOf } from '../kernel/failures.ts';
import { chancesOf, plus, reduced, written, ZERO } from '../kernel/fractions.ts';

export type Given = Readonly<Record<string, OptionValue>>;

/** The faces as they fall, in the order of the procedure. */
export const dice = (...faces: readonly number[]): readonly number[] => faces;

/** An action as typed. @throws {InputError} as a player would get it */
export function actionOf(ruleset: Ruleset, verb: string, given: Given, toggles = ''): Action {
  const table = verbOf(ruleset, verb).options;
  const options = completeOptions(table, readOptions(table, given));
  return { ruleset, verb, options, toggles: togglesOn(ruleset, {}, toggles) };
}

/** The action with these dice; one over, or one short, fails. */
export function thrown(action: Action, faces: readonly number[]): Outcome {
  const given = new HandDice(faces);
  const outcome = resolve(action, new RecordedRuling(given, action.toggles));
  given.finish();
  return outcome;
}

/** The chance of all outcomes that have these facts, be there others besides. */
function chanceOf(odds: Distribution<Facts>, facts: Facts): string {
  const has = (value: Facts) => Object.entries(facts).every(([name, fact]) => value[name] === fact);
  const weights = odds.outcomes.filter(({ value }) => has(value)).map(({ weight }) => reduced(weight, odds.total));
  return written(weights.reduce(plus, ZERO));
}

/** What the tests of one rulebook are written in. Toggles are those for the action: names, commas between. */
export function by(rulesetId: string) {
  const ruleset = rulesetOf(rulesetId);
  const action = (verb: string, given: Given, toggles?: string) => actionOf(ruleset, verb, given, toggles);
  return {
    ruled: (verb: string, given: Given, faces: readonly number[], toggles?: string) =>
      thrown(action(verb, given, toggles), faces),
    odds: (verb: string, given: Given, toggles?: string) => chancesOf(oddsOf(action(verb, given, toggles))),
    chance: (verb: string, given: Given, facts: Facts, toggles?: string) =>
      chanceOf(oddsOf(action(verb, given, toggles)), facts),
    /** The rule that refuses it, whether dice are thrown or odds asked for; it comes before any die. */
    refused: (verb: string, given: Given, toggles?: string) => {
      const refusal = refusalOf(() => thrown(action(verb, given, toggles), []));
      expect(refusalOf(() => oddsOf(action(verb, given, toggles)))).toStrictEqual(refusal);
      return refusal;
    },
    wrong: (verb: string, given: Given, toggles?: string) => inputErrorOf(() => action(verb, given, toggles)),
  };
}
