import type { Cite } from '../../src/kernel/step.ts';
import type { Chart, ModifierRow, Natural, Roll, Test } from '../../src/kernel/tables.ts';
import type { BorrowedSolo } from './borrowed-solo-tables.ts';
import type { Tracking } from './tracking-table.ts';

export const BANDS = ['PB', 'S', 'M', 'L', 'E'] as const;
/** Point blank, short, medium, long, extreme. */
export type Band = (typeof BANDS)[number];

export const WEAPONS = ['rifle', 'smg', 'smg-soviet', 'pistol', 'lmg', 'gpmg'] as const;
/** Weapons that a man fires at men. */
export type Weapon = (typeof WEAPONS)[number];

export const COVERS = ['none', 'half', 'full'] as const;
export type Cover = (typeof COVERS)[number];

export type Effect = 'hide' | 'light-wound' | 'serious-wound';
export type LightRow = 'angry' | 'check' | 'disorientated' | 'needs-leader' | 'walking-wounded' | 'serious';
export type SeriousRow = 'wound-a' | 'wound-b' | 'down' | 'removed';

/** The farthest inch of each band; a distance on the line belongs to the nearer one. */
export interface BandTable<B extends string = Band> extends Cite {
  readonly upTo: Readonly<Record<B, number>>;
}

/** The D6 to hit with each weapon, band by band; `null` where the weapon doesn't reach. */
export interface ToHit<W extends string = Weapon> extends Cite {
  readonly sides: number;
  readonly results: readonly [string, string];
  readonly need: Readonly<Record<W, readonly (number | null)[]>>;
}

/** The modifiers to hit, under the names of the options that bring them in. */
export type ModifierTable = Readonly<
  Record<
    | 'from-vehicle'
    | 'moved'
    | 'target-fast'
    | 'half-cover'
    | 'full-cover'
    | 'same-target'
    | 'not-set-up'
    | 'wound-penalty',
    ModifierRow
  >
>;

/** The die thrown after a natural 1, by weapon: this or more is a jam. */
export interface JamTable<W extends string = Weapon> extends Cite {
  readonly natural: number;
  readonly from: Readonly<
    Record<
      W,
      {
        readonly rule: string;
        readonly single: number;
        /** For fully automatic fire, if that's different. */
        readonly auto?: number;
        /** The book prints no row for it; under `listed-jams-only` it never jams. */
        readonly unlisted?: boolean;
      }
    >
  >;
  /** A GPMG with one man jams without a throw. */
  readonly alone: Cite;
}

/** Added at some bands, by their names; nothing at the others. */
type BandBonus = Readonly<Partial<Record<string, ModifierRow>>>;

/** What a hit does: three tables, each leading to the next. */
export interface EffectTables {
  readonly effect: Chart<Effect>;
  readonly light: Chart<LightRow>;
  readonly serious: Chart<SeriousRow>;
  readonly bonus: { readonly effect: BandBonus; readonly light: BandBonus; readonly serious: BandBonus };
  readonly 'light-this-turn': ModifierRow;
  /** For each of them. */
  readonly 'serious-before': ModifierRow;
}

export const MOVES = ['move', 'move-fast', 'move-and-fire', 'sneak'] as const;
/** The actions that move a figure. */
export type Move = (typeof MOVES)[number];

type Part = Cite & { readonly part: number };

export interface Movement {
  readonly actions: Readonly<Record<Move, Cite & { readonly inches: number }>>;
  readonly 'wounds-a': ModifierRow;
  readonly 'not-with-wounds-a': readonly Move[];
  readonly half: Cite;
  readonly difficult: { readonly others: Part; readonly sneak: Part };
  readonly reminders: Readonly<Record<'full-cover' | 'barriers' | 'obstacles', Cite>>;
}

export const STATES = ['fired', 'moving-open', 'sneak-open', 'sneak-cover', 'in-cover', 'hidden'] as const;
/** What the observed figure does. */
export type State = (typeof STATES)[number];

/** The D6 to spot, band by band: `auto` is seen without a die. */
export interface Observation extends Cite {
  readonly sides: number;
  readonly results: readonly [string, string];
  readonly need: Readonly<Record<'sneak-open' | 'sneak-cover' | 'in-cover', readonly (number | 'auto')[]>>;
  readonly certain: Readonly<
    Record<'point-blank' | 'observer-fast' | 'hidden' | 'fired' | 'moving-open' | 'beyond' | 'automatic', Cite>
  >;
  readonly natural: Natural;
}

