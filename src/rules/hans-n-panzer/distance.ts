import type { Bands, Book } from '../../../data/hans-n-panzer/book.ts';
import type { Facts } from '../../kernel/facts.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Cite } from '../../kernel/step.ts';

/** A distance as one writes it: in inches, or in centimetres if the table plays by those (HP-GEN-06). */
export function written(ruling: Pick<Ruling, 'on'>, distance: number | string): string {
  return ruling.on('centimetres') ? `${distance} cm` : `${distance}"`;
}

/** The distance by which the tables are read: half of it under `double-scale`, which doubles them (HP-GEN-07). */
export function effective(ruling: Ruling, range: number, { doubled }: Book): number {
  if (!ruling.on('double-scale')) return range;
  const counts = range / doubled.times;
  ruling.note(doubled, written(ruling, counts));
  return counts;
}

/** How far a weapon can be used at all, and how far one sees. */
export interface Gate {
  /** The rule of the weapon's maximum, if it has one. */
  readonly reach: Cite;
  /** On the table. */
  readonly range: number;
  /** Whether the weapon reaches that far. */
  readonly reaches: boolean;
  /** Inches on the table: not doubled again. */
  readonly visibility: number | undefined;
}

/** The one fact of a shot that is not thrown for: too far for the weapon, or for the eyes (HP-VIS-01). */
export function gated(ruling: Ruling, { reach, range, reaches, visibility }: Gate, book: Book): Facts | undefined {
  if (!reaches) {
    ruling.note(reach, 'out-of-range');
    return { shot: 'out-of-range' };
  }
  if (visibility === undefined || range <= visibility) return undefined;
  ruling.note(book.visibility.limit, written(ruling, visibility));
  return { shot: 'out-of-sight' };
}

/** Which band a distance falls in, from 0: on the line the nearer one, past the last line the last one (HP-RUL-04). */
export function bandOf(distance: number, { upTo }: Pick<Bands, 'upTo'>): number {
  const found = upTo.findIndex((inches) => distance <= inches);
  return found < 0 ? upTo.length - 1 : found;
}

/** Says which band it is, under the rule of its table. */
export function noteBand(ruling: Ruling, band: number, { rule, upTo }: Bands, { range: label }: Book): void {
  ruling.note({ rule, label }, written(ruling, `${upTo[band - 1] ?? 0}–${upTo[band]}`));
}
