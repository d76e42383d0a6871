import type { Cite } from '../../../src/kernel/step.ts';
import type { Chart, ModifierRow } from '../../../src/kernel/tables.ts';
import type { Indirect, Mover } from '../armoury.ts';
import type { Speed } from './shooting.ts';

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

export const WORK = ['set-up', 'hook-up', 'call-fire', 'capture', 'leave'] as const;
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