/** Thrown and launched grenades: where they land, and what they do there. */
export interface Grenades {
  readonly thrown: Test;
  readonly reach: { readonly rule: string; readonly inches: number };
  readonly launched: Omit<Test, 'need'> & { readonly need: readonly (number | null)[] };
  readonly template: Cite;
  /** For explosions without a thrower, where there are any. */
  readonly explosion?: Cite;
  /** Diameter of each template, in inches. */
  /** What the players see to with a launcher. */
  readonly launching: Cite & { readonly says: string };
  readonly across: Readonly<Record<'grenade' | 'grenade-launcher', { readonly rule: string; readonly inches: number }>>;
  readonly effectiveness: Test;
  readonly cover: Readonly<Record<'hard' | 'soft' | 'prone' | 'soft-ground', ModifierRow>>;
  readonly band: Band;
  /** What happens to a figure it doesn't affect. */
  readonly failed: 'none' | 'hide';
  readonly direction: Chart<string>;
  readonly drift: Chart<string>;
  /** The other reading, where there is one. */
  readonly exactDrift?: Chart<string>;
}

export interface Assault {
  readonly attacker: Roll;
  readonly defender: Roll;
  readonly weapons: Readonly<Record<string, ModifierRow>>;
  /** For each. */
  readonly opponents: ModifierRow;
  /** How many opponents are free of a penalty. */
  readonly free: number;
  readonly disorientated?: ModifierRow;
  readonly wounded: ModifierRow;
  /** Where a man who hides or is alone doesn't fight. */
  readonly surrender?: Cite;
  readonly reach: Cite & { readonly inches: number; readonly fast: number };
}

export interface Initiative {
  readonly first: Roll;
  readonly second: Roll;
  readonly goes: Cite;
}

/** The die for the break-off point: above the number in action, the squad is broken. */
export type BreakOff = Omit<Test, 'need'> & {
  readonly from: number;
  /** The number out of action from which a better squad throws, where an edition has better squads (LS-BRK-02). */
  readonly grades?: { readonly rule: string; readonly from: Readonly<Record<(typeof GRADES)[number], number>> };
};

export const GRADES = ['regular', 'stubborn', 'elite', 'fanatic'] as const;

export type Medic = Chart<'wound-a' | 'wound-b' | 'removed'>;

export const WORK = ['clear', 'reload', 'set-up', 'barrel', 'pick-up'] as const;
export type Work = Readonly<Record<(typeof WORK)[number], Cite>>;

export const DEEDS = [
  'hide',
  'covering-fire',
  'keep-template',
  'capture',
  'hand-over',
  'join-assault',
  'cannot-return-fire',
  'behind-cover',
  'nothing',
] as const;
/** What a figure does without a ruling. */
export type Deeds = Readonly<Record<(typeof DEEDS)[number], Cite>>;

/** Everything the resolvers read from the rulebook. */
export interface Book {
  readonly bands: BandTable;
  /** The other reading (RC-01), where there is one. */
  readonly bandsTo15?: BandTable;
  readonly toHit: ToHit;
  readonly modifiers: ModifierTable;
  readonly jams: JamTable;
  readonly stillHit: Test;
  readonly impossible: Cite & { readonly face: number };
  readonly dogsChance: Chart<'blows-up' | 'missed' | 'hit'>;
  readonly automatic: Cite & {
    readonly weapons: readonly Weapon[];
    readonly standing: { readonly rule: string; readonly weapons: readonly Weapon[] };
  };
  readonly forbidden: Readonly<Record<'moving-gpmg' | 'not-set-up' | 'alone' | 'same-target' | 'dogs-chance', string>>;
  readonly coverless: Cite & { readonly bands: readonly string[] };
  readonly effects: EffectTables;
  readonly movement: Movement;
  readonly observation: Observation;
  readonly grenades: Grenades;
  readonly assault: Assault;
  readonly initiative: Initiative;
  readonly breakOff: BreakOff;
  readonly medic: Medic;
  readonly work: Work;
  readonly deeds: Deeds;
  readonly tracking: Tracking;
  /** The enemy that plays by itself, borrowed from another book. */
  readonly borrowed: BorrowedSolo;
  /** Only where there are any. */
  readonly bursts?: BurstDice;
  readonly hmg?: { readonly template: Cite };
  readonly damage?: Readonly<Record<'glancing' | 'penetrating', Chart<string>>>;
}

/** Dice instead of the template: their number by weapon and burst, and what gaps between the targets cost. */
export interface BurstDice extends Cite {
  readonly dice: Readonly<Partial<Record<string, Readonly<Record<string, number>>>>>;
  readonly left: Cite & { readonly gap: number; readonly free: number };
  readonly shared: Cite;
  readonly jammed: Cite;
}

/** The figure's fate, and the row of the wound tables it came from. */
export type WoundEffect =
  | { readonly effect: 'hide' }
  | { readonly effect: 'light-wound'; readonly wound: Exclude<LightRow, 'serious'> }
  | { readonly effect: 'serious-wound' | 'out-of-action'; readonly wound: SeriousRow };

/** The possible fates of a figure under a template, including nothing. */
export type Fate = WoundEffect | { readonly effect: 'none' };

/** The facts of one figure. */
export type Fated = { readonly effect: Fate['effect']; readonly wound?: string };
