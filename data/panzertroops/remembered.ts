import type { WeaponId } from './ids.ts';

/** What a step of the turn is for. */
export type StepKind = 'move' | 'defensive' | 'attacking';

/** The rules that bind units from turn to turn, by subject. */
export type Bound =
  | 'turn'
  | 'side-a'
  | 'rockets'
  | 'pair'
  | 'heavy-crew'
  | 'gun-crew'
  | 'move-once'
  | 'run-again'
  | 'loading'
  | 'inside'
  | 'towing'
  | 'heavy-load'
  | 'outside'
  | 'rider'
  | 'lost-aboard'
  | 'other-vehicles'
  | 'edge'
  | 'ap-only'
  | 'fires-once'
  | 'destroyed'
  | 'stance'
  | 'before-loading'
  | 'moved'
  | 'crewed-moved'
  | 'under-cover'
  | 'roof-gun'
  | 'heads'
  | 'points'
  | 'undivided'
  | 'joins'
  | 'pick-up'
  | 'enemy-weapon'
  | 'weapon-lost'
  | 'crewed-lost'
  | 'wreck'
  | 'pinned'
  | 'bail'
  | 'escaped'
  | 'getting-out'
  | 'keeps-weapons'
  | 'satchel'
  | 'satchel-lost'
  | 'fuel'
  | 'immobilised'
  | 'team'
  | 'call-step'
  | 'call'
  | 'shell'
  | 'left-start'
  | 'lands'
  | 'teams'
  | 'no-team'
  | 'vehicle-group'
  | 'foot-group'
  | 'gaps'
  | 'check'
  | 'shot-at'
  | 'stopped'
  | 'shaken'
  | 'broken'
  | 'smoke'
  | 'smoke-first'
  | 'projector'
  | 'smoke-out'
  | 'no-smoke'
  | 'smokes'
  | 'carriers'
  | 'off-table'
  | 'road-bonus'
  | 'group'
  | 'edge-exit'
  | 'objective'
  | 'next-battle'
  | 'price';

/** Rules for the players to judge, by subject. */
export type Advice =
  | 'line-of-fire'
  | 'field-of-fire'
  | 'facing'
  | 'turret'
  | 'beaten-zone'
  | 'pattern'
  | 'smoke-circle'
  | 'smoke-blocks'
  | 'while-loading';

/** What the referee remembers from turn to turn, and the rule for each. */
export interface Tracking {
  readonly rules: Readonly<Record<Bound, string>>;
  readonly advice: Readonly<Record<Advice, string>>;
  readonly steps: Readonly<Record<string, StepKind>>;
  /** How far infantry gets in an assault move, in inches: any farther is a run (PT-RUL-05). */
  readonly assault: number;
  /** What a jeep can tow. */
  readonly light: readonly string[];
  /** The fewest men of a combat group on foot. */
  readonly group: number;
  /** The nation whose tanks carry no smoke. */
  readonly smokeless: readonly string[];
  /** What men who lost their weapon have left. */
  readonly sidearm: WeaponId;
}
