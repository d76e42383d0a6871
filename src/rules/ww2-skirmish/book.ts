import type { Cite } from '../../kernel/step.ts';
import type { Chart, ModifierRow } from '../../kernel/tables.ts';

export const COVERS = ['open', 'soft', 'hard'] as const;
/** What stands between the target and whoever shoots; in cover means not in the open. */
export type Cover = (typeof COVERS)[number];

export const AIMS = ['unaimed', 'aimed', 'careful'] as const;
export type Aim = (typeof AIMS)[number];

export const ARMS = ['rifle', 'carbine', 'smg', 'pistol', 'mg', 'bar', 'quad-mg'] as const;
/** What shoots in bands of its own; an assault rifle counts as one of them. */
export type Arm = (typeof ARMS)[number];

/** What a hit does to a figure. `out` is disabled or killed, which the book does not tell apart there. */
export type Fate = 'none' | 'suppressed' | 'wounded' | 'disabled' | 'killed' | 'out';

/** By weapon: the first inch that it reaches, then the last of each band; `null` where the book has a dash. */
export interface ReachTable<W extends string> extends Cite {
  readonly bands: readonly string[];
  readonly inches: Readonly<Record<W, readonly [from: number, ...upTo: (number | null)[]]>>;
}

/** A die to hit, and the number needed in each band. */
export interface ScoreTable extends Cite {
  readonly sides: number;
  readonly results: readonly [passed: string, failed: string];
  readonly need: readonly number[];
}

/** Bands that a target counts as further off, under the words of the options. */
type Shifts = Readonly<Record<'dispersed' | 'soft' | 'hard' | 'turret' | 'hull', ModifierRow>>;

/** Small arms at anything on foot. */
export interface SmallArms {
  readonly reach: ReachTable<Arm>;
  /** The cost of a shot in Actions. */
  readonly aims: Cite & { readonly cost: Readonly<Record<Aim, number>> };
  readonly 'not-careful': { readonly rule: string; readonly arms: readonly Arm[] };
  /** Guns that are fed by belt or magazine, and how many loaders then lend their Actions. */
  readonly loaders: Cite & { readonly arms: readonly Arm[]; readonly belt: number; readonly magazine: number };
  readonly shots: Cite;
  readonly 'belt-moved': { readonly rule: string; readonly mount: string };
  readonly shifts: Shifts;
  /** Whose column a weapon has in the table to hit, where it is not the rifle's. */
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
  /** The one bonus of a weapon, or of a sniper. */
  readonly weapons: Readonly<Partial<Record<Arm, ModifierRow>>>;
  readonly sniper: ModifierRow;
}

/** A flamethrower at anything but an AFV. */
export interface Flame {
  readonly reach: ReachTable<'flamethrower'>;
  readonly toHit: ScoreTable;
  readonly effect: Chart<Fate>;
  readonly moved: string;
}

/** Everything the resolvers read of the rulebook. */
export interface Book {
  readonly smallArms: SmallArms;
  readonly fireEffect: FireEffect;
  readonly flame: Flame;
}
