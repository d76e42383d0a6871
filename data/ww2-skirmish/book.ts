import type { Cite } from '../../src/kernel/step.ts';
import type { Chart, ModifierRow, Roll, Test } from '../../src/kernel/tables.ts';
import type { ReachTable, ScoreTable } from './reach.ts';
import type { Solo, SoloTurn } from './solo/solo-tables.ts';
import type { Tracking } from './tracking.ts';
import type { Bunkers, HandHeld, Movement, VehicleDamage, Vehicles } from './vehicles/vehicle-tables.ts';

export type * from './solo/solo-tables.ts';
export type * from './vehicles/vehicle-tables.ts';

export const COVERS = ['open', 'soft', 'hard'] as const;
/** What stands between the target and the firer; "in cover" means not in the open. */
export type Cover = (typeof COVERS)[number];

export const AIMS = ['unaimed', 'aimed', 'careful'] as const;
export type Aim = (typeof AIMS)[number];

export const ARMS = ['rifle', 'carbine', 'smg', 'pistol', 'mg', 'bar', 'quad-mg'] as const;
/** Weapons with bands of their own; an assault rifle counts as one of them. */
export type Arm = (typeof ARMS)[number];

/** What a hit does to a figure. Small arms don't tell disabled from killed. */
export type Fate = 'none' | 'suppressed' | 'wounded' | 'disabled' | 'killed' | 'disabled-or-killed';

/** How many bands further off a target counts, under the options' words. */
type Shifts = Readonly<Record<'dispersed' | 'soft' | 'hard' | 'turret' | 'hull', ModifierRow>>;

/** Small arms against anything on foot. */
export interface SmallArms {
  readonly reach: ReachTable<Arm>;
  /** The cost of a shot in Actions. */
  readonly aims: Cite & { readonly cost: Readonly<Record<Aim, number>> };
  readonly 'not-careful': { readonly rule: string; readonly arms: readonly Arm[] };
  /** Guns fed by belt or magazine, and how many loaders lend them their Actions. */
  readonly loaders: Cite & { readonly arms: readonly Arm[]; readonly belt: number; readonly magazine: number };
  readonly shots: Cite;
  readonly 'belt-moved': { readonly rule: string; readonly mount: string };
  readonly shifts: Shifts;
  /** The column a weapon uses in the table to hit, if not the rifle's. */
  readonly columns: Readonly<Partial<Record<Arm, 'pistol'>>>;
  readonly toHit: Omit<ScoreTable, 'need'> & {
    readonly need: Readonly<Record<'rifle' | 'pistol', Readonly<Record<Aim, readonly number[]>>>>;
  };
  readonly automatic: Cite;
  readonly 'past-long': Cite;
  readonly volley: Omit<ScoreTable, 'need'> & { readonly need: number };
  readonly 'not-at-men': { readonly rule: string; readonly weapons: readonly string[] };
}

/** The D6 for each hit of small arms. */
export interface FireEffect {
  readonly chart: Chart<Fate>;
  readonly 'point-blank': ModifierRow;
  /** The single bonus of a weapon or a sniper. */
  readonly weapons: Readonly<Partial<Record<Arm, ModifierRow>>>;
  readonly sniper: ModifierRow;
}

/** A flamethrower against anything but an AFV. */
export interface Flame {
  readonly reach: ReachTable<'flamethrower'>;
  readonly toHit: ScoreTable;
  readonly effect: Chart<Fate>;
  readonly moved: string;
}

export const LAUNCHED = ['grenade', 'rifle-grenade', 'light-mortar', 'mortar'] as const;
/** What's thrown, launched or dropped on a point, under the weapon whose reach it uses. */
export type Launched = (typeof LAUNCHED)[number];

/** What helps and harms the men a blast catches. */
type BlastModifiers = Readonly<Record<'unaware-or-enclosed' | 'in-cover', ModifierRow>>;

/** Grenades and mortars: their reach, whether they land, and what they do. */
export interface Grenades {
  readonly reach: ReachTable<Launched>;
  readonly toHit: ScoreTable;
  readonly modifiers: Readonly<
    Record<'drop' | 'ranged-in' | 'moved' | 'target-moved-or-in-cover' | 'suppressed', ModifierRow>
  >;
  /** Dropped into something open from close by: the band whose score it needs. */
  readonly drop: {
    readonly rule: string;
    readonly inches: number;
    readonly band: number;
    readonly at: readonly string[];
  };
  /** The band of a hand grenade thrown closer than its reach, if a group plays it so. */
  readonly close: number;
  /** A bomb posted into a bunker, or a dud. */
  readonly fuse: Test;
  readonly effect: Chart<Fate>;
  readonly 'effect-modifiers': BlastModifiers;
  readonly 'as-rifle-grenade': Cite & { readonly weapons: readonly string[] };
  readonly 'hand-only': { readonly rule: string; readonly against: string };
  readonly bunker: string;
}

