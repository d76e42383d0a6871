import { ThrownDice } from './dice/dice.ts';
import type { Distribution } from './dice/distribution.ts';
import { EnumeratingDice } from './dice/enumerating-dice.ts';
import type { Options } from './options/options.ts';
import type { RecordedRuling } from './recorded-ruling.ts';
import { InputError, Refusal } from './refusal.ts';
import { type Ruleset, verbOf } from './ruleset.ts';
import { SilentRuling } from './ruling.ts';
import type { Facts } from './state/facts.ts';
import type { Outcome } from './verb.ts';

/** An action complete enough to be ruled on. */
export interface Action {
  readonly ruleset: Ruleset;
  readonly verb: string;
  /** Complete, and checked against the verb's table. */
  readonly options: Options;
  readonly toggles: ReadonlySet<string>;
}

/**
 * The outcome of the action with this ruling's dice. The caller makes and keeps the ruling, so it knows how far it got.
 * @throws {Refusal} for what the contract forbids
 */
export function resolve(action: Action, ruling: RecordedRuling): Outcome {
  const facts = resolver(action)(ruling);
  return { facts, steps: ruling.steps, results: ruling.results };
}

/**
 * Every distinct set of facts with its exact chance, likeliest first: the same resolver over dice that fall every way.
 * @param mostRuns how much work they may take; a few seconds by default
 * @throws {Refusal} for what the contract forbids
 * @throws {InputError} past the bounds on outcomes or on work
 */
export function enumerate(action: Action, mostRuns?: number): Distribution<Facts> {
  const dice = new EnumeratingDice(mostRuns);
  const ruling = new SilentRuling(dice, action.toggles);
  const facts = resolver(action);
  const { total, outcomes } = dice.distribution(() => facts(ruling));
  return { total, outcomes: outcomes.toSorted((a, b) => (a.weight < b.weight ? 1 : a.weight > b.weight ? -1 : 0)) };
}

/** What an action comes to if no die decides it; nothing if one does, or if it's forbidden. */
export function certainFacts(action: Action): Facts | undefined {
  try {
    return resolver(action)(new SilentRuling(STOPPING, action.toggles));
  } catch (error) {
    if (error === THROWS || error instanceof Refusal || error instanceof InputError) return undefined;
    throw error;
  }
}

const THROWS = new Error('A die decides');
const STOPPING = new ThrownDice(() => {
  throw THROWS;
});

function resolver({ ruleset, verb, options }: Action): (ruling: SilentRuling | RecordedRuling) => Facts {
  const { resolve } = verbOf(ruleset, verb);
  return (ruling) => resolve(ruling, options, ruleset.book);
}
