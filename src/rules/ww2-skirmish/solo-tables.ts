import type { Cite } from '../../kernel/step.ts';
import type { Chart, ModifierRow } from '../../kernel/tables.ts';

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
