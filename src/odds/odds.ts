import { actionKey, keepOdds, type Odds, oddsOf } from '../kernel/dice/odds.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Action } from '../kernel/resolve.ts';
import { OddsThread } from './thread.ts';

/** This much work takes about 10 ms, which nobody notices; anything more goes to the thread. */
const AT_ONCE = 5000;

const thread = new OddsThread();
/** The questions that the thread is working on: two players who ask the same thing wait for the same answer. */
const awaited = new Map<string, Promise<Odds>>();

/**
 * The exact odds of an action, cached for the next one who asks. Light ones are worked out at once, heavy ones in a separate
 * thread, so that no other channel waits for them.
 * @param mostRuns how much work they may take; a few seconds' worth if left out
 * @throws {Refusal} if the contract forbids the action
 * @throws {InputError} if the outcomes or the work exceed their limits
 */
export async function oddsSoon(action: Action, mostRuns?: number): Promise<Odds> {
  try {
    return oddsOf(action, Math.min(AT_ONCE, mostRuns ?? AT_ONCE));
  } catch (error) {
    const heavy = error instanceof InputError && error.says === 'odds-too-large';
    if (!heavy || (mostRuns !== undefined && mostRuns <= AT_ONCE)) throw error;
  }
  const key = JSON.stringify([actionKey(action), mostRuns]);
  const odds = awaited.get(key) ?? fromThread(action, mostRuns).finally(() => awaited.delete(key));
  awaited.set(key, odds);
  return odds;
}

async function fromThread(action: Action, mostRuns: number | undefined): Promise<Odds> {
  const { ruleset, verb, options, toggles } = action;
  const odds = await thread.ask({ rules: ruleset.id, verb, options, toggles: [...toggles], mostRuns });
  keepOdds(action, odds);
  return odds;
}
