import type { Bands } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Cite } from '../../kernel/step.ts';

/** A distance as players type it: in inches, or in centimetres if the table uses them (HP-GEN-06). */
export function written(ruling: Pick<Ruling, 'on'>, distance: number | string): string {
  return ruling.on('centimetres') ? `${distance} cm` : `${distance}″`;
}

/** The distance to read the tables by: half of it under `double-scale`, which doubles them (HP-GEN-07). */
export function effective(ruling: Ruling, range: number, { doubled }: Book): number {
  if (!ruling.on('double-scale')) return range;
  const counts = range / doubled.times;
  ruling.note(doubled, written(ruling, counts));
  return counts;
}

/** How far a weapon reaches, and how far anyone can see. */
export interface Gate {
  /** The rule for the weapon's maximum range, if it has one. */
  readonly reach: Cite;
  /** Measured on the table. */
  readonly range: number;
  /** Whether the weapon reaches that far. */
  readonly reaches: boolean;
  /** Inches on the table, not doubled again. */
  readonly visibility: number | undefined;
}

/** The only fact of a shot without a throw: the target is too far for the weapon or out of sight (HP-VIS-01). */
export function gated(ruling: Ruling, { reach, range, reaches, visibility }: Gate, book: Book): Facts | undefined {
  if (!reaches) {
    ruling.note(reach, 'out-of-range');
    return { shot: 'out-of-range' };
  }
  if (visibility === undefined || range <= visibility) return undefined;
  ruling.note(book.visibility.limit, written(ruling, visibility));
  return { shot: 'out-of-sight' };
}

/**
 * The band of a distance, counted from 0: a distance on the line is in the nearer band, one past the last line in the last
 * (HP-RUL-04).
 */
export function bandOf(distance: number, { upTo }: Pick<Bands, 'upTo'>): number {
  const found = upTo.findIndex((inches) => distance <= inches);
  return found < 0 ? upTo.length - 1 : found;
}

/** Adds the band to the ruling, under the rule of its table. */
export function noteBand(ruling: Ruling, band: number, { rule, upTo }: Bands, { range: label }: Book): void {
  ruling.note({ rule, label }, written(ruling, `${upTo[band - 1] ?? 0}–${upTo[band]}`));
}
