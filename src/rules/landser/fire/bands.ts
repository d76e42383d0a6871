import { BANDS, type Band, type Book } from '../../../../data/landser/book.ts';
import { Refusal } from '../../landser-classic/refusal.ts';

/**
 * The band of a distance; on the line it's the nearer one (LS-FIRE-06).
 * @param inches on the table, 0 or more
 * @throws {Refusal} past the weapon's last band
 */
export function bandOf(inches: number, weapon: string, { bands, toHit }: Pick<Book, 'bands' | 'toHit'>): Band {
  const { rule, upTo } = bands;
  const band = BANDS.find((name) => inches <= upTo[name]);
  const cells: Readonly<Record<string, readonly (number | null)[]>> = toHit.need;
  const far = cells[weapon]?.[BANDS.indexOf('X')] != null;
  if (band && (band !== 'X' || far)) return band;
  throw new Refusal(rule, 'weapon-beyond-range', { weapon, range: inches, farthest: upTo[far ? 'X' : 'E'] });
}
