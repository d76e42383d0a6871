import { ThrownDice } from '../../kernel/dice/dice.ts';
import type { Reads } from '../../kernel/late.ts';
import { oncePer } from '../../kernel/once.ts';
import { InputError, type Refusal } from '../../kernel/refusal.ts';
import { GATE, type Ruleset } from '../../kernel/ruleset.ts';
import { SilentRuling } from '../../kernel/ruling.ts';
import { actsWithOthers } from '../rulings/acting.ts';
import { assertVehicle } from '../rulings/action.ts';
import { atThemselves, CHECKS } from '../rulings/gate.ts';
import { isKept } from '../rulings/known.ts';
import type { Act } from './act.ts';
import { optionBitsOf } from './option-bits.ts';

/** What refuses an act as it stands, and what of the act that depends on. */
export interface Wrong {
  readonly why: Refusal | InputError;
  readonly reads: Reads;
}

type Check = (act: Act) => Refusal | InputError | undefined;

/** What can be asked side by side, each check with the name that it's kept under. */
type Stage = readonly (readonly [string, Check])[];

/** The checks of every act of a kind, one stage after the other: each takes for granted that nothing before it refuses. */
function stagesFor({ filling, isFree, isHis, resolver, ruleset }: Act): readonly Stage[] {
  const inGame = isHis ? (check: Check) => check : whereTracked;
  const { book, gate = GATE } = ruleset;
  const { forbid = [], idle, refuses = [] } = resolver;
  const { options } = optionBitsOf(resolver);
  const names = Object.keys(options);
  const passed = gate.filter((check) => check !== 'book' && check !== 'table' && (!isFree || check === 'in-play'));
  const required = names.filter((name) => options[name]!.required);
  const stages: readonly (readonly Check[])[] = [
    [
      ...passed.map((check) => inGame(({ action, game }) => CHECKS[check](action, game!))),
      ...(resolver.atVehicles ? [({ verb, scene }: Act) => nothing(assertVehicle(resolver, verb, scene))] : []),
    ],
    // By himself, whoever acts is his own.
    ...(isHis && !resolver.alongside ? [] : [[forOthers]]),
    ...(isFree ? [] : [forbid]).flat().map((check) => [inGame((act) => check(act.scene, act.whole as never, book))]),
    ...(isFree ? [] : [[inGame(({ action }) => atThemselves(action))]]),
    // What the book forbids whatever is said is known without saying it: whoever asked for an option there was told if it's missing.
    required.map(
      (name) =>
        ({ whole }) =>
          nothing(whole[name]),
    ),
    ...(filling && !isFree ? [[inGame(({ action, game }) => CHECKS.table(action, game!))]] : []),
    ...refuses.map((check): readonly Check[] => [
      ({ scene, whole }) => nothing(check(stopping(scene.toggles), whole as never, book)),
    ]),
    [contract],
    // What the referee knows, no player contradicts where the book leaves that to umpires.
    names.filter((name) => isKept(ruleset, options, name)).map((name) => inGame((act) => otherwise(act, name))),
    [
      inGame((act) =>
        !act.isAsked && idle?.(act.scene, act.whole as never, book) ? new InputError('for-nothing') : undefined,
      ),
    ],
  ];
  return stages.map((stage, i) => stage.map((check, n) => [`/check ${i}.${n}`, check] as const));
}

const STAGES = oncePer((_: Ruleset) => new Map<string, readonly Stage[]>());

function stagesOf(act: Act): readonly Stage[] {
  const kept = STAGES(act.ruleset);
  const key = `${act.verb} ${act.isFree} ${act.isHis} ${act.filling !== undefined}`;
  const stages = kept.get(key) ?? stagesFor(act);
  kept.set(key, stages);
  return stages;
}

/**
 * Whether the rules refuse an act as it stands: the gate, the book, the contract before its first die. Each check notes what it
 * reads of the act, and is run again only when that has changed.
 */
export class Judge {
  readonly act: Act;
  /** How many checks have been run so far. */
  runs = 0;
  readonly #stages: readonly Stage[];

  constructor(act: Act) {
    this.act = act;
    this.#stages = stagesOf(act);
  }

  /**
   * The refusals of the first stage that has any; none if the act can be done as it stands.
   * @param counts whether a refusal counts
   */
  *wrongs(counts: (wrong: Wrong) => boolean): Generator<Wrong> {
    for (const stage of this.#stages) {
      let isRefused = false;
      for (const [name, check] of stage) {
        const run = () => {
          this.runs += 1;
          return check(this.act);
        };
        const { value, error, reads } = this.act.late.look(name, run)!;
        const why = error ?? (value as Refusal | InputError | undefined);
        if (!why || !counts({ why, reads })) continue;
        isRefused = true;
        yield { why, reads };
      }
      if (isRefused) return;
    }
  }
}

/** Only in a game, where it's about one of its units or the game itself: an act of a unit always is. */
function whereTracked(check: Check): Check {
  return (act) => (act.isTracked ? check(act) : undefined);
}

function forOthers({ action, unit }: Act): InputError | undefined {
  return unit && actsWithOthers(action, unit) ? new InputError('not-your-side', { side: unit.side }) : undefined;
}

function otherwise(act: Act, option: string): InputError | undefined {
  const known = act.knownOtherwise(option);
  return known === undefined ? undefined : new InputError('known-otherwise', { option, known });
}

/** What the contract refuses, or says that can't be done, before it throws. */
function contract(act: Act): InputError | undefined {
  const { resolver, ruleset, scene, whole } = act;
  try {
    const facts = resolver.resolve(stopping(scene.toggles), whole as never, ruleset.book);
    return resolver.fails?.(facts) ? new InputError('cannot-be-done') : undefined;
  } catch (error) {
    if (error === THROWS) return undefined;
    throw error;
  }
}

/** Through which nothing is thrown: the first die stops it. @param toggles those that are on */
const stopping = oncePer((toggles: ReadonlySet<string>) => new SilentRuling(STOPPING, toggles));

/** What only has to be asked for: whoever asks is told if it's missing. */
function nothing(_: unknown): undefined {}

/** A die would fall: whatever comes of it isn't refused any more. */
const THROWS = new Error('The dice are thrown');

const STOPPING = new ThrownDice(() => {
  throw THROWS;
});
