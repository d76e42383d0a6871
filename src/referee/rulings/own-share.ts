import type { Campaign } from '../../campaign/campaign.ts';
import type { GivenOptions, OptionValue } from '../../kernel/options/options.ts';
import { InputError, NotAllowed, Refusal } from '../../kernel/refusal.ts';
import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import { readSaid } from './action.ts';

/**
 * A command of one of several who do the same, with what each of them has of his own where it isn't said: as much as the book
 * suggests for him. What can't be read stays as it is, and the command itself will say why.
 */
export function withOwnShare(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  given: Readonly<Record<string, OptionValue>>,
): GivenOptions {
  const { ownShare = [], suggests } = verbOf(ruleset, verb);
  const unsaid = (ownShare as readonly string[]).filter((name) => given[name] === undefined);
  if (unsaid.length === 0 || !suggests) return given;
  const suggested = suggestedFor(campaign, ruleset, verb, given);
  const own = unsaid.flatMap((name) => (suggested[name] === undefined ? [] : [[name, suggested[name]] as const]));
  return { ...given, ...Object.fromEntries(own) };
}

/** What the book suggests for whoever a command names, as far as it can be read. */
export function suggestedFor(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  given: Readonly<Record<string, OptionValue>>,
): GivenOptions {
  const { suggests } = verbOf(ruleset, verb);
  if (!suggests) return {};
  try {
    const { scene, known, declared } = readSaid(verb, given, campaign, ruleset.id);
    const said = scene ? suggests(scene, { ...known, ...declared } as never, ruleset.book) : {};
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as GivenOptions;
  } catch (error) {
    if ([InputError, Refusal, NotAllowed].some((kind) => error instanceof kind)) return {};
    throw error;
  }
}
