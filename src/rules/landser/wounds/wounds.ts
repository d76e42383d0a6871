import type { Band, Book, EffectTables, Nothing } from '../../../../data/landser/book.ts';
import type { Fated as Fate } from '../../../../data/landser-classic/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { type Chart, times } from '../../../kernel/tables.ts';
import * as original from '../../landser-classic/wounds.ts';

/** A figure that fire or a blast has caught. */
export interface Caught extends original.Caught {
  readonly band: Band;
  readonly 'light-before': number;
  /** On the sniper's chart, with the bonus for aiming. */
  readonly sniper?: readonly Modifier[] | undefined;
  /** Hit by an HMG: worse wounds. */
  readonly worse?: EffectTables['hmg'] | undefined;
  /** The faces of the effects die that do nothing. */
  readonly nothing?: Nothing | undefined;
}

const HIDE: Fate = { effect: 'hide' };
const LIGHT: Fate = { effect: 'light-wound' };
const SERIOUS: Fate = { effect: 'serious-wound' };
const REMOVED: Fate = { effect: 'out-of-action', wound: 'removed' };
const UNAFFECTED: Fate = { effect: 'none' };

/** C-1: the effects roll and the wound rolls that follow from it. */
export function woundOf(ruling: Ruling, caught: Caught, { effects }: Pick<Book, 'effects'>): Fate {
  const { nothing } = caught;
  const chart = chartOf(ruling, caught, effects);
  const faces = nothing ? { ...chart, naturals: nothing.faces } : chart;
  const { result, natural } = ruling.consult(faces, [...bonusOf(ruling, caught, effects), ...caught.carry]);
  if (nothing && natural !== undefined) {
    ruling.note(nothing, 'none');
    return UNAFFECTED;
  }
  if (result === 'hide') return HIDE;
  if (result === 'removed') return REMOVED;
  if (ruling.on('alternative-wounds')) return addedUp(ruling, result, caught, effects);
  return (result === 'light-wound' ? original.lightWound : original.seriousWound)(ruling, caught, effects);
}

/** The sniper has his own chart under either system (LS-SNIP-03). */
function chartOf(
  ruling: Ruling,
  { sniper }: Caught,
  effects: EffectTables,
): Chart<'hide' | 'light-wound' | 'serious-wound' | 'removed'> {
  if (sniper) return effects.sniper;
  return ruling.on('alternative-wounds') ? effects.alternative.effect : effects.effect;
}

/** LS-EFF-02; for a sniper, his aiming counts instead. */
function bonusOf(ruling: Ruling, { band, sniper }: Caught, { bonus }: EffectTables): readonly Modifier[] {
  const near = times(bonus.effect[band], 1);
  if (!sniper) return near;
  return ruling.on('sniper-range-bonus') ? [...sniper, ...near] : sniper;
}

/** Wounds that add up, instead of the tables (LS-ALT-04 to -07). */
function addedUp(ruling: Ruling, result: 'light-wound' | 'serious-wound', caught: Caught, tables: EffectTables): Fate {
  const { alternative } = tables;
  const { 'light-before': light, 'serious-before': serious } = caught;
  if (result === 'light-wound') {
    if (light === 0) return LIGHT;
    if (serious > 0) return removedBy(ruling, alternative['light-after-both']);
    ruling.note(alternative['second-light'], 'serious-wound');
  }
  if (serious > 0) return removedBy(ruling, alternative['second-serious']);
  const { result: row } = ruling.consult(alternative['at-once'], times(caught.worse?.['at-once'], 1));
  return row === 'removed' ? REMOVED : SERIOUS;
}

function removedBy(ruling: Ruling, cite: EffectTables['alternative']['second-serious']): Fate {
  ruling.note(cite, 'removed');
  return REMOVED;
}
