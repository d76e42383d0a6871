import type { Pattern } from '../../../src/kernel/dice/drawing.ts';
import type { Cite } from '../../../src/kernel/step.ts';
import type { Chart, ModifierRow, Test } from '../../../src/kernel/tables.ts';
import type { Gun, Indirect, Launcher } from '../armoury.ts';

/** The rows of the damage tables. */
export type VehicleKind = 'tank' | 'light-armor' | 'soft';

/** Inches a turn on a road and off it. */
export interface Speed {
  readonly on: number;
  readonly off: number;
}

export interface Armored {
  readonly armor: number;
  readonly kind: VehicleKind;
  readonly crew: number;
}

/** What only some of the ranges have: `null` where the book prints x or nothing. */
export type OrNothing = number | null;

/** The farthest inch of each band; a distance on the line belongs to the nearer one (HP-RUL-04). */
export interface Bands {
  readonly rule: string;
  readonly upTo: readonly number[];
}

export const COVERS = ['open', 'soft', 'hard'] as const;
export type Cover = (typeof COVERS)[number];
/** The lowest score that hits, band by band, in each class of cover. */
export type Scores = readonly Readonly<Record<Cover, OrNothing>>[];

/** What a weapon throws at men, and by which bands. */
export interface SmallArmRow extends Bands, Cite {
  /** Who is counted for the number of dice: the men who shoot, or the men in the cone. */
  readonly of: 'shooters' | 'figures';
  readonly sides: number;
  readonly results: readonly [string, string];
  readonly scores: Scores;
}

export const TANK_COVERS = [
  'open',
  'soft',
  'low-wall',
  'hull-down',
  'hard',
  'soft-low-wall',
  'soft-hull-down',
] as const;
export type TankCover = (typeof TANK_COVERS)[number];

export const ANGLES = ['square', 'oblique', 'glancing'] as const;
export type Angle = (typeof ANGLES)[number];

/** What a strike does to a vehicle. */
export type Damage = 'destroyed' | 'disabled' | 'glances';
export type AreaDamage = 'destroyed' | 'disabled' | 'no-effect';

/** Each of two dice hits from this score up. */
export type ToHit = Omit<Test, 'need' | 'modifiers'>;

/** Shots at vehicles: first to hit, then to strike. */
export interface Tank {
  readonly toHit: ToHit;
  readonly scores: Bands & { readonly need: readonly number[] };
  readonly cover: Readonly<Record<TankCover, readonly ModifierRow[]>>;
  readonly angle: Readonly<Record<Angle, readonly ModifierRow[]>>;
  /** How many degrees off square each section of the stick goes. */
  readonly sections: Cite & { readonly upTo: Readonly<Record<Angle, number>> };
  readonly strike: StrikeDice;
  readonly strikeValue: Cite;
  readonly guns: Readonly<Record<Gun, { readonly strike: readonly OrNothing[]; readonly reach: number }>>;
  readonly reach: Cite;
  /** No gun shoots at a vehicle beyond this (HP-RUL-05). */
  readonly farthest: number;
  readonly armor: Cite;
  readonly crewKilled: Cite;
  readonly passengersKilled: Cite;
  /** The share of the crew and of the passengers that's killed. */
  readonly killed: number;
}

/** The throw for a strike, and the rules for its three results. */
export interface StrikeDice extends Cite {
  readonly sides: number;
  readonly dice: number;
  readonly results: Readonly<Record<Damage, string>>;
}

/** Infantry's own weapons against vehicles. */
export interface Launchers {
  readonly toHit: ToHit & { readonly need: number };
  readonly strike: StrikeDice;
  readonly weapons: Readonly<Record<Launcher, Bands & Cite & { readonly strike: readonly number[] }>>;
}

export const SHELTERS = ['open', 'wall', 'house', 'woods'] as const;
/** What a man is behind or in when shells fall. */
export type Shelter = (typeof SHELTERS)[number];

export type Landing = 'misfire' | 'short' | 'over' | 'right' | 'left' | 'dead-center';

/** Shells at men: where they land, and who is saved. */
export interface Shelling {
  readonly landing: Readonly<Record<Indirect, Chart<Landing>>>;
  readonly save: Readonly<Record<Indirect | 'grenade', Test>>;
  readonly men: Readonly<Record<Indirect | 'grenade', Cite>>;
  readonly shelter: Readonly<Record<Exclude<Shelter, 'open'>, ModifierRow>>;
  readonly near: ModifierRow;
  /** The five areas of each template: their shape, width and depth in inches. */
  readonly areas: Readonly<Record<Indirect, Pick<Pattern, 'shape' | 'across' | 'deep'> & { readonly rule: string }>>;
  /** Weapons with a circle so small that everyone under it is near its centre (`tight-blast`). */
  readonly tight: readonly Indirect[];
  readonly vehicles: Readonly<Record<VehicleKind, Chart<AreaDamage>>>;
}

export interface Grenades {
  readonly reach: Cite & { readonly inches: number };
  readonly thrown: Test;
  readonly deadly: Cite;
}

export const HOUSES = ['small-house', 'large-house'] as const;
export type House = (typeof HOUSES)[number];

export interface Houses {
  readonly houses: Readonly<Record<House, { readonly rule: string; readonly men: number; readonly hits: number }>>;
  readonly damage: Test;
  readonly destroyed: Cite;
  readonly emptied: Cite;
  readonly wall: Chart<'none' | 'half-height' | 'gap'>;
  /** Taken off the die of every gun and of these weapons. */
  readonly lighter: ModifierRow;
  readonly heaviest: readonly string[];
}
