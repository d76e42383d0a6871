import type { Cite } from '../../src/kernel/step.ts';
import type { Chart, ModifierRow, Roll, Test } from '../../src/kernel/tables.ts';
import type { Organisation, Transport, Vehicles } from './forces.ts';
import type { FigureId, WeaponId } from './ids.ts';
import type { Tracking } from './remembered.ts';

export type * from './forces.ts';
export type { WeaponId } from './ids.ts';
export type * from './remembered.ts';

/** The optional rules a ruling can depend on; each is a toggle of the same name. */
export type Optional = 'satchel' | 'flamethrower' | 'artillery-support' | 'bail-out' | 'morale' | 'smoke';

/** Firepower against soft and armoured targets; `null` where it has none. */
export interface Firepower {
  readonly s: number | null;
  readonly ap: number | null;
}

/** Another number for the same thing, under a house rule. */
export interface Reading {
  readonly toggle: string;
  readonly value: number;
}

export interface Weapon extends Firepower {
  readonly name: string;
  /** Inches. */
  readonly range: number;
  readonly cost: number;
  readonly reading?: Reading;
  /** How many men it needs. */
  readonly crew: number;
  readonly kind: 'infantry' | 'heavy' | 'gun';
  /** Indirect fire treats these differently. */
  readonly piece?: 'mortar' | 'at-gun' | 'artillery';
  /** Its firepower when an observer directs it. */
  readonly indirect?: Firepower;
  /** Moving makes its fire no worse (PT-ATK-05). */
  readonly steady?: boolean;
  /** Belongs to an optional rule. */
  readonly toggle?: Optional;
  /** The rule of its firepower, if it has one of its own. */
  readonly rule?: string;
  /** Fires smoke; mortars and guns of 75 mm and more. */
  readonly smoke?: boolean;
}

export const TARGETS = ['infantry', 'heavy', 'gun', 'soft-vehicle', 'exposed', 'rider'] as const;
export type TargetType = (typeof TARGETS)[number];

export const STANCES = ['stationary', 'assault', 'running', 'moving'] as const;
export type Stance = (typeof STANCES)[number];

export const COVERS = ['none', 'soft', 'hard'] as const;
export type Cover = (typeof COVERS)[number];

export const MOUNTS = ['ground', 'turret', 'hull', 'roof'] as const;
export type Mount = (typeof MOUNTS)[number];

/** The number to beat, and the rule for it. */
export interface DefenceValue {
  readonly rule: string;
  readonly value: number;
  readonly reading?: Reading;
}

export interface Defence {
  readonly label: string;
  readonly of: Readonly<
    Record<
      TargetType,
      { readonly moving: DefenceValue; readonly assault?: DefenceValue; readonly stationary: DefenceValue }
    >
  >;
  /** Only infantry make assault moves. */
  readonly assault: string;
  readonly armour: Cite;
  /** No armour was given. */
  readonly unarmoured: string;
}

export type Strike = 'miss' | 'pinned' | 'immobilised' | 'hit' | 'hit-by-3';
/** How far the total is above the defence value, at most: rising. */
export type Margins = Chart<Strike>['rows'];

/** 2d6, firepower and modifiers against a defence value. */
export interface Shooting extends Cite {
  readonly sides: number;
  readonly dice: number;
  readonly highest: number;
  readonly margins: Readonly<
    Record<'men' | 'men-pinned' | 'vehicle' | 'vehicle-immobilised' | 'vehicle-hull-down', Margins>
  >;
  readonly firepower: Readonly<Record<'s' | 'ap' | 'indirect' | 'split' | 'volley', Cite>>;
  readonly broken: ModifierRow;
  readonly moving: Readonly<Record<Mount, ModifierRow>>;
  readonly 'roof-as-turret': ModifierRow;
  readonly steady: Cite;
  readonly overkill: Cite;
  readonly saves: Readonly<Record<'soft' | 'hard', Chart<'saved' | 'not-saved'>>>;
  readonly fuel: Test & { readonly weapon: WeaponId };
  /** Natural totals that shake a vehicle if the shot could have killed it. */
  readonly shaking: Cite & { readonly naturals: readonly number[] };
  readonly immobilised: Cite;
}

