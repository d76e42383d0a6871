import type { Cite } from '../../../src/kernel/step.ts';
import type { Chart, ModifierRow, Roll, Test } from '../../../src/kernel/tables.ts';
import type { ReachTable, ScoreTable } from '../reach.ts';

export const VEHICLES = ['small-soft', 'large-soft', 'light', 'medium', 'heavy', 'tiger-panther', 'tiger2'] as const;
export type VehicleClass = (typeof VEHICLES)[number];

export const RUNNING_GEARS = ['tracked', 'halftrack', 'wheeled'] as const;
export type RunningGear = (typeof RUNNING_GEARS)[number];

/** What a class of vehicle means for a shot at it. */
export interface VehicleKind {
  /** Its column in the damage table. */
  readonly column: 'soft' | 'afv';
  readonly weight?: 'medium' | 'heavy';
  /** Where its armour is thicker than its weight class suggests. */
  readonly thick?: 'front' | 'all-round';
}

/** Classes of vehicles, and what they run on unless a player says otherwise. */
export interface Vehicles {
  readonly classes: Readonly<Record<VehicleClass, VehicleKind>>;
  readonly gear: Readonly<Record<VehicleKind['column'], RunningGear>>;
}

export const HAND_HELD = ['at-rifle', 'at-grenade', 'panzerfaust', 'bazooka', 'molotov', 'flamethrower'] as const;
export type HandHeldWeapon = (typeof HAND_HELD)[number];

/** Hand-held anti-tank weapons; against vehicles flame is one of them. */
export interface HandHeld {
  readonly reach: ReachTable<HandHeldWeapon>;
  readonly toHit: ScoreTable;
  readonly crossing: ModifierRow;
  /** In millimetres, for weapons that hit as hard as a gun of a certain calibre. */
  readonly calibres: Readonly<Partial<Record<HandHeldWeapon, number>>>;
  readonly 'afv-only': { readonly rule: string; readonly weapons: readonly HandHeldWeapon[] };
  readonly moved: { readonly rule: string; readonly weapon: HandHeldWeapon };
  /** What sets an AFV on fire, and the modifier to its die. */
  readonly flame: Chart<'none' | 'abandoned' | 'explodes'>;
  readonly burning: Readonly<Partial<Record<HandHeldWeapon, ModifierRow | null>>>;
}

/** What a hit does to a vehicle, as a fact. */
export type Damage =
  | 'none'
  | 'stunned'
  | 'optics'
  | 'weapon-wrecked'
  | 'immobilised'
  | 'occupants-1'
  | 'occupants-2'
  | 'occupants-4'
  | 'occupants-all'
  | 'driver-killed'
  | 'on-fire'
  | 'ammo-fire'
  | 'explodes'
  | 'abandoned';

/** The same in the table's words, where some of it depends on the vehicle. */
export type DamageRow = Damage | 'wheel-lost' | 'dud' | 'petrol-explodes';

/** The D20 for each hit on a vehicle. */
export interface VehicleDamage {
  readonly charts: Readonly<Record<VehicleKind['column'], Chart<DamageRow>>>;
  readonly modifiers: Readonly<
    Record<
      'best-round' | '57mm' | 'flank-or-rear' | 'thick-armour' | 'hull-down' | 'heavy' | 'poor-round' | 'medium',
      ModifierRow
    >
  >;
  /** The guns that are best against armour, whatever they fire. */
  readonly best: { readonly weapon: string; readonly calibre: number; readonly ammo: string };
  /** A gun of this calibre or more is a good one, in millimetres. */
  readonly good: number;
  /** Hits of small arms, which only hurt a soft vehicle. */
  readonly smallArms: Cite;
  /** Turns until burning ammunition explodes. */
  readonly ammunition: Roll;
}

/** Bunkers, and what's posted into them. */
export interface Bunkers {
  readonly smallArms: Test;
  readonly effect: Chart<'none' | 'occupants-1' | 'occupants-all'>;
  readonly weak: ModifierRow;
  /** Weak weapons against a bunker: these, and any gun below a calibre. */
  readonly 'weak-weapons': readonly string[];
  readonly 'weak-below': number;
}

export const MOVERS = ['foot', 'small-soft', 'large-soft', 'light', 'medium', 'heavy'] as const;
export const TERRAINS = ['open', 'rough', 'water', 'woods', 'road'] as const;

/** How far men and vehicles go, in inches. */
export interface Movement {
  readonly foot: Cite & { readonly inches: number; readonly 'one-action': number };
  readonly 'most-moves': Cite & { readonly moves: number };
  readonly noAction: { readonly rule: string };
  readonly eachMove: Readonly<Record<'rough' | 'water' | 'wounded' | 'carried-by-1' | 'carried-by-2', ModifierRow>>;
  readonly obstacle: ModifierRow;
  readonly rout: Cite;
  readonly soloRout: ModifierRow;
  readonly suppressed: Cite & { readonly inches: number };
  readonly halted: Cite & { readonly inches: number };
  readonly halfPace: Readonly<Record<'foot' | 'morale' | 'vehicle', Cite>>;
  readonly vehicle: Cite & { readonly inches: number };
  readonly heavy: Cite & { readonly inches: number; readonly going: number };
  readonly road: Cite & { readonly inches: number; readonly 'small-soft': number };
  readonly slowed: Cite;
  /** `null`: it never gets stuck. */
  readonly bog: Omit<Test, 'need'> & { readonly need: Readonly<Record<RunningGear, number | null>> };
  readonly release: Test;
  readonly crash: Cite;
  /** With its driver killed, a vehicle at this speed or faster crashes. */
  readonly stops: Cite & { readonly below: number };
}
