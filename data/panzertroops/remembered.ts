import type { WeaponId } from './ids.ts';

/** What a step of the turn is for. */
export type StepKind = 'move' | 'defensive' | 'attacking';

/** The rules that bind units over turns, by what they are about. */
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
  | 'lost-aboard'
  | 'other-vehicles'
  | 'edge'
  | 'ap-only'
  | 'fires-once'
  | 'destroyed'
  | 'stance'
  | 'moved'
  | 'crewed-moved'
  | 'under-cover'
  | 'roof-gun'
  | 'heads'
  | 'points'
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

/** Rules for the players' eyes, by what they are about. */
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

/** What the referee remembers over turns, and the rules that say so. */
export interface Tracking {
  readonly rules: Readonly<Record<Bound, string>>;
  readonly advice: Readonly<Record<Advice, string>>;
  readonly steps: Readonly<Record<string, StepKind>>;
  /** How far infantry gets in an assault move, in inches: farther is a run (PT-RUL-05). */
  readonly assault: number;
  /** What a jeep can tow. */
  readonly light: readonly string[];
  /** Men of a combat group on foot, at least. */
  readonly group: number;
  /** Whose tanks carry no smoke. */
  readonly smokeless: readonly string[];
  /** What the men of a lost weapon have left. */
  readonly sidearm: WeaponId;
}
