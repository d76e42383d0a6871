import { actionKey, keepOdds, type Odds, oddsOf } from '../kernel/odds.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Action } from '../kernel/resolve.ts';
import { OddsThread } from './thread.ts';

/** So much work takes 10 ms or so, and nobody notices; more of it goes to the thread. */
const AT_ONCE = 5000;

const thread = new OddsThread();
/** What the thread is asked just now: two players who ask the same wait for the same answer. */
const awaited = new Map<string, Promise<Odds>>();

/**
 * The exact odds of an action, kept for the next one who asks. Light ones are worked out here and now, heavy ones in a thread
 * of their own, so that no other channel waits for them.
 * @param mostRuns how much work they may take; a few seconds, unless said
 * @throws {Refusal} for what the contract forbids
 * @throws {InputError} past the bounds on outcomes or on work
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
