/** How far the results of some throws lay from what the odds said. */
export interface Luck {
  /** A side's ID or a player's. */
  readonly of: string;
  /** The dice fell on the players' table. */
  readonly table: boolean;
  /** Rulings whose dice could have fallen well or badly. */
  readonly tests: number;
  /** What they came to, what was to be expected, and how widely that spreads, in men out of action. */
  readonly came: number;
  readonly expected: number;
  readonly deviation: number;
}

/** How often each face of a die fell, from 1 on. */
export interface Faces {
  readonly sides: number;
  readonly table: boolean;
  readonly counts: readonly number[];
}

/** What a log says of luck. */
export interface LuckFound {
  readonly sides: readonly Luck[];
  readonly players: readonly Luck[];
  readonly faces: readonly Faces[];
  /** Rulings that could not be judged: their odds are too heavy, or their rule has changed since. */
  readonly leftOut: number;
}