export const GUN_CLASSES = ['to-50mm', '51mm-and-over', 'auto-cannon'] as const;
export type GunClass = (typeof GUN_CLASSES)[number];

/** Guns: their reach by calibre, and the die for each man a shell catches. */
export interface Guns {
  /** In millimetres, for guns whose calibre doesn't have to be given. */
  readonly calibres: Readonly<Record<'17pdr' | 'auto-cannon', number>>;
  /** The class of any other gun: up to this calibre. */
  readonly classes: readonly (readonly [upTo: number, GunClass])[];
  readonly reach: ReachTable<GunClass>;
  readonly toHit: ScoreTable;
  /** The die for each man: up to this calibre. */
  readonly dice: readonly (readonly [upTo: number, sides: number])[];
  readonly effect: Omit<Chart<Fate>, 'sides'>;
  /** The same if a shell always suppresses at least. */
  readonly 'effect-at-least-suppressed': Omit<Chart<Fate>, 'sides'>;
  readonly 'effect-modifiers': BlastModifiers & Readonly<Record<'suppressed', ModifierRow>>;
}

/** Fog on the table, and phosphorus burning in it. */
export interface Smoke {
  readonly fog: Cite;
  readonly inches: number;
  readonly phosphorus: Cite;
}

/** Who's seen: bands, the D10, and what shifts the band. */
export interface Spotting {
  readonly marker: { readonly rule: string; readonly inches: number };
  readonly woods: Cite & { readonly inches: number };
  readonly certain: Cite & { readonly inches: number };
  readonly reach: Cite & { readonly bands: readonly string[]; readonly upTo: readonly number[] };
  readonly toSpot: ScoreTable;
  readonly shifts: Readonly<
    Record<'unaware' | 'still-in-cover' | 'suppressed' | 'shooting' | 'optics' | 'heard' | 'slits', ModifierRow>
  >;
  readonly beyond: Cite;
}

/** What happens to a team that fails its test. */
export type Nerve = 'holds' | 'retires' | 'suppressed' | 'falls-back' | 'routs';

export interface Morale {
  readonly test: Chart<Nerve>;
  readonly fallBack: Roll;
  /** The total compared with the die: one Action each, less one for each figure while suppressed. */
  readonly actions: ModifierRow;
  readonly suppressed: ModifierRow;
  readonly rally: Test & { readonly strength: { readonly label: string; readonly times: number } };
}

/** Lifting suppression, one try at a time. */
export interface Suppression {
  readonly recovery: Test;
  readonly actions: ModifierRow;
  readonly suppressed: ModifierRow;
  readonly quality: ModifierRow;
  readonly most: { readonly rule: string; readonly markers: number };
}

/** Hand to hand: one die for each side. */
export interface Melee {
  readonly attacker: Roll;
  readonly defender: Roll;
  readonly actions: ModifierRow;
  readonly extra: ModifierRow;
  readonly tie: Cite;
  /** What happens to the loser: up to this margin, and whether he's captured if he has no friends near. */
  readonly margins: readonly (Cite & {
    readonly upTo: number;
    readonly result: MeleeResult;
    readonly captures: boolean;
  })[];
}

export type MeleeResult = 'pushed-back' | 'wounded' | 'disabled' | 'killed';

export const POINTS_WEAPONS = [
  'rifle',
  'carbine',
  'smg',
  'assault-rifle',
  'pistol',
  'mg',
  'bar',
  'quad-mg',
  'other',
] as const;

/** What a figure costs. */
export interface Points {
  readonly cost: Cite;
  readonly actions: ModifierRow;
  readonly weapons: Readonly<Partial<Record<(typeof POINTS_WEAPONS)[number], ModifierRow>>>;
  readonly rounds: ModifierRow;
  /** The weapon that costs nothing, either way, apart from rounds. */
  readonly alone: (typeof POINTS_WEAPONS)[number];
  readonly least: Cite & { readonly points: number };
  readonly most: Cite & { readonly points: number };
}

/** Everything the resolvers read from the rulebook. */
export interface Book {
  readonly smallArms: SmallArms;
  readonly fireEffect: FireEffect;
  readonly flame: Flame;
  readonly grenades: Grenades;
  readonly guns: Guns;
  readonly smoke: Smoke;
  readonly spotting: Spotting;
  readonly morale: Morale;
  readonly suppression: Suppression;
  readonly vehicles: Vehicles;
  readonly handHeld: HandHeld;
  readonly damage: VehicleDamage;
  readonly bunkers: Bunkers;
  readonly movement: Movement;
  readonly melee: Melee;
  readonly points: Points;
  readonly solo: Solo;
  readonly tracking: Tracking;
  readonly soloTurn: SoloTurn;
}
