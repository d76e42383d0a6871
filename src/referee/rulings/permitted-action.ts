import type { Campaign } from '../../campaign/campaign.ts';
import type { GivenOptions, OptionValue } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import { rulesetOf } from '../../rules/index.ts';
import { Finishing } from '../acts/finishing.ts';
import { drawnTable } from '../battlefield/drawn.ts';
import { permitted } from './acting.ts';
import { type DeclaredAction, gameBy, readAction, rulesPlayed } from './action.ts';
import type { Against } from './gate.ts';

/** A command as somebody gives it. */
export interface Giving {
  readonly verb: string;
  readonly given: Readonly<Record<string, OptionValue>>;
  readonly user: string;
}

/** An action that a user may take now, and the rule that an umpire overrides with it. */
export interface PermittedAction {
  readonly action: DeclaredAction;
  readonly against: Against | undefined;
}

/** What has been read of the command that's about to be given, as a campaign stands: whoever sees whether it's whole reads it first. */
const AHEAD = new WeakMap<Campaign, Giving & { readonly book: string; readonly read: PermittedAction }>();

/** A command, read and permitted. @throws as `readAction` and `permitted` do */
export function permittedAction(campaign: Campaign, giving: Giving, defaultRules: string): PermittedAction {
  const ahead = AHEAD.get(campaign);
  // Its ruling notes what it asks, so it's for one ruling only.
  AHEAD.delete(campaign);
  const { verb, given, user } = giving;
  const isSame = ahead?.given === given && ahead.verb === verb && ahead.user === user;
  if (isSame && ahead.book === bookOf(campaign, given, defaultRules)) return ahead.read;
  const action = readOrForbidden(campaign, giving, defaultRules);
  return { action, against: permitted(action, campaign, giving.user) };
}

/**
 * A command, read. On a drawn table, what's missing isn't asked for if a rule forbids the command whatever that is: whoever has just
 * fallen stands nowhere, so how far he is can't be measured any more.
 */
function readOrForbidden(campaign: Campaign, { verb, given }: Giving, defaultRules: string): DeclaredAction {
  try {
    return readAction(verb, given, campaign, defaultRules);
  } catch (error) {
    const isMissing = error instanceof InputError && error.says === 'missing-options';
    const ruleset = rulesetOf(bookOf(campaign, given, defaultRules));
    const game = gameBy(ruleset, campaign);
    if (!isMissing || !game || !drawnTable(game)) throw error;
    throw new Finishing({ campaign, ruleset, verb, given: given as GivenOptions }).refusal() ?? error;
  }
}

/** The same for somebody who only looks at it, and keeps what's read for the ruling that follows. @throws likewise */
export function readAhead(campaign: Campaign, giving: Giving, defaultRules: string): PermittedAction {
  const read = permittedAction(campaign, giving, defaultRules);
  const { verb, given, user } = giving;
  AHEAD.set(campaign, { verb, given, user, book: bookOf(campaign, given, defaultRules), read });
  return read;
}

/** The rulebook that a command goes by. */
function bookOf(campaign: Campaign, { rules }: Giving['given'], defaultRules: string): string {
  return String(rules ?? rulesPlayed(campaign) ?? defaultRules);
}
