import type { OptionValue } from '../../kernel/options.ts';

/** What an order makes a unit do. */
export interface SoloOrder {
  readonly rule: string;
  /** Its full speed, or half of it. */
  readonly goes?: 'full' | 'half';
  /** Nearer to the enemy whom it sees. */
  readonly closes?: boolean;
  /** It ends in a charge, if that enemy is in reach. */
  readonly charges?: boolean;
  /** Away from the enemy, out of a melee too. */
  readonly flees?: boolean;
  /** It does not shoot. */
  readonly silent?: boolean;
  /** Only as far as the nearest cover. */
  readonly 'to-cover'?: boolean;
  /** In cover, with this part of its strength, it stays. */
  readonly 'stays-at'?: number;
  /** How an AFV goes with infantry beside it. */
  readonly escorted?: 'full';
  /** Inches to the enemy at which an AFV goes no nearer. */
  readonly within?: number;
}

/** What strikes from a counter. */
export interface SoloCounter {
  readonly verb: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** One for each member of the team. */
  readonly shots?: 'members';
  /** Whom a blast catches: all of them, unless the players say how many. */
  readonly figures?: 'members';
  /** The cover of the target counts. */
  readonly covered?: boolean;
  /** It is turned over, and may strike again. */
  readonly stays?: boolean;
}

type SoloRule =
  | 'order'
  | 'afv'
  | 'attack'
  | 'fires'
  | 'caught'
  | 'facing'
  | 'gun-target'
  | 'lifts'
  | 'melee'
  | 'counters'
  | 'mines'
  | 'portals'
  | 'none-in-sight'
  | 'placed'
  | 'comes-upon'
  | 'retires'
  | 'idle'
  | 'routed'
  | 'contact'
  | 'damage'
  | 'no-chart';

/** How the side that the rules run plays its phase. */
export interface SoloTurn {
  readonly rules: Readonly<Record<SoloRule, string>>;
  readonly orders: Readonly<Record<string, SoloOrder>>;
  readonly 'afv-orders': Readonly<Record<string, SoloOrder>>;
  readonly short: number;
  readonly contact: number;
  readonly called: string;
  readonly counters: Readonly<Record<string, SoloCounter>>;
}
