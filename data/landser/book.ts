import type { Cite } from '../../src/kernel/step.ts';
import type { Chart, ModifierRow, Roll, Test } from '../../src/kernel/tables.ts';
import * as original from '../landser-classic/book.ts';
import type * as fire from './fire-tables.ts';

export type { Initiative, Medic, Move, Work } from '../landser-classic/book.ts';
export * from './fire-tables.ts';

/** The dice for how far a man goes, with `random-move`. */
export interface RandomMove extends Cite {
  readonly die: 'D3' | 'D6' | '2D6';
  /** Inches added. */
  readonly plus: number;
}

/** What the die counts for, if there are rows. */
export interface ThrownInches {
  readonly sides: number;
  readonly dice?: number;
  readonly rows?: Chart<string>['rows'];
}

/** A row of the movement table. */
export interface Going extends Cite {
  readonly inches: number;
  readonly random: RandomMove;
}

export const VEHICLES = ['fast-vehicle', 'medium-vehicle', 'slow-vehicle'] as const;
export type Vehicle = (typeof VEHICLES)[number];

export interface Movement extends original.Movement {
  /** Of a soldier. */
  readonly actions: Readonly<Record<original.Move, Going>>;
  readonly vehicles: Readonly<Record<Vehicle, Readonly<Record<Exclude<original.Move, 'sneak'>, Going>>>>;
  readonly dice: Readonly<Record<RandomMove['die'], ThrownInches>>;
  readonly besides: string;
  readonly doubled: Cite & { readonly times: number };
  readonly 'no-sneak': string;
  readonly difficult: original.Movement['difficult'] & { readonly vehicle: Cite & { readonly part: number } };
  readonly reminders: original.Movement['reminders'] & { readonly 'light-terrain': Cite };
  readonly driveTest: Readonly<Record<'light' | 'medium' | 'heavy', Test>>;
}

export interface Observation extends original.Observation {
  readonly modifiers: Readonly<Record<'bad-weather' | 'night' | 'spotter', ModifierRow>>;
  /** A man who moves in the open at night, and how far away that gives him away. */
  readonly night: Cite & { readonly upTo: 'M'; readonly row: 'sneak-open' };
}

export interface Assault extends original.Assault {
  /** For each opponent of a man assaulted by several. */
  readonly attackers: ModifierRow;
  readonly difficult: ModifierRow;
  readonly 'wounded-alternative': string;
  readonly jam: Cite & { readonly face: number };
}

export { GRADES } from '../landser-classic/book.ts';

export type BreakOff = original.BreakOff & Required<Pick<original.BreakOff, 'grades'>>;

export interface Rally {
  readonly figure: Test;
  /** For a squad's die, and for a man who throws for himself. */
  readonly squad: Readonly<Record<'squad' | 'self', Roll>>;
  readonly within: Readonly<Record<'figure' | 'squad', Cite & { readonly inches: number }>>;
}

export type Suppression = Cite & { readonly each: ModifierRow };

/** What happens to the wounded, apart from the medic's roll. */
export interface Care {
  readonly 'medic-six-b': original.Medic;
  readonly heals: Cite;
  readonly death: Readonly<Record<'campaign' | 'carried', Test>>;
  readonly treatment: Cite;
}

export type Force = Cite & {
  readonly 'medium-tanks': number;
  readonly 'heavy-tanks': number;
  readonly advice: Cite;
};

export const TANK_GUNS = ['37mm-m6', '75mm-m1', '76mm-m3-m6', '90mm-m1', '2cm', '7-5cm-kwk', '8-8cm-kwk'] as const;
export const LAUNCHERS = ['bazooka', 'panzerschreck', 'piat', 'panzerfaust'] as const;
/** Weapons fired at vehicles. */
export type AntiTankWeapon = (typeof TANK_GUNS)[number] | (typeof LAUNCHERS)[number] | 'sticky-bomb';

/** The D6 to hit a vehicle, and what each weapon adds to the damage roll. */
export interface AntiTank {
  readonly label: string;
  readonly sides: number;
  readonly results: readonly [string, string];
  readonly need: Readonly<Record<AntiTankWeapon, readonly (number | null)[]>>;
  /** The rules for the two tables to hit. */
  readonly tankGun: string;
  readonly smallArms: string;
  /** `name` is the book's, for its printed tables. */
  readonly bonus: Readonly<
    Record<Exclude<AntiTankWeapon, 'panzerfaust' | 'sticky-bomb'>, ModifierRow & { readonly name: string }>
  >;
  readonly panzerfaust: Readonly<Partial<Record<string, ModifierRow>>>;
  readonly elevation: ModifierRow;
  readonly 'move-or-shoot': string;
  /** The faces on which a damaged gun explodes or a bomb goes off too soon. */
  readonly 'gun-damaged': Cite & { readonly faces: readonly number[] };
  readonly premature: Cite & { readonly faces: readonly number[] };
  readonly track: Test;
}

export const FACINGS = ['front', 'side', 'rear', 'top'] as const;
export type Facing = (typeof FACINGS)[number];
export const ARMOURS = ['soft', 'light', 'medium', 'heavy'] as const;
export type ArmourClass = (typeof ARMOURS)[number];

/** What's added to the damage roll; a class that isn't listed adds nothing. */
export interface Armour {
  readonly classes: Readonly<
    Record<Exclude<ArmourClass, 'soft'>, Readonly<Record<Exclude<Facing, 'top'>, ModifierRow>>>
  >;
  readonly top: ModifierRow;
}

/** What a hit does to a vehicle. */
export interface Damage {
  readonly roll: Chart<'no-effect' | 'glancing' | 'penetrating'>;
  readonly glancing: Chart<string>;
  readonly penetrating: Chart<string>;
  /** How far it still runs on, by the rows of the two tables. */
  readonly moves: Readonly<Record<'glancing' | 'penetrating', Readonly<Record<string, Chart<string>>>>>;
  /** For the row that halves a D6, in half inches. */
  readonly exactMoves: Roll;
}

export type Bail = Test & { readonly wounds: Readonly<Record<'light' | 'serious', ModifierRow>> };

export const DEEDS = [...original.DEEDS, 'shift-template', 'aim', 'treat', 'carry-off', 'kill'] as const;
/** What a figure does without a ruling. */
export type Deeds = Readonly<Record<(typeof DEEDS)[number], Cite>>;

/** Everything the resolvers read from the rulebook: what the original has, and what the expanded edition adds. */
export interface Book extends original.Book {
  readonly bands: fire.BandTable;
  readonly toHit: fire.ToHit;
  readonly modifiers: fire.ModifierTable;
  readonly jams: fire.JamTable;
  readonly forbidden: fire.Forbidden;
  readonly effects: fire.EffectTables;
  readonly bursts: fire.Bursts;
  readonly hmg: fire.HeavyMachineGun;
  readonly grenades: fire.Grenades;
  readonly movement: Movement;
  readonly observation: Observation;
  readonly assault: Assault;
  readonly breakOff: BreakOff;
  readonly rally: Rally;
  readonly suppression: Suppression;
  readonly care: Care;
  readonly force: Force;
  readonly antiTank: AntiTank;
  readonly armour: Armour;
  readonly damage: Damage;
  readonly bail: Bail;
  readonly deeds: Deeds;
}
