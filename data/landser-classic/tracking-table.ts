import type { TrackedRule } from './tracked-rules.ts';

interface Weapons {
  readonly weapons: readonly string[];
}

/** What the referee remembers from turn to turn. Anything an edition doesn't have is absent. */
export interface Tracking {
  readonly rules: Readonly<Record<TrackedRule, string>>;
  readonly 'auto-turns': number;
  readonly bursts: number;
  readonly prisoners: number;
  /** How many turns in a row a figure can Move Fast. */
  readonly 'fast-turns': number;
  readonly 'disorientated-penalty': number;
  readonly 'row-hide': 'forced' | 'row';
  readonly 'jammed-pistol': 'other' | 'none';
  readonly 'team-size': number;
  readonly weapons: Readonly<Record<'everybody' | 'reloading' | 'continuous' | 'crewed' | 'set-up', readonly string[]>>;
  readonly 'initiative-again'?: string;
  readonly 'assault-at-hand'?: string;
  readonly 'disorientated-bars'?: string;
  readonly 'standing-automatic'?: string;
  readonly 'pistol-jam'?: string;
  readonly twice?: Weapons & { readonly rule: string };
  readonly explosive?: Weapons & { readonly rule: string };
  readonly 'at-point'?: Weapons & Readonly<Record<'shift' | 'crew' | 'drift', string>>;
  readonly snipers?: Weapons &
    Readonly<Record<'hides' | 'spotter-hides' | 'spotter-helps' | 'aim' | 'shared-sight', string>>;
  readonly alternative?: Readonly<Record<'light' | 'serious' | 'heals', string>> & {
    readonly penalties: Readonly<Record<'light' | 'serious', number>>;
  };
  readonly rally?: Readonly<Record<'hide' | 'self' | 'broken' | 'squad' | 'may-not' | 'figure', string>>;
  readonly suppression?: Readonly<Record<'side' | 'each', string>>;
  readonly campaign?: Readonly<
    Record<'casualty' | 'death' | 'treated' | 'fate' | 'carried' | 'winner' | 'camp', string>
  >;
  readonly vehicles?: VehicleTracking;
}

/** What the referee remembers of vehicles, their crews and anti-tank men, and the rule for each. */
export interface VehicleTracking {
  readonly rules: Readonly<Record<VehicleRule, string>>;
  /** Fire only every so many turns, for a tank with an injured crew or a launcher without its second man. */
  readonly 'shots-every': number;
  /** What it can't do with half the crew out, and everything a shaken crew can't do. */
  readonly 'half-crew-bars': readonly string[];
  readonly 'shaken-leaves': readonly string[];
  /** Why it can't move, and the rule. */
  readonly immobilised: Readonly<Record<Immobilised, string>>;
  /** Served by two men. */
  readonly teams: readonly string[];
  /** Used up when fired. */
  readonly once: Readonly<Record<string, string>>;
  /** Ends of a vehicle that leave nobody alive in it. */
  readonly 'crew-dead': readonly string[];
  /** What a crewman is on foot. */
  readonly escaped: { readonly weapon: string; readonly actions: readonly string[] };
}

export type Immobilised = 'glancing' | 'penetrating' | 'sticky-bomb' | 'drive-test';

type VehicleRule =
  | 'actions'
  | 'armour'
  | 'speed'
  | 'half-crew'
  | 'no-crew'
  | 'crew-wounds'
  | 'bail'
  | 'escaped'
  | 'shaken'
  | 'machine-guns'
  | 'gun-damaged'
  | 'crew-injured'
  | 'gun-destroyed'
  | 'turret-jammed'
  | 'move-or-shoot'
  | 'short-handed'
  | 'premature'
  | 'no-effect-on-men';
