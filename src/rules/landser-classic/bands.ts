import { BANDS, type Band, type BandTable, type Book } from '../../../data/landser-classic/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { Refusal } from './refusal.ts';

/**
 * The band of a distance; on the line it's the nearer one (LC-FIRE-06, RC-02).
 * @param inches on the table, 0 or more
 * @throws {Refusal} past the last band
 */
export function bandOf(inches: number, table: BandTable): Band {
  const band = BANDS.find((name) => inches <= table.upTo[name]);
  if (band) return band;
  throw new Refusal(table.rule, 'beyond-range', { range: inches, farthest: table.upTo.E });
}

/** The bands this table plays by (RC-01). */
export function bandsFor(ruling: Ruling, book: Book): BandTable {
  const { bands, bandsTo15 } = book;
  return bandsTo15 && ruling.on('medium-to-15') ? bandsTo15 : bands;
}

/** A distance in each band, and one past the last: the last inch of each, whichever bands the table plays by. */
export function edgesOf({ bands, bandsTo15 }: Book): readonly number[] {
  const upTo = [...Object.values(bands.upTo), ...Object.values(bandsTo15?.upTo ?? {})];
  return [...new Set(upTo)].sort((a, b) => a - b);
}
