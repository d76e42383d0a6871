import { LRUCache } from 'lru-cache';
import { RecordedRuling } from '../recorded-ruling.ts';
import { InputError, Refusal } from '../refusal.ts';
import { type Action, enumerate, resolve } from '../resolve.ts';
import type { Facts } from '../state/facts.ts';
import type { Step } from '../step.ts';
import type { Distribution } from './distribution.ts';
import { HandDice } from './hand-dice.ts';

export type Odds = Distribution<Facts>;

// By size and not by number: a template on twenty figures has thousands of outcomes, a single shot a dozen.
const KEPT_OUTCOMES = 200_000;
const cache = new LRUCache<string, Odds>({
  maxSize: KEPT_OUTCOMES,
  sizeCalculation: ({ outcomes }) => outcomes.length,
});

/** The exact odds of an action, kept for whoever asks next. Throws as `enumerate` does. */
export function oddsOf(action: Action, mostRuns?: number): Odds {
  const known = cache.get(actionKey(action));
  if (known) return known;
  const odds = enumerate(action, mostRuns);
  keepOdds(action, odds);
  return odds;
}

/** Keeps odds that were worked out elsewhere, for whoever asks next. */
export function keepOdds(action: Action, odds: Odds): void {
  cache.set(actionKey(action), odds);
}

/** The same text for actions with the same odds. */
export function actionKey({ ruleset, verb, options, toggles }: Action): string {
  const said = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([ruleset.id, verb, said, [...toggles].sort()]);
}

/** This much work takes under a millisecond. */
const AT_HAND = 500;

/** The odds of an action if they're known or quick to work out; `undefined` where they're heavy or the action is forbidden. */
export function oddsAtHand(action: Action): Odds | undefined {
  try {
    return oddsOf(action, AT_HAND);
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError) return undefined;
    throw error;
  }
}

/** The steps of an action that no die decides; nothing where dice do. Throws as `enumerate` does. */
export function certainSteps(action: Action, { total }: Odds): readonly Step[] {
  if (total !== 1n) return [];
  return resolve(action, new RecordedRuling(new HandDice([]), action.toggles)).steps;
}

/** A weight out of a total as the nearest ordinary number, however long the two are. */
export function probability(weight: bigint, total: bigint): number {
  const whole = Number(total);
  if (whole < Infinity) return Number(weight) / whole;
  const spare = BigInt(total.toString(2).length - 1000);
  return Number(weight >> spare) / Number(total >> spare);
}
