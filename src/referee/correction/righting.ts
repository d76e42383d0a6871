import type { Place } from '../../campaign/corrections.ts';
import type { Game } from '../../campaign/game.ts';
import type { EventOf, LogRecord, Ruled } from '../../campaign/record.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import type { InputError, Refusal } from '../../kernel/refusal.ts';
import type { DieWanted } from './judging.ts';
import type { Numbers } from './numbering.ts';

/** What to correct, and what happens to later records that depend on it. */
export interface Righting {
  readonly said: Readonly<Record<string, OptionValue>>;
  readonly later: 'redo' | 'leave';
  /** Where new dice come from; absent while the user is only looking. */
  readonly source?: ((sides: number) => number) | undefined;
  /** An umpire who plays no side, who may say things that the user who ruled couldn't. */
  readonly umpire?: string | undefined;
}

/** A later record that would have come out differently. */
export interface Resting {
  readonly seq: number;
  readonly record: LogRecord;
  /** `wants`: more dice have to be thrown for it. Otherwise the reason why it can no longer be given. */
  readonly how: 'changes' | 'wants' | 'stands' | Refusal | InputError;
  readonly was: Ruled;
  /** As it would come out, if it can be said. */
  readonly now?: Ruled | undefined;
}

/**
 * A ruling that goes with what the correction takes away, or comes back with it, or that the side run by the referee threw
 * because of it. Nobody has a choice there: `falls` for what nobody owes any more, `returns` for what counts again (`wants`, if
 * more dice have to be thrown for it), `changes` for what comes out differently (`needs`, if more dice have to be thrown for
 * it), and otherwise the reason why its units can't have done it.
 */
export interface Following {
  readonly seq: number;
  readonly record: LogRecord;
  readonly how: 'falls' | 'returns' | 'wants' | 'changes' | 'needs' | Refusal | InputError;
  readonly was: Ruled;
  /** As it would come out, if it does so differently and that can be said. */
  readonly now?: Ruled;
}

/** The result of a correction. */
export interface Outlook {
  readonly root: LogRecord;
  readonly said: EventOf<'corrected'>['said'];
  /** What the rulings of the root say now, and what they would say; fewer if more dice have to be thrown. */
  readonly was: readonly Ruled[];
  readonly now: readonly Ruled[];
  readonly places: readonly Place[];
  readonly rests: readonly Resting[];
  readonly follows: readonly Following[];
  /** The first die that has to be thrown before anything more can be said. */
  readonly wants?: DieWanted | undefined;
  /** The game as it is, and as it would be. */
  readonly games: { readonly was: Game | undefined; readonly now: Game | undefined };
  readonly numbers: Numbers;
}