/** Why a shot is forbidden: the rules, under the contract's reason words or under what tells the cases apart. */
export interface Forbidden {
  readonly 'satchel-phase': string;
  readonly 'at-gun-indirect': string;
  readonly 'no-indirect': string;
  readonly 'indirect-phase': string;
  readonly 'indirect-moved': string;
  readonly 'wrong-target': string;
  readonly 'indirect-wrong-target': string;
  readonly 'out-of-range': string;
  readonly obscured: { readonly rule: string; readonly inches: number };
  readonly 'off-table': { readonly rule: string; readonly inches: number };
  readonly 'satchel-range': string;
  readonly moved: string;
  readonly 'bad-split': string;
}

export interface Bail {
  readonly crew: Roll;
  readonly riders: Roll;
  readonly losses: Readonly<Record<'afv' | 'half-track' | 'riders', ModifierRow>>;
  /** As many of a crew as could ever get out (PT-RUL-43). */
  readonly most: Readonly<Record<'afv' | 'half-track', number>>;
  readonly nobody: Cite;
}

export interface Morale {
  readonly check: Chart<'good' | 'shaken' | 'broken'>;
  /** A broken man with an enemy close by. */
  readonly surrender: Cite;
  readonly veteran: ModifierRow;
  readonly green: ModifierRow;
  /** Only once, for one reason or both. */
  readonly leaderless: ModifierRow;
}

export interface Smoke {
  readonly shell: Chart<'placed' | 'failed'>;
  readonly ammunition: Test;
  readonly projector: { readonly range: number };
  readonly forbidden: Readonly<Record<'bad-weather' | 'no-smoke' | 'out-of-range', string>>;
}

export type Initiative = Readonly<
  Record<'setup' | 'first-move', { readonly one: Roll; readonly two: Roll; readonly goes: Cite }>
>;

export type Mobility = 'foot' | 'pushed' | 'tracked' | 'half-track' | 'wheeled';

export const MOVERS = [
  'infantry-run',
  'infantry-assault',
  'heavy',
  'gun-push',
  'tracked',
  'half-track',
  'wheeled',
] as const;
export type MoverId = (typeof MOVERS)[number];

export const TERRAINS = ['open', 'road', 'forest', 'rough', 'steep', 'building'] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface Movement {
  readonly movers: Readonly<Record<MoverId, Cite & { readonly mobility: Mobility; readonly speed?: number }>>;
  readonly vehicles: Cite;
  /** How far an inch of the allowance goes on a road. */
  readonly road: Readonly<Record<Mobility, Cite & { readonly rate: number }>>;
  /** Extra inches for a move that's entirely on roads. */
  readonly bonus: ModifierRow & { readonly mobilities: readonly Mobility[] };
  readonly slow: Readonly<Partial<Record<Terrain, Cite & { readonly rate: number }>>>;
  readonly steep: Cite & { readonly rate: number };
  readonly obstacle: ModifierRow;
  /** Parts of one move (PT-RUL-46). */
  readonly spent: Cite;
  readonly half: Cite & { readonly rate: number };
  readonly barred: Readonly<Record<'truck' | 'building' | 'obstacle' | 'run-again', Cite>>;
}

export interface Points {
  readonly armour: Cite & { readonly divisor: number; readonly base: number };
  /** Added to horsepower for each ton: up to this many tons. */
  readonly speed: Cite & { readonly tons: readonly (readonly [upTo: number, value: number])[] };
  readonly vehicle: Cite & { readonly mg: number; readonly unarmoured: number; readonly power: number };
  readonly force: Cite;
  /** A figure counted without anything in its hands. */
  readonly bare: Cite;
  readonly figures: Readonly<Record<FigureId, number>>;
}

/** What can be done with a weapon that has lost its man. */
export type Work = Readonly<Record<'crew' | 'pick-up' | 'abandon' | 'heads-up' | 'heads-down', Cite>>;

/** Everything the resolvers read from the rulebook. */
export interface Book {
  readonly weapons: Readonly<Record<WeaponId, Weapon>>;
  readonly vehicles: Vehicles;
  readonly defence: Defence;
  readonly shooting: Shooting;
  readonly forbidden: Forbidden;
  /** The first rule of each optional topic. */
  readonly optional: Readonly<Record<Optional, string>>;
  readonly bail: Bail;
  readonly morale: Morale;
  readonly call: Test;
  readonly smoke: Smoke;
  readonly initiative: Initiative;
  readonly movement: Movement;
  readonly points: Points;
  readonly work: Work;
  readonly transport: Transport;
  readonly tracking: Tracking;
  readonly organisation: Organisation;
}
