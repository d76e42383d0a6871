import type { OptionValue } from '../../kernel/options.ts';

/** What an order makes a unit do. */
export interface SoloOrder {
  readonly rule: string;
  /** What's said about it, as a word of the catalogue. */
  readonly says: string;
  /** At full speed or half speed. */
  readonly goes?: 'full' | 'half';
  /** Towards the enemy it sees. */
  readonly closes?: boolean;
  /** It ends in a charge if that enemy is in reach. */
  readonly charges?: boolean;
  /** Away from the enemy, even out of a melee. */
  readonly flees?: boolean;
  /** It runs, with all its Actions. */
  readonly runs?: boolean;
  /** A gun's crew leaves it to move. */
  readonly leaves?: boolean;
  /** In open order. */
  readonly dispersed?: boolean;
  /** It doesn't shoot. */
  readonly silent?: boolean;
  /** Only as far as the nearest cover. */
  readonly 'to-cover'?: boolean;
  /** In cover, with at least half its strength, it stays. */
  readonly 'stays-in-cover'?: boolean;
  /** How an AFV moves with infantry beside it. */
  readonly escorted?: 'full';
  /** How close to the enemy an AFV goes, in inches. */
  readonly within?: number;
}

/** What attacks from a counter. */
export interface SoloCounter {
  readonly verb: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** One for each member of the team. */
  readonly shots?: 'members';
  /** The men a blast catches: everyone, unless the players say how many. */
  readonly figures?: 'members';
  /** The cover of the target counts. */
  readonly covered?: boolean;
  /** What it is against a vehicle and all who are in it; without it, only those who show themselves can be hit. */
  readonly 'at-vehicle'?: Readonly<Record<string, OptionValue>>;
  /** It's beside the vehicle, whatever range was told. */
  readonly 'point-blank'?: boolean;
  /** It's turned over, and can attack again. */
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
  | 'shielded'
  | 'mines'
  | 'portals'
  | 'none-in-sight'
  | 'placed'
  | 'redeploy'
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

/** How the side run by the rules plays its phase. */
export interface SoloTurn {
  readonly rules: Readonly<Record<SoloRule, string>>;
  readonly orders: Readonly<Record<string, SoloOrder>> & { readonly continue: SoloOrder };
  readonly 'afv-orders': Readonly<Record<string, SoloOrder>>;
  readonly contact: number;
  readonly reach: { readonly counter: number; readonly mine: number };
  readonly called: string;
  /** Who's placed at the rearmost portal when they're redeployed (WS-GEN-09). */
  readonly officer: string;
  readonly counters: Readonly<Record<string, SoloCounter>>;
}
