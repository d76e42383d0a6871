import type { Position } from './turn.ts';

/** A point of the game, worked out when something is decided: never "next turn". */
export interface Moment {
  /** Counted from 1 through the whole battle. */
  readonly turn: number;
  /** Whose turn; absent where it is everybody's. */
  readonly side?: string;
  /** A step of the ruleset's turn. */
  readonly step?: string;
  readonly edge: 'start' | 'end';
}

/** What the referee remembers of a unit, side or the table: flat values under the words of the rulebook. */
export type Fields = Readonly<Record<string, string | number | boolean>>;

/** A figure, team, squad or vehicle, whatever the ruleset moves as one. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** The book's profile that it was made from. */
  readonly profile: string;
  readonly fields: Fields;
  /** Why it is no longer in play. */
  readonly gone?: string;
}

/** The game as the referee knows it when a command is given. Read-only: what changes is said by effects. */
export interface Scene {
  readonly units: ReadonlyMap<string, Unit>;
  readonly sides: Readonly<Record<string, Fields>>;
  readonly table: Fields;
  /** Where the game is; absent before the first turn. */
  readonly at?: Position;
  /** The steps of a turn with their sides, for working out moments. */
  readonly steps: readonly Position[];
  readonly toggles: ReadonlySet<string>;
  /** Who acts or is tested, if a unit was named. */
  readonly actor?: Unit;
  readonly targets: readonly Unit[];
}
