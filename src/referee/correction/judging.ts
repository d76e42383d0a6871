import type { Campaign } from '../../campaign/campaign.ts';
import type { EventOf, LogRecord, Ruled } from '../../campaign/record.ts';
import { type Fallen, FallenPool, ReusedDice } from '../../kernel/fallen-dice.ts';
import type { OptionValue } from '../../kernel/options.ts';
import { readPairs } from '../../kernel/pairs.ts';
import { RecordedRuling } from '../../kernel/recorded-ruling.ts';
import { resolve } from '../../kernel/resolve.ts';
import { togglesOn } from '../../kernel/ruleset.ts';
import type { Cite } from '../../kernel/step.ts';
import { rulesetOf } from '../../rules/index.ts';
import { ruleOnOne } from '../rule-on.ts';
import { ruledBy } from '../throwing.ts';
import { nextStep } from '../turns.ts';
import { type Numbers, numberedFar, renumbered } from './numbering.ts';

type Judged = Ruled | EventOf<'turn-begun'>;
type Given = Readonly<Record<string, OptionValue>>;

/** The dice of a ruling that is judged again: those that fell for it, and where more come from. */
export interface Dice {
  readonly fallen: readonly Fallen[];
  readonly source: (sides: number) => number;
}

/** What an event said before, and where its numbers come from. */
export interface Before {
  readonly was: Judged;
  /** All that it ever said, the first one too. */
  readonly earlier: readonly Judged[];
  readonly numbers: Numbers;
}

/** More dice are wanted than have fallen; none is thrown while one only looks. */
export class DieWanted extends Error {
  readonly sides: number;
  /** What it's for, where a ruling throws it. */
  throwingFor: Cite | undefined;

  constructor(sides: number) {
    super(`A D${sides} is wanted`);
    this.name = 'DieWanted';
    this.sides = sides;
  }
}

/** A source that gives nothing. */
export function noMore(sides: number): never {
  throw new DieWanted(sides);
}

/** A command as it was given, by whom, and what was put right in it since. */
export interface Commanded {
  readonly user: string;
  readonly given: Given;
}

/**
 * What the command of a record said, as the one who gave it did.
 * @param asking of what was agreed to, the record that asked
 * @param said what was put right since; `-` takes an option away
 */
export function commandOf(record: LogRecord, asking: LogRecord | undefined, said: Given): Commanded {
  const { by, command } = asking ?? record;
  // Its dice have fallen.
  const { faces: _, odds: __, ...given } = readPairs(command.replace(/^\/\S+/, ''));
  const all = Object.entries({ ...withoutNamesakes(given, said), ...said }).filter(([, value]) => value !== '-');
  return { user: by, given: Object.fromEntries(all) };
}

/** `attacker` is another name for `who`. */
function withoutNamesakes(given: Given, said: Given): Given {
  const { who: _, attacker: __, ...others } = given;
  return said.who !== undefined || said.attacker !== undefined ? others : given;
}

/**
 * A ruling on its own dice, in the campaign as it finds it.
 * @throws {Refusal} {InputError} {NotAllowed} as the command would, and {DieWanted} from a source that gives nothing
 */
export function judgedAgain(
  campaign: Campaign,
  { was, earlier, numbers }: Before & { readonly was: Ruled },
  { user, given }: Commanded,
  { fallen, source }: Dice,
): Ruled {
  const pool = new FallenPool(fallen);
  const asked = {
    verb: was.verb,
    given: { ...given, rules: was.rules },
    user,
    defaultRules: was.rules,
    source,
    throws: (action: Parameters<typeof ruledBy>[0]) => {
      const ruling = new RecordedRuling(new ReusedDice(pool, source), action.toggles);
      const draws = (sides: number) => pool.take(sides, true) ?? source(sides);
      return ruledBy(
        action,
        orWanted(ruling, () => resolve(action, ruling)),
        draws,
        was.dice,
      );
    },
  };
  const { game } = campaign;
  const ruled = ruleOnOne(game ? { ...campaign, game: numberedFar(game) } : campaign, asked, was.who);
  // It said so when it was given.
  return renumbered(was.defaulted ? { ...ruled, defaulted: true } : ruled, earlier as readonly Judged[], numbers);
}

function orWanted<T>(ruling: RecordedRuling, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof DieWanted) error.throwingFor = ruling.throwingFor;
    throw error;
  }
}

/** The step of a turn that has begun, as it would have in this campaign; nothing where play would have stood elsewhere. */
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
