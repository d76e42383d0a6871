import type { OptionValue } from '../../src/kernel/options/options.ts';
import type { Cite } from '../../src/kernel/step.ts';
import type { Chart, ModifierRow } from '../../src/kernel/tables.ts';
import type { Order, RiskLine } from '../ww2-skirmish/solo/solo-tables.ts';

/** What makes a man bolder or more careful: WW2 Skirmish's list, as far as it can be read for one man. */
export const RISKS = [
  'rout',
  'heavy-fire',
  'no-nco',
  'under-fire',
  'enemy-behind',
  'retiring-near',
  'officer',
  'afv-near',
  'friends-near',
  'support',
  'soft-cover',
  'advancing',
  'hard-cover',
  'nothing-in-sight',
  'defending',
  'falling-back',
] as const;
export type Risk = (typeof RISKS)[number];

/** What has to be so before a man does something: his weapon wants work, he has somebody to fire at, to go for or to assault, he's in hide. */
export type Wants = 'work' | 'target' | 'sight' | 'reach' | 'hide';

/** Something that an order makes a man do: a command of his, and the action of his profile that it takes. */
export interface Act {
  readonly verb: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly takes: string;
  readonly wants?: Wants;
  /** He goes somewhere: where, his order says. Left out, he stays where he stands. */
  readonly goes?: true;
  /** He keeps to the ground: whether that hides him is measured. */
  readonly hides?: true;
  /** He faces the enemy first. */
  readonly faces?: true;
}

/** What an order is to a man: where he goes by it, what he does, the first that he can, and what the players are told of a move. */
export interface OrderOf<A extends string = string> {
  readonly way: 'enemy' | 'cover' | 'back' | 'away' | 'stays';
  readonly acts: readonly A[];
  readonly says: string;
}

/** What's our own about WW2 Skirmish's solo rules, read for men with one action each. */
export interface Borrowed {
  readonly toggle: string;
  /** The ruling of ours for each part of the reading. */
  readonly rules: Readonly<Record<'side' | 'risk' | 'chart' | 'acts' | 'looks' | 'ways' | 'duties', string>>;
  /** Lines of its list of risks that aren't read. */
  readonly unread: readonly RiskLine[];
  /** Weapons that don't advance or attack. */
  readonly 'support-weapons': readonly string[];
  readonly orders: Readonly<Record<Order, OrderOf>>;
  readonly acts: Readonly<Record<string, Act>>;
  /** Orders by which a man advances, and by which he goes back. */
  readonly advancing: readonly string[];
  readonly retiring: readonly string[];
  /** Verbs that put whoever they're aimed at under fire. */
  readonly fires: readonly string[];
  /** How many enemies a man looks for in a turn. */
  readonly looks: number;
  /** Distances in inches, and angles in degrees. */
  readonly limits: Readonly<
    Record<'officer' | 'afv' | 'friend' | 'retiring' | 'flank' | 'cover' | 'short-of' | 'covering-arc' | 'far', number>
  >;
  /** The kinds of piece that a man defends who began there. */
  readonly fortified: readonly string[];
  /** How vehicles are shot at, where the edition has any. */
  readonly 'at-vehicles'?: string;
}

/** The same, with that book's numbers. */
export interface BorrowedSolo extends Borrowed {
  readonly risk: Cite & { readonly lines: Readonly<Partial<Record<RiskLine, ModifierRow>>>; readonly parts: number };
  /** Rows by risk: the first whose number is at least the risk. */
  readonly rows: readonly (readonly [upTo: number, Chart<Order>])[];
  readonly calm: Readonly<Record<'defending' | 'falling-back', Chart<Order>>>;
  readonly support: Cite & { readonly orders: readonly Order[] };
}
