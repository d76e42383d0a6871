import type { ReachTable } from '../../../../data/ww2-skirmish/reach.ts';
import { Refusal } from '../refusal.ts';

/**
 * The band of a range, counted from 0 in the table's order. Each includes its last inch.
 * @param weapon a row of the table
 * @param range in inches
 * @throws {Refusal} below the weapon's first inch, or past its last
 */
export function bandOf<W extends string>({ rule, inches }: ReachTable<W>, weapon: W, range: number): number {
  const [from, ...upTo] = inches[weapon];
  const band = range < from ? -1 : upTo.findIndex((last) => last !== null && range <= last);
  if (band >= 0) return band;
  const farthest = Math.max(...upTo.map((last) => last ?? 0));
  throw new Refusal(rule, 'outside-its-bands', { weapon, range, nearest: from, farthest });
}

/** A range in each of a weapon's bands, and its first inch: the last inch of each, or an inch into one that never ends. */
export function edgesOf<W extends string>({ inches }: ReachTable<W>, weapon: W): readonly number[] {
  const [from, ...upTo] = inches[weapon];
  const ends = upTo.filter((last): last is number => last !== null);
  return [from, ...ends.map((last, i) => (Number.isFinite(last) ? last : (ends[i - 1] ?? from) + 1))];
}
