/** How far the results of some throws were from what the odds predicted. */
export interface Luck {
  /** The ID of a side or a player. */
  readonly of: string;
  /** The dice fell at the players' table. */
  readonly table: boolean;
  /** Rulings whose dice could have fallen well or badly. */
  readonly tests: number;
  /** Their result, the expected result, and how widely that varies, in men out of action. */
  readonly came: number;
  readonly expected: number;
  readonly deviation: number;
}

/** How often each face of a die came up, from 1 on. */
export interface Faces {
  readonly sides: number;
  readonly table: boolean;
  readonly counts: readonly number[];
}

/** What a log says about luck. */
export interface LuckFound {
  readonly sides: readonly Luck[];
  readonly players: readonly Luck[];
  readonly faces: readonly Faces[];
  /** Rulings that couldn't be judged: their odds take too much work, or their rule has changed since. */
  readonly leftOut: number;
}
