import type { Cite, Modifier } from '../../src/kernel/step.ts';
import type { Chart, ModifierRow, Roll, Test } from '../../src/kernel/tables.ts';
import type * as original from '../landser-classic/book.ts';
import type { BurstDice, Fated } from '../landser-classic/book.ts';

export const BANDS = ['PB', 'S', 'M', 'L', 'E', 'X'] as const;
/** Point blank, short, medium, long, extreme, and the band beyond for heavy weapons. */
export type Band = (typeof BANDS)[number];
export type BandTable = original.BandTable<Band>;

export const WEAPONS = [
  'rifle',
  'carbine',
  'smg',
  'smg-soviet',
  'pistol',
  'lmg',
  'gpmg',
  'hmg',
  'sniper-rifle',
] as const;
/** Weapons that a man fires at men. */
export type Weapon = (typeof WEAPONS)[number];
export type ToHit = original.ToHit<Weapon>;
export type JamTable = original.JamTable<Weapon>;

/** The modifiers to hit, under the names of the options that bring them in. */
export type ModifierTable = original.ModifierTable & Readonly<Record<'suppressed-by' | 'aim-turns', ModifierRow>>;

export type Automatic = original.Book['automatic'];
export type Forbidden = original.Book['forbidden'] &
  Readonly<Record<'moving-hmg' | 'suppressed-by' | 'aim-turns', string>>;

/** The faces of the effects die that do nothing to a man placed like this. */
export type Nothing = Cite & { readonly faces: readonly number[] };

/** What a hit does: the wound tables, or the system used instead. */
export interface EffectTables extends original.EffectTables {
  readonly alternative: {
    readonly effect: Chart<original.Effect>;
    readonly 'at-once': Chart<'serious-wound' | 'removed'>;
    readonly 'second-light': Cite;
    readonly 'second-serious': Cite;
    readonly 'light-after-both': Cite;
  };
  readonly sniper: Chart<original.Effect | 'removed'>;
  readonly hmg: Readonly<Record<'light' | 'serious' | 'at-once', ModifierRow>>;
  readonly nothing: Readonly<Record<'in-vehicle' | 'half' | 'full', Nothing>>;
}

export const BURSTS = ['light', 'medium', 'heavy'] as const;
export type Burst = (typeof BURSTS)[number];

/** Dice instead of the template. */
export interface Bursts extends BurstDice {
  readonly dice: Readonly<Partial<Record<Weapon, Readonly<Record<Burst, number>>>>>;
  /** What can happen to a man who's hit, the worst last. */
  readonly worst: readonly Fated[];
}

/** Where the template of an HMG goes. */
export interface HeavyMachineGun {
  readonly template: Cite;
  /** Diameter of the template, in inches (LS-HMG-02). */
  readonly across: number;
  readonly half: Chart<'first' | 'second'>;
  readonly hour: Roll;
  readonly halves: Readonly<Record<'first' | 'second', readonly Modifier[]>>;
  readonly drift: Chart<string>;
  readonly exactDrift: Roll;
}

export interface Grenades extends original.Grenades {
  readonly explosion: Cite;
  /** For a figure the blast doesn't affect. */
  readonly shaken: Cite;
  readonly molotov: Readonly<Record<'thrown' | 'closed' | 'open', Test>>;
}
