import { LRUCache } from 'lru-cache';
import type { Campaign } from '../../campaign/campaign.ts';
import type { GivenOptions, OptionValue } from '../../kernel/options/options.ts';
import { readOptions } from '../../kernel/options/read-options.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import { meantBy } from '../../rules/names.ts';
import { gameBy } from '../rulings/action.ts';
import { commonOptions } from '../rulings/common-options.ts';
import { unitNamed } from '../units/units.ts';
import { Act } from './act.ts';
import { domainOf } from './domains.ts';
import { type Found, type Said, Search } from './search.ts';
import { searchFor } from './ways.ts';

/** A command as far as it's given, whoever gives it. */
export interface Begun {
  readonly campaign: Campaign;
  readonly ruleset: Ruleset;
  readonly verb: string;
  readonly given: GivenOptions;
  /** Whether somebody asks for it, so that it isn't for nothing; he does by default. */
  readonly isAsked?: boolean;
}

/** What's been found without a battle, for the forms that many players open. */
const LOOSE = new LRUCache<string, Found>({ max: 1000 });

type Whose = Readonly<Partial<Record<'who' | 'target', readonly string[]>>>;

/**
 * Tells how a command that somebody has begun can be finished, with one thing said after the other: whatever isn't said is open. What
 * doesn't depend on that is worked out once.
 */
export class Finishing {
  readonly #begun: Begun;
  /** Who may do it, where nobody is named, and at whom, where somebody has to be; the likeliest first. */
  readonly #whose: Whose;
  readonly #searches = new Map<string | undefined, Search>();

  constructor(begun: Begun, whose: Whose = {}) {
    this.#begun = begun;
    this.#whose = whose;
  }

  /** Whether it can be finished with more of it said. What can't be read isn't refused. */
  goes(more: GivenOptions, without: readonly string[] = []): boolean {
    return this.#first(more, without).said !== undefined;
  }

  /** How it can be finished by the likeliest who can. @param alone options that are left alone if it goes without them */
  finish(more: GivenOptions = {}, alone: readonly string[] = []): Found {
    const found = alone.length > 0 ? this.#first(more, alone) : undefined;
    return found?.said ? found : this.#first(more, []);
  }

  /** The rule that forbids it, whatever else is said but of these; nothing if that isn't what stands in the way. */
  refusal(more: GivenOptions = {}, without: readonly string[] = []): Refusal | undefined {
    const { wrong } = this.#first(more, without);
    return wrong?.why instanceof Refusal ? wrong.why : undefined;
  }

  #first(more: GivenOptions, without: readonly string[]): Found {
    let first: Found | undefined;
    for (const whole of this.#of(more)) {
      const found = this.#aimed(whole, without);
      if (found.said) return found;
      first ??= found;
    }
    return first!;
  }

  /** What's known of an option with more said, or else what the book supposes. */
  known(name: string, more: GivenOptions = {}): OptionValue | undefined {
    const [whole = {}] = this.#of(more);
    return this.#asked(whole, (search) => search.act.known[name]);
  }

  /** Each value that an option can have for whoever does it. */
  values(name: string, more: GivenOptions = {}): readonly OptionValue[] {
    const all = this.#of(more).flatMap((whole) => this.#asked(whole, ({ act }) => domainOf(act, name)) ?? []);
    return [...new Set(all)];
  }

  #of(more: GivenOptions): readonly GivenOptions[] {
    const { given } = this.#begun;
    const whole = { ...given, ...more };
    const { who = [] } = this.#whose;
    if (actorIn(whole) !== undefined || who.length === 0) return [whole];
    return who.map((name) => ({ ...whole, who: name }));
  }

  /** With a target, if it can't do without. What's refused at whomever it may be aimed isn't tried at each of them. */
  #aimed(whole: GivenOptions, without: readonly string[]): Found {
    const open = this.#found(whole, without);
    const { target = [] } = this.#whose;
    if (!open.said || open.said.target !== undefined || whole.target !== undefined) return open;
    let first: Found | undefined;
    for (const name of target) {
      const found = this.#found({ ...whole, target: name }, without);
      if (found.said) return found;
      first ??= found;
    }
    return first ?? open;
  }

  /** Where there's no battle, the same words always mean the same. */
  #found(whole: GivenOptions, without: readonly string[]): Found {
    const { campaign, ruleset, verb, isAsked = true } = this.#begun;
    if (gameBy(ruleset, campaign)) return this.#searched(whole, without);
    const key = JSON.stringify([ruleset.id, campaign.house, verb, isAsked, whole, without]);
    const found = LOOSE.get(key) ?? this.#searched(whole, without);
    LOOSE.set(key, found);
    return found;
  }

  #searched(whole: GivenOptions, without: readonly string[]): Found {
    try {
      return this.#asked(whole, (search) => search.finishWithout(without)) ?? { said: {} };
    } catch (error) {
      if (error instanceof Refusal || error instanceof InputError) return { wrong: { why: error, reads: 0 } };
      throw error;
    }
  }

  /** @returns nothing if it's of several at once, or of nobody that the referee knows */
  #asked<T>(whole: GivenOptions, work: (search: Search) => T): T | undefined {
    const search = this.#searchFor(actorIn(whole));
    return search?.with(ownOf(search.act, whole), () => work(search));
  }

  #searchFor(who: string | undefined): Search | undefined {
    const { campaign, ruleset, verb, given, isAsked = true } = this.#begun;
    const kept = this.#searches.get(who);
    if (kept) return kept;
    const game = gameBy(ruleset, campaign);
    const unit = who === undefined || !game ? undefined : unitIn(game, who);
    if (who !== undefined && !unit) return undefined;
    const toggles = given.with === undefined ? undefined : togglesOn(ruleset, campaign.house, String(given.with));
    const isFree = given.override === true || (game !== undefined && game.enforcement !== 'strict');
    const isPlain = unit !== undefined && toggles === undefined && !isFree && !isAsked;
    const search = isPlain
      ? searchFor(campaign, ruleset, verb, unit)
      : new Search(new Act(campaign, ruleset, verb, unit, { toggles, isFree, isAsked }));
    this.#searches.set(who, search);
    return search;
  }
}

function unitIn(game: Parameters<typeof unitNamed>[0], who: string) {
  try {
    return unitNamed(game, who);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function actorIn({ who, attacker = who }: GivenOptions): string | undefined {
  return attacker === undefined ? undefined : String(attacker);
}

/** What's given of the verb's own options and of its target, read as a command is. @throws {InputError} for what can't be read */
function ownOf({ options }: Act, given: GivenOptions): Said {
  const own = Object.entries(given).filter(([name]) => name === 'target' || !(name in commonOptions));
  const read = readOptions({ ...options, target: commonOptions.target }, Object.fromEntries(own), meantBy);
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
