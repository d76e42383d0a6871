import type { EffectTables, Fated, LightRow, WoundEffect } from '../../../data/landser-classic/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Cite, Modifier } from '../../kernel/step.ts';
import { type ModifierRow, times } from '../../kernel/tables.ts';

/** A figure that fire or a blast has caught. */
export interface Caught {
  readonly band: string;
  /** Added to the effects die only: what an impossible shot carries over. */
  readonly carry: readonly Modifier[];
  readonly 'light-this-turn': boolean;
  /** Serious wounds it had before this one. */
  readonly 'serious-before': number;
  /** The weapon's modifier on the wound tables. */
  readonly worse?: Readonly<Record<'light' | 'serious', ModifierRow>> | undefined;
}

/** The effects roll and the wound rolls that follow from it (LC-EFF-01 to LC-SER-06). */
export function woundOf(ruling: Ruling, caught: Caught, tables: EffectTables): WoundEffect {
  const bonus = times(tables.bonus.effect[caught.band], 1);
  const { result } = ruling.consult(tables.effect, [...bonus, ...caught.carry]);
  if (result === 'hide') return { effect: 'hide' };
  return result === 'serious-wound' ? seriousWound(ruling, caught, tables) : lightWound(ruling, caught, tables);
}

/** The light-wound table, which can lead on to the other (LC-LIGHT-01, LC-LIGHT-02, LC-LIGHT-08). */
export function lightWound(ruling: Ruling, caught: Caught, tables: EffectTables): WoundEffect {
  const wound: LightRow = ruling.consult(tables.light, [
    ...times(tables['light-this-turn'], caught['light-this-turn'] ? 1 : 0),
    ...times(tables.bonus.light[caught.band], 1),
    ...times(caught.worse?.light, 1),
  ]).result;
  return wound === 'serious' ? seriousWound(ruling, caught, tables) : { effect: 'light-wound', wound };
}

/** The serious-wound table (LC-SER-01, LC-SER-02). */
export function seriousWound(ruling: Ruling, caught: Caught, tables: EffectTables): WoundEffect {
  const { result } = ruling.consult(tables.serious, [
    ...times(tables['serious-before'], caught['serious-before']),
    ...times(tables.bonus.serious[caught.band], 1),
    ...times(caught.worse?.serious, 1),
  ]);
  const out = result === 'down' || result === 'removed';
  return { effect: out ? 'out-of-action' : 'serious-wound', wound: result };
}

/** One figure's fate, or how many of several met which; unhurt figures aren't counted. */
export function fatesOf<F>(ruling: Ruling, cite: Cite, figures: readonly F[], fate: (figure: F) => Fated): Facts {
  const [only] = figures;
  if (figures.length === 1) return fate(only!);
  const { none: _, ...counts } = ruling.each(cite, figures, (figure) => {
    const { effect, wound } = fate(figure);
    if (wound !== undefined) ruling.detail(wound);
    return effect;
  });
  return counts;
}
