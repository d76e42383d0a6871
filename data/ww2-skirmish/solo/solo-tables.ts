import type { OptionValue } from '../../../src/kernel/options/options.ts';
import type { Cite } from '../../../src/kernel/step.ts';
import type { Chart, ModifierRow } from '../../../src/kernel/tables.ts';

export const RISK_FACTORS = [
  'rout',
  'heavy-fire',
  'under-fire',
  'command-group',
  'one-action',
  'no-nco',
  'enemy-behind',
  'retiring-near',
  'losing',
  'officer',
  'afv-near',
  'friends-near',
  'at-gun',
  'hmg',
  'soft-cover',
  'advancing',
  'hard-cover',
  'winning',
  'nothing-in-sight',
] as const;
/** What makes a unit bolder or more careful. */
export type RiskFactor = (typeof RISK_FACTORS)[number];

export const AFV_FACTORS = [
  'advancing',
  'hull-down',
  'infantry-near',
  'radio',
  'damaged',
  'at-fire',
  'enemy-behind',
  'alone',
  'no-main-gun',
  'no-weapons',
] as const;
export type AfvFactor = (typeof AFV_FACTORS)[number];

/** The lines of the book's list; some name two factors that count once. */
export type RiskLine =
  | 'rout'
  | 'heavy-fire'
  | 'command-group-or-one-action'
  | 'casualties'
  | 'no-nco'
  | 'under-fire'
  | 'enemy-behind-or-retiring'
  | 'losing'
  | 'officer'
  | 'afv-near'
  | 'friends-near'
  | 'gun-or-soft-cover'
  | 'advancing-or-hard-cover'
  | 'winning'
  | 'nothing-in-sight';

export type AfvLine =
  | 'advancing-or-hull-down'
  | 'infantry-or-radio'
  | 'damaged'
  | 'casualties'
  | 'at-fire'
  | 'enemy-behind'
  | 'alone'
  | 'no-main-gun'
  | 'no-weapons';

/** What a unit of the solo forces does. */
export type Order =
  | 'continue'
  | 'move-to-enemy'
  | 'halt-in-cover'
  | 'halt'
  | 'advance'
  | 'attack'
  | 'retreat'
  | 'rout'
  | 'halt-fire';

export type AfvOrder = 'bale-out' | 'retreat' | 'halt' | 'manoeuvre' | 'advance' | 'continue';

export const UNIT_STATES = ['normal', 'defending', 'falling-back'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

export const FORCES = [
  'nothing',
  'riflemen-nco',
  'riflemen-panzerfaust',
  'riflemen-lmg',
  'redeploy',
  'hmg-riflemen',
  'panzerjager',
  'at-gun-lmg',
  'tank',
] as const;
export type Force = (typeof FORCES)[number];

/** Rows of a chart by risk: the first whose number is at least the risk. */
type ByRisk<R extends string> = readonly (readonly [upTo: number, Chart<R>])[];

/** The enemy run by the rules. */
export interface Solo {
  readonly risk: Cite & {
    readonly lines: Readonly<Record<RiskLine, ModifierRow>>;
    /** A point of risk for each of these parts of the unit that's out of it. */
    readonly parts: number;
  };
  readonly action: {
    readonly rows: ByRisk<Order>;
    /** The first row for units that are doing something else. */
    readonly calm: Readonly<Record<Exclude<UnitState, 'normal'>, Chart<Order>>>;
    readonly unseen: Cite;
    /** What support weapons don't do: they halt and fire. */
    readonly support: Cite & { readonly orders: readonly Order[] };
  };
  readonly afvRisk: Cite & { readonly lines: Readonly<Record<AfvLine, ModifierRow>> };
  readonly afv: {
    readonly rows: ByRisk<AfvOrder>;
    readonly unseen: Cite;
    readonly immobile: Cite;
  };
  readonly arrivals: Chart<Force> & {
    readonly 'no-contact': ModifierRow;
    readonly counters: ModifierRow;
    readonly natural: Cite & { readonly face: number };
    readonly unavailable: Cite;
    /** What else is said about some forces when they arrive. */
    readonly where: Readonly<Partial<Record<Force, Cite & { readonly result: string }>>>;
  };
  /** Men surrounded while routing. */
  readonly surrender: Cite;
  readonly portal: {
    readonly near: Cite & { readonly inches: number };
    readonly open: Cite;
    readonly next: { readonly inches: number };
    readonly nowhere: Cite;
  };
}

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
  /** It may go to cover that’s so near, in inches: on a drawn table it does. */
  readonly 'cover-within'?: number;
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
