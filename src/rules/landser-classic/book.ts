import type { Cite } from '../../kernel/step.ts';
import type { Chart, ModifierRow, Test } from '../../kernel/tables.ts';

export const BANDS = ['PB', 'S', 'M', 'L', 'E'] as const;
/** Point blank, short, medium, long, extreme. */
export type Band = (typeof BANDS)[number];

export const WEAPONS = ['rifle', 'smg', 'smg-soviet', 'pistol', 'lmg', 'gpmg'] as const;
/** What a man fires at men. */
export type Weapon = (typeof WEAPONS)[number];

export const COVERS = ['none', 'half', 'full'] as const;
export type Cover = (typeof COVERS)[number];

export type Effect = 'hide' | 'light-wound' | 'serious-wound';
export type LightRow = 'angry' | 'check' | 'disorientated' | 'needs-leader' | 'walking-wounded' | 'serious';
export type SeriousRow = 'wound-a' | 'wound-b' | 'down' | 'removed';

/** The farthest inch of each band; the line itself belongs to the nearer one. */
export interface BandTable extends Cite {
  readonly upTo: Readonly<Record<Band, number>>;
}

/** The D6 to hit with each weapon, band by band; `null` where the weapon does not reach. */
export interface ToHit extends Cite {
  readonly sides: number;
  readonly results: readonly [string, string];
  readonly need: Readonly<Record<Weapon, readonly (number | null)[]>>;
}

/** The modifiers to hit, under the names of the options that call for them. */
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
export interface JamTable extends Cite {
  readonly natural: number;
  readonly from: Readonly<
    Record<
      Weapon,
      {
        readonly rule: string;
        readonly single: number;
        /** When fully automatic, if that differs. */
        readonly auto?: number;
        /** The book prints no row for it; `listed-jams-only` takes it that it never jams. */
        readonly unlisted?: boolean;
      }
    >
  >;
  /** A GPMG with one man jams without a throw. */
  readonly alone: Cite;
}

type BandBonus = Readonly<Partial<Record<Band, ModifierRow>>>;

/** What a hit does: three tables, one leading to the next. */
export interface EffectTables {
  readonly effect: Chart<Effect>;
  readonly light: Chart<LightRow>;
  readonly serious: Chart<SeriousRow>;
  readonly bonus: { readonly effect: BandBonus; readonly light: BandBonus; readonly serious: BandBonus };
  readonly 'light-this-turn': ModifierRow;
  /** For each of them. */
  readonly 'serious-before': ModifierRow;
}

/** Everything the resolvers read of the rulebook. */
export interface Book {
  readonly bands: BandTable;
  readonly bandsTo15: BandTable;
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
  readonly coverless: Cite & { readonly bands: readonly Band[] };
  readonly effects: EffectTables;
}
