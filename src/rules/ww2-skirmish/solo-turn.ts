import type { OptionValue } from '../../kernel/options.ts';

/** What an order makes a unit do. */
export interface SoloOrder {
  readonly rule: string;
  /** What is told of it, in a word of the catalogue. */
  readonly says: string;
  /** Its full speed, or half of it. */
  readonly goes?: 'full' | 'half';
  /** Nearer to the enemy whom it sees. */
  readonly closes?: boolean;
  /** It ends in a charge, if that enemy is in reach. */
  readonly charges?: boolean;
  /** Away from the enemy, out of a melee too. */
  readonly flees?: boolean;
  /** It runs, with all its Actions. */
  readonly runs?: boolean;
  /** The crew of a gun leaves it to go. */
  readonly leaves?: boolean;
  /** In open order. */
  readonly dispersed?: boolean;
  /** It does not shoot. */
  readonly silent?: boolean;
  /** Only as far as the nearest cover. */
  readonly 'to-cover'?: boolean;
  /** In cover, at half its strength or more, it stays. */
  readonly 'stays-in-cover'?: boolean;
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
  | 'fires'
  | 'looks'
  | 'not-made-out'
  | 'spots'
  | 'caught'
  | 'facing'
  | 'crosses'
  | 'lifts'
  | 'suppressed'
  | 'melee'
  | 'friends'
  | 'reaction'
  | 'crossing'
  | 'counters'
  | 'mines'
  | 'portals'
  | 'none-in-sight'
  | 'placed'
  | 'tank'
  | 'recycled'
  | 'comes-upon'
  | 'nowhere'
  | 'retires'
  | 'idle'
  | 'routed'
  | 'contact'
  | 'damage'
  | 'crew-out'
  | 'no-chart';

/** How the side that the rules run plays its phase. */
export interface SoloTurn {
  readonly rules: Readonly<Record<SoloRule, string>>;
  readonly orders: Readonly<Record<string, SoloOrder>> & { readonly continue: SoloOrder };
  readonly 'afv-orders': Readonly<Record<string, SoloOrder>>;
  readonly contact: number;
  readonly reach: { readonly counter: number; readonly mine: number };
  readonly called: string;
  readonly counters: Readonly<Record<string, SoloCounter>>;
}
