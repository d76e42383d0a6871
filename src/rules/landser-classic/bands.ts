import { Refusal } from '../../kernel/refusal.ts';
import { BANDS, type Band, type BandTable } from './book.ts';

/**
 * The band that a distance falls in; on the line, the nearer one (LC-FIRE-06, RC-02).
 * @param inches on the table, 0 or more
 * @throws {Refusal} past the last band
 */
export function bandOf(inches: number, table: BandTable): Band {
  const band = BANDS.find((name) => inches <= table.upTo[name]);
  if (band) return band;
  throw new Refusal(table.rule, 'beyond-range', { range: inches, farthest: table.upTo.E });
}
