import { ThrownDice } from '../../kernel/dice/dice.ts';
import type { Reads } from '../../kernel/late.ts';
import { InputError, type Refusal } from '../../kernel/refusal.ts';
import { GATE } from '../../kernel/ruleset.ts';
import { SilentRuling } from '../../kernel/ruling.ts';
import { actsWithOthers } from '../rulings/acting.ts';
import { assertVehicle } from '../rulings/action.ts';
import { atThemselves, CHECKS } from '../rulings/gate.ts';
import { isKept } from '../rulings/known.ts';
import type { Act } from './act.ts';

/** What refuses an act as it stands, and what of the act that depends on. */
export interface Wrong {
  readonly why: Refusal | InputError;
  readonly reads: Reads;
}

type Check = () => Refusal | InputError | undefined;

/**
 * Whether the rules refuse an act as it stands: the gate, the book, the contract before its first die. Each check notes what it
 * reads of the act, and is run again only when that has changed.
 */
export class Judge {
  readonly act: Act;
  /** How many checks have been run so far. */
  runs = 0;
  /** What can be asked side by side, and what takes for granted that nothing before it refuses. */
  readonly #stages: readonly (readonly (readonly [string, Check])[])[];

  constructor(act: Act) {
    this.act = act;
    const { action, game, isAsked, isFree, options, resolver, ruleset, scene, unit, verb } = act;
    const { book, gate = GATE } = ruleset;
    const inGame = (check: Check): Check => {
      // Whoever acts in a game does so whomever it's aimed at.
      return game && unit ? check : () => (act.isTracked ? check() : undefined);
    };
    const whole = action.options as never;
    const ruling = () => new SilentRuling(STOPPING, action.toggles) as never;
    const required = Object.keys(options).filter((name) => options[name]!.required);
    const { forbid = [], refuses = [] } = resolver;
    const checks: readonly (readonly Check[])[] = [
      [
        ...gate
          .filter((check) => check !== 'book' && check !== 'table' && (!isFree || check === 'in-play'))
          .map((check) => inGame(() => CHECKS[check](action, game!))),
        () => nothing(assertVehicle(resolver, verb, scene)),
      ],
      [() => (unit && actsWithOthers(action, unit) ? new InputError('not-your-side', { side: unit.side }) : undefined)],
      ...(isFree ? [] : [forbid]).flat().map((check) => [inGame(() => check(scene, whole, book))]),
      [inGame(() => (isFree ? undefined : atThemselves(action)))],
      // What the book forbids whatever is said is known without saying it: whoever asked for an option there was told if it's missing.
      required.map((name) => () => nothing(action.options[name])),
      ...(act.filling && !isFree ? [[inGame(() => CHECKS.table(action, game!))]] : []),
      ...refuses.map((check) => [() => nothing(check(ruling(), whole, book))]),
      [() => this.#contract()],
      // What the referee knows, no player contradicts where the book leaves that to umpires.
      Object.keys(options)
        .filter((name) => isKept(ruleset, options, name))
        .map((name) => inGame(() => this.#otherwise(name))),
      [inGame(() => (!isAsked && resolver.idle?.(scene, whole, book) ? new InputError('for-nothing') : undefined))],
    ];
    this.#stages = checks.map((stage, i) =>
      stage.map((check, n) => [`/check ${i}.${n}`, () => this.#run(check)] as const),
    );
  }

  #run(check: Check): ReturnType<Check> {
    this.runs += 1;
    return check();
  }

  /**
   * The refusals of the first stage that has any; none if the act can be done as it stands.
   * @param counts whether a refusal counts
   */
  *wrongs(counts: (wrong: Wrong) => boolean): Generator<Wrong> {
    for (const stage of this.#stages) {
      let isRefused = false;
      for (const [name, check] of stage) {
        const { value, error, reads } = this.act.late.look(name, check)!;
        const why = error ?? (value as Refusal | InputError | undefined);
        if (!why || !counts({ why, reads })) continue;
        isRefused = true;
        yield { why, reads };
      }
      if (isRefused) return;
    }
  }

  #otherwise(option: string): InputError | undefined {
    const known = this.act.knownOtherwise(option);
    return known === undefined ? undefined : new InputError('known-otherwise', { option, known });
  }

  /** What the contract refuses, or says that can't be done, before it throws. */
  #contract(): InputError | undefined {
    const { action, resolver, ruleset } = this.act;
    try {
      const facts = resolver.resolve(
        new SilentRuling(STOPPING, action.toggles) as never,
        action.options as never,
        ruleset.book,
      );
      return resolver.fails?.(facts) ? new InputError('cannot-be-done') : undefined;
    } catch (error) {
      if (error === THROWS) return undefined;
      throw error;
    }
  }
}

/** What only has to be asked for: whoever asks is told if it's missing. */
function nothing(_: unknown): undefined {}

/** A die would fall: whatever comes of it isn't refused any more. */
const THROWS = new Error('The dice are thrown');

const STOPPING = new ThrownDice(() => {
  throw THROWS;
});
