import type { Cite } from '../../kernel/step.ts';
import type { Chart, ModifierRow, Roll, Test } from '../../kernel/tables.ts';
import type { ReachTable, ScoreTable } from './reach.ts';

export const VEHICLES = ['small-soft', 'large-soft', 'light', 'medium', 'heavy', 'tiger-panther', 'tiger2'] as const;
export type VehicleClass = (typeof VEHICLES)[number];

export const RUNNING_GEARS = ['tracked', 'halftrack', 'wheeled'] as const;
export type RunningGear = (typeof RUNNING_GEARS)[number];

/** What a class of vehicle is to those who shoot at it. */
export interface VehicleKind {
  /** Its column in the damage table. */
  readonly column: 'soft' | 'afv';
  readonly weight?: 'medium' | 'heavy';
  /** Where its armour is thicker than that of its weight. */
  readonly thick?: 'front' | 'all-round';
}

/** Classes of vehicles, and what they run on unless somebody says else. */
export interface Vehicles {
  readonly classes: Readonly<Record<VehicleClass, VehicleKind>>;
  readonly gear: Readonly<Record<VehicleKind['column'], RunningGear>>;
}

export const HAND_HELD = ['at-rifle', 'at-grenade', 'panzerfaust', 'bazooka', 'molotov', 'flamethrower'] as const;
export type HandHeldWeapon = (typeof HAND_HELD)[number];

/** Anti-tank weapons held in the hand; at vehicles flame is one of them. */
export interface HandHeld {
  readonly reach: ReachTable<HandHeldWeapon>;
  readonly toHit: ScoreTable;
  readonly crossing: ModifierRow;
  /** In millimetres, of those that hit as hard as a gun worth naming. */
  readonly calibres: Readonly<Partial<Record<HandHeldWeapon, number>>>;
  readonly 'afv-only': { readonly rule: string; readonly weapons: readonly HandHeldWeapon[] };
  readonly moved: { readonly rule: string; readonly weapon: HandHeldWeapon };
  /** What sets fire to an AFV, with what its die adds. */
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

/** The same as the table has it, where some of it turns on what the vehicle is. */
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
  /** Which guns are the best against armour, whatever they fire. */
  readonly best: { readonly weapon: string; readonly calibre: number; readonly ammo: string };
  /** Millimetres from which a gun is a good one. */
  readonly good: number;
  /** Hits of small arms, which only a soft vehicle feels. */
  readonly smallArms: Cite;
  /** Turns until burning ammunition blows up. */
  readonly ammunition: Roll;
}

/** Bunkers, and what is posted into them. */
export interface Bunkers {
  readonly smallArms: Test;
  readonly effect: Chart<'none' | 'occupants-1' | 'occupants-all'>;
  readonly weak: ModifierRow;
  /** What is weak against a bunker: these, and any gun of a calibre below. */
  readonly 'weak-weapons': readonly string[];
  readonly 'weak-below': number;
}

export const MOVERS = ['foot', 'small-soft', 'large-soft', 'light', 'medium', 'heavy'] as const;
export const TERRAINS = ['open', 'rough', 'water', 'woods', 'road'] as const;

/** How far men and vehicles go. Inches. */
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
  /** `null`: it never sticks. */
  readonly bog: Omit<Test, 'need'> & { readonly need: Readonly<Record<RunningGear, number | null>> };
  readonly release: Test;
  readonly crash: Cite;
  /** With its driver killed, a vehicle at this speed or more crashes. */
  readonly stops: Cite & { readonly below: number };
}
