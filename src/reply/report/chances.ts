import { breathing } from '../../campaign/breath.ts';
import type { Happening } from '../../campaign/history/chronicle.ts';
import type { Ruled } from '../../campaign/record.ts';
import { type Odds, probability } from '../../kernel/dice/odds.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { oddsSoon } from '../../odds/odds.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { actionOf } from '../dice/chances.ts';

/** How likely it was that a ruling would come out as it did. */
export interface Chance {
  /** The chance of its verdict, from 0 to 1. */
  readonly had: number;
  /** Whether it hit anybody, and how likely that was; only where both were possible. */
  readonly hit?: { readonly hits: boolean; readonly chance: number };
}

/** How long a report works on odds, in milliseconds. It leaves out the chances of later rulings. */
const PATIENCE = 1_500;

/** Heavier odds would use up the time for all the others. */
const MOST_RUNS = 20_000;

/** The chances of the rulings of a battle, worked out a few at a time so that nobody else waits for them. */
export async function chancesOf(
  words: Catalogue,
  happenings: readonly Happening[],
): Promise<ReadonlyMap<Ruled, Chance>> {
  const breathe = breathing();
  const found = new Map<Ruled, Chance>();
  let spent = 0;
  for (const { event } of happenings) {
    if (event.type !== 'ruled' || spent > PATIENCE) continue;
    const begun = performance.now();
    const chance = await chanceOf(words, event);
    spent += performance.now() - begun;
    if (chance) found.set(event, chance);
    await breathe();
  }
  return found;
}

/** The chance that a ruling had; none if no die decided it, or if its odds are too heavy to work out. */
export async function chanceOf(words: Catalogue, ruled: Ruled): Promise<Chance | undefined> {
  const odds = await oddsBefore(ruled);
  if (!odds || odds.outcomes.length < 2) return undefined;
  const said = (facts: Facts) => words.verdictOf(ruled.rules, ruled.verb, facts, ruled);
  const verdict = said(ruled.facts);
  const had = await shareOf(odds, (facts) => said(facts) === verdict);
  // The rules may have changed since: an outcome that's no longer possible is shown without a chance.
  if (had === 0) return undefined;
  const chance = await shareOf(odds, (facts) => hitIn(facts, ruled.rules));
  return { had, ...(chance > 0 && chance < 1 ? { hit: { hits: hitIn(ruled.facts, ruled.rules), chance } } : {}) };
}

/** The odds before the dice were thrown. */
async function oddsBefore(ruled: Ruled): Promise<Odds | undefined> {
  try {
    const action = actionOf(ruled);
    return action && (await oddsSoon(action, MOST_RUNS));
  } catch (error) {
    // It has an option of an older version, or too many figures.
    if (error instanceof InputError || error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Works in pieces: describing thousands of outcomes takes longer than finding their odds. */
async function shareOf({ outcomes, total }: Odds, holds: (facts: Facts) => boolean): Promise<number> {
  const breathe = breathing();
  let sum = 0n;
  for (const { value, weight } of outcomes) {
    if (holds(value)) sum += weight;
    const pause = breathe();
    if (pause) await pause;
  }
  return probability(sum, total);
}

/** Whether somebody or something was hit, as the book says it. */
function hitIn(facts: Facts, rules: string): boolean {
  const { hits = [] } = rulesets[rules]?.worth ?? {};
  return hits.some((name) => facts[name] === true || Number(facts[name] ?? 0) > 0);
}
