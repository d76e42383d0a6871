import { isDeepStrictEqual } from 'node:util';
import type { Ruled } from '../../campaign/record.ts';
import { type Odds, oddsAtHand, probability } from '../../kernel/dice/odds.ts';
import { AskedToggles } from '../../kernel/options/asked-toggles.ts';
import { type Options, wholeOf } from '../../kernel/options/options.ts';
import { completeOptions } from '../../kernel/options/read-options.ts';
import type { Action } from '../../kernel/resolve.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, small } from '../document.ts';

/** Something that can happen, and its chance from 0 to 1. */
export interface Chance {
  readonly what: string;
  readonly share: number;
}

/** No more chances than this are shown at once. */
const MOST_TOLD = 4;

/** What an action can lead to in a player's words, likeliest first; empty where no die decides. */
export function chancesOf(words: Catalogue, { total, outcomes }: Odds): readonly Chance[] {
  if (outcomes.length < 2) return [];
  const weights = new Map<string, bigint>();
  for (const { value, weight } of outcomes) {
    for (const what of words.chancesIn(value)) weights.set(what, (weights.get(what) ?? 0n) + weight);
  }
  const chances = [...weights].map(([what, weight]) => ({ what, share: probability(weight, total) }));
  return chances.toSorted((a, b) => b.share - a.share);
}

/** The likeliest chances in one line: "43 % to hit, 9 % out of action". */
export function chancesText(words: Catalogue, chances: readonly Chance[]): string {
  return words.chancesTold(chances.slice(0, MOST_TOLD).map(({ what, share }) => [words.wholePercent(share), what]));
}

/**
 * The chance of a ruling's outcome, in a small line: of its first result, or of no result at all. There's no line where no die
 * decided it, or where the odds are heavy and nobody asked for them, because no answer waits for heavy odds.
 */
export function chanceLines(words: Catalogue, ruled: Ruled): Line[] {
  const action = actionOf(ruled);
  const odds = action && oddsAtHand(action);
  if (!odds || odds.outcomes.length < 2) return [];
  const [came] = words.chancesIn(ruled.facts);
  const alike = odds.outcomes.filter(({ value }) => words.chancesIn(value)[0] === came);
  const share = probability(
    alike.reduce((sum, { weight }) => sum + weight, 0n),
    odds.total,
  );
  // A rule that has been corrected since may not have had this outcome.
  if (share === 0 || share === 1) return [];
  const exactly = odds.outcomes.find(({ value }) => isDeepStrictEqual(value, ruled.facts));
  const own = exactly ? probability(exactly.weight, odds.total) : share;
  return [small(words.odds.had(words.wholePercent(share), came, own < share ? words.wholePercent(own) : undefined))];
}

/** A ruling's action with everything declared and filled in, if its book still has the verb. */
export function actionOf({ rules, verb, options, filled, toggles }: Ruled): Action | undefined {
  const ruleset = rulesets[rules];
  const resolver = ruleset?.verbs[verb];
  if (!ruleset || !resolver) return undefined;
  const said = { ...filled, ...options } as Options;
  const whole = completeOptions(wholeOf(resolver), said);
  return { ruleset, verb, options: whole, toggles: new AskedToggles(toggles) };
}
