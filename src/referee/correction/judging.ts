import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '../../campaign/campaign.ts';
import type { EventOf, LogRecord, Ruled } from '../../campaign/record.ts';
import { saidIn } from '../../campaign/said-in.ts';
import { type Fallen, FallenPool, ReusedDice } from '../../kernel/dice/fallen-dice.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import { RecordedRuling } from '../../kernel/recorded-ruling.ts';
import { resolve } from '../../kernel/resolve.ts';
import { togglesOn } from '../../kernel/ruleset.ts';
import type { Cite } from '../../kernel/step.ts';
import { rulesetOf } from '../../rules/index.ts';
import type { DeclaredAction } from '../rulings/action.ts';
import { ruleOnOne } from '../rulings/rule-on.ts';
import { ruledBy } from '../rulings/throwing.ts';
import { nextStep } from '../turns/turns.ts';
import { type Numbers, numberedFar, renumbered } from './numbering.ts';

type Judged = Ruled | EventOf<'turn-begun'>;

/** The dice of a ruling that is judged again: those that fell for it, and a source for more. */
export interface Dice {
  readonly fallen: readonly Fallen[];
  readonly source: (sides: number) => number;
}

/** Earlier versions of an event, and where its numbers come from. */
export interface Before {
  readonly was: Judged;
  /** Every earlier version, including the first one. */
  readonly earlier: readonly Judged[];
  readonly numbers: Numbers;
}

/** More dice are needed than have fallen; none are thrown while the user is only looking. */
export class DieWanted extends Error {
  readonly sides: number;
  /** What the die is for, if a ruling throws it. */
  throwingFor: Cite | undefined;

  constructor(sides: number) {
    super(`A D${sides} is wanted`);
    this.name = 'DieWanted';
    this.sides = sides;
  }
}

/** A source that gives no dice. */
export function noMore(sides: number): never {
  throw new DieWanted(sides);
}

/** A command as it was given, by whom, and what has been corrected in it since. */
export interface Commanded {
  readonly user: string;
  readonly given: GivenOptions;
}

/**
 * The options of a record's command, as they were given.
 * @param asking for a ruling that was agreed to, the record that asked
 * @param said what has been corrected since; `-` removes an option
 */
export function commandOf(record: LogRecord, asking: LogRecord | undefined, said: GivenOptions): Commanded {
  const by = asking ?? record;
  const all = Object.entries({ ...withoutNamesakes(saidIn(by), said), ...said }).filter(([, value]) => value !== '-');
  return { user: by.by, given: Object.fromEntries(all) };
}

/** `attacker` is another name for `who`. */
function withoutNamesakes(given: GivenOptions, said: GivenOptions): GivenOptions {
  const { who: _, attacker: __, ...others } = given;
  return said.who !== undefined || said.attacker !== undefined ? others : given;
}

/**
 * A ruling on its own dice, in the campaign as it finds it.
 * @throws {Refusal} {InputError} {NotAllowed} as the command would, and {DieWanted} from a source that gives no dice
 */
export function judgedAgain(
  campaign: Campaign,
  { was, earlier, numbers }: Before & { readonly was: Ruled },
  { user, given }: Commanded,
  { fallen, source }: Dice,
): Ruled {
  const asked = {
    verb: was.verb,
    // It was given, so it was meant.
    given: { ...given, rules: was.rules, confirm: true },
    user,
    defaultRules: was.rules,
    source,
    throws: (action: DeclaredAction) => thrownAgain(action, was, { fallen, source }),
  };
  const { game } = campaign;
  const ruled = ruleOnOne(game ? { ...campaign, game: numberedFar(game) } : campaign, asked, was.who);
  // It was already said when the ruling was given.
  return renumbered(was.defaulted ? { ...ruled, defaulted: true } : ruled, earlier as readonly Judged[], numbers);
}

/** An action on the dice that fell for it, and on new ones after them. @throws {DieWanted} from a source that gives no dice */
export function thrownAgain(action: DeclaredAction, { dice }: Pick<Ruled, 'dice'>, { fallen, source }: Dice): Ruled {
  const pool = new FallenPool(fallen);
  const ruling = new RecordedRuling(new ReusedDice(pool, source), action.toggles);
  const draws = (sides: number) => pool.take(sides, true) ?? source(sides);
  const outcome = orWanted(ruling, () => resolve(action, ruling));
  return ruledBy(action, outcome, draws, dice);
}

function orWanted<T>(ruling: RecordedRuling, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DieWanted) error.throwingFor = ruling.throwingFor;
    throw error;
  }
}

/** Whether an event comes to what it came to before. What steps are called differs from version to version of a book, and doesn't count. */
export function comesToSame(now: Judged, was: Judged): boolean {
  return isDeepStrictEqual(now, was) || (now.book !== was.book && isDeepStrictEqual(unnamed(now), unnamed(was)));
}

function unnamed({ book: _, steps = [], ...event }: Judged) {
  const thrown = steps.map(({ label: _, about: __, result: ___, values: ____, modifiers, ...step }) => {
    return { ...step, modifiers: modifiers.map(({ rule, value }) => [rule, value]) };
  });
  return { ...event, thrown };
}

/** The step of a turn as it would have begun in this campaign; nothing if play would have been elsewhere. */
export function begunAgain(
  { game, house }: Campaign,
  { was, earlier, numbers }: Before & { readonly was: EventOf<'turn-begun'> },
  { fallen, source }: Dice,
): EventOf<'turn-begun'> | undefined {
  if (!game) return undefined;
  const ruleset = rulesetOf(game.rules);
  const pool = new FallenPool(fallen);
  const draws = (sides: number) => pool.take(sides, true) ?? source(sides);
  const begun = nextStep(numberedFar(game), ruleset, togglesOn(ruleset, house), draws);
  if (JSON.stringify(begun.at) !== JSON.stringify(was.at)) return undefined;
  return renumbered(begun, earlier, numbers);
}
