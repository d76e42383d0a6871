import type { Pattern } from '../../src/kernel/drawing.ts';
import type { Cite } from '../../src/kernel/step.ts';
import type { Chart, ModifierRow, Test } from '../../src/kernel/tables.ts';
import type { Gun, Indirect, Launcher, Mover, SmallArm, Vehicle } from './armoury.ts';

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

export const CAUSES = ['losses-25', 'losses-50', 'rear', 'beaten', 'command-lost', 'rallying', 'other'] as const;
export const LOSSES = ['none', 'some', 'quarter', 'half'] as const;
export const COMMANDS = ['none', 'in-sight', 'within-1-move', 'lost'] as const;
export const OFFICERS = ['present', 'lost', 'new'] as const;
export type Cause = (typeof CAUSES)[number];

/** What a cause says about the unit that checks, unless the player says otherwise. */
export interface Presumed {
  readonly losses?: (typeof LOSSES)[number];
  readonly command?: (typeof COMMANDS)[number];
  readonly beaten?: boolean;
}

export type MoraleResult = 'fights' | 'holds' | 'retreats-1' | 'retreats-2' | 'routs';
export type RallyResult = 'rallied' | 'halts' | 'routs';

export interface Morale {
  readonly check: Chart<MoraleResult>;
  readonly losses: Readonly<Record<'none' | 'quarter' | 'half', ModifierRow>>;
  readonly command: Readonly<Record<'in-sight' | 'within-1-move' | 'lost', ModifierRow>>;
  readonly officer: Readonly<Record<'lost' | 'new', ModifierRow>>;
  readonly others: Readonly<Record<'separated' | 'elite' | 'won-lately' | 'beaten-lately', ModifierRow>>;
  readonly causes: Readonly<Record<Cause, Presumed>>;
  readonly rally: Chart<RallyResult>;
}

export const GROUNDS = ['road', 'off-road', 'road-rough', 'off-road-rough'] as const;
export type Ground = (typeof GROUNDS)[number];

type Part = Cite & { readonly part: readonly [of: number, outOf: number] };

export interface Movement {
  readonly speeds: Cite & { readonly of: Readonly<Record<Mover, Speed>> };
  readonly grounds: Readonly<Record<Ground, { readonly speed: keyof Speed; readonly rough: boolean }>>;
  readonly slower: Cite;
  readonly offTheRoad: Part;
  readonly rough: Part;
  readonly reach: Cite;
  readonly boarding: Part;
  readonly loading: Cite;
  readonly moved: Cite;
  readonly onFoot: Mover;
}

export const WORK = ['set-up', 'hook-up', 'call-fire', 'capture'] as const;
export type Duration = Cite & { readonly turns: number };

export interface Work {
  readonly actions: Readonly<Record<Exclude<(typeof WORK)[number], 'set-up'>, Duration>>;
  readonly setUp: { readonly gun: Duration } & Readonly<Record<Indirect, Duration>>;
}

export interface Visibility {
  readonly throw: Chart<string>;
  /** HP-RUL-20, the other reading (`bright-visibility`). */
  readonly bright: Chart<string>;
  readonly limit: Cite;
}

/** What the referee remembers from turn to turn: the rule for each. */
type Tracked =
  | 'simultaneous'
  | 'steps'
  | 'once'
  | 'arms'
  | 'own-side'
  | 'own-gun'
  | 'gun-at-friends'
  | 'at-house'
  | 'moves-used'
  | 'boarding'
  | 'vehicle-stands'
  | 'riders'
  | 'riders-out'
  | 'riders-killed'
  | 'riders-shared'
  | 'disabled'
  | 'wreck'
  | 'crew-out'
  | 'crew-defends'
  | 'own-weapon'
  | 'crewed'
  | 'spent'
  | 'towing'
  | 'observer'
  | 'sees'
  | 'call'
  | 'square'
  | 'salvo-first'
  | 'after-salvo'
  | 'house-under'
  | 'enemy-near'
  | 'captured'
  | 'specialists'
  | 'inside'
  | 'room'
  | 'house-hits'
  | 'house-falls'
  | 'halted'
  | 'retreat'
  | 'rout'
  | 'losses'
  | 'officer'
  | 'new-officer'
  | 'beaten'
  | 'won'
  | 'command-lost'
  | 'distances'
  | 'rally'
  | 'rally-again'
  | 'edge'
  | 'runaways'
  | 'over';

/** Reminders of what only the players can judge. */
type Advised =
  | 'cones'
  | 'room'
  | 'stick'
  | 'markers'
  | 'circle'
  | 'square'
  | 'direct-fire'
  | 'rivers'
  | 'capture'
  | 'rear'
  | 'beaten';

export interface Tracking {
  readonly rules: Readonly<Record<Tracked, string>>;
  readonly advice: Readonly<Record<Advised, string>>;
  /** The steps of the turn that matter to it. */
  readonly steps: Readonly<Record<'move' | 'guns' | 'fire' | 'morale', string>>;
  /** Firing before it is set up. */
  readonly unready: Readonly<Record<'gun' | Indirect, string>>;
  /** What else a man does while he sets it up. */
  readonly working: Readonly<Record<'gun' | Indirect, string>>;
  /** What an observer calls for. */
  readonly called: Readonly<Record<string, string>>;
  /** Men under a blast that isn't there. */
  readonly blasts: Readonly<Record<'grenade' | Indirect, string>>;
  /** How many men serve a weapon. */
  readonly serving: Readonly<Record<string, number>>;
  readonly 'served-by-one': readonly string[];
  readonly 'no-rifles': readonly string[];
  /** Vehicles that carry a gun even if nobody has named one. */
  readonly 'has-gun': { readonly kinds: readonly VehicleKind[]; readonly cars: readonly Vehicle[] };
  /** What a crew on foot can fire and throw. */
  readonly 'crew-arms': readonly string[];
  readonly mortars: readonly string[];
  /** Launchers that need this many men. */
  readonly crewed: { readonly men: number; readonly weapons: readonly string[] };
  /** Can only be fired once. */
  readonly spent: readonly string[];
  /** This many men capture a gun. */
  readonly captors: number;
  /** Losses at which morale is checked, the gravest first. */
  readonly thresholds: readonly { readonly percent: number; readonly cause: Cause; readonly rule: string }[];
  /** How many turns a unit halts after such a check. */
  readonly halts: Readonly<Partial<Record<Cause, { readonly turns: number; readonly rule: string }>>>;
  readonly 'officer-halt': number;
  readonly retreats: Readonly<Record<string, number>>;
  /** Turns, including this one. */
  readonly lately: number;
  /** Moves from a command unit that's lost. */
  readonly nearCommand: number;
}

/** Everything the resolvers read from the rulebook. */
export interface Book {
  readonly vehicles: Readonly<Record<Vehicle, Armored>>;
  readonly tank: Tank;
  readonly launchers: Launchers;
  readonly smallArms: Readonly<Record<SmallArm, SmallArmRow>>;
  /** What the steps call a distance's band. */
  readonly range: string;
  /** Table 4: inches. */
  readonly reach: Cite & { readonly inches: Readonly<Record<SmallArm | Launcher | 'infantry-mortar', number>> };
  readonly softVehicle: Omit<Test, 'need'> & { readonly scores: Scores; readonly kind: VehicleKind };
  readonly shelling: Shelling;
  readonly grenades: Grenades;
  readonly houses: Houses;
  readonly morale: Morale;
  readonly movement: Movement;
  readonly work: Work;
  readonly visibility: Visibility;
  readonly doubled: Cite & { readonly times: number };
  readonly tracking: Tracking;
}
