import type { Indirect, Vehicle } from '../armoury.ts';
import type { Cause } from './men.ts';
import type { VehicleKind } from './shooting.ts';

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
  | 'never-set-up'
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
