/** What the referee remembers of vehicles, their crews and anti-tank men, and the rule that says so. */
export interface VehicleTracking {
  readonly rules: Readonly<Record<VehicleRule, string>>;
  /** Fire every so many turns, for a tank with an injured crew and a launcher short of a man. */
  readonly 'shots-every': number;
  /** All that is left of its actions with half the crew out, and to a crew that is shaken. */
  readonly left: Readonly<Record<'half-crew' | 'shaken', readonly string[]>>;
  /** Why it may not move, and the rule. */
  readonly immobilised: Readonly<Record<Immobilised, string>>;
  /** Served by two men. */
  readonly teams: readonly string[];
  /** Gone when it is used. */
  readonly once: Readonly<Record<string, string>>;
  /** Ends of a vehicle that leave nobody alive in it. */
  readonly 'crew-dead': readonly string[];
  /** What a crewman is on foot. */
  readonly escaped: { readonly weapon: string; readonly actions: string };
}

export type Immobilised = 'glancing' | 'penetrating' | 'sticky-bomb' | 'drive-test';

type VehicleRule =
  | 'actions'
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
  | 'premature';
