import type { Body } from './body.ts';
import { moved } from './shape.ts';

/** How far apart figures stand, from centre to centre, and how many stand in a row. */
const FORMATIONS: Readonly<Record<string, { readonly apart: number; readonly abreast: number }>> = {
  close: { apart: 1, abreast: 4 },
  open: { apart: 1.8, abreast: 4 },
  line: { apart: 1, abreast: Infinity },
  column: { apart: 1, abreast: 1 },
};

/**
 * The figures of a unit of several men: rows across its facing, the middle of the front row at its place, and a last row that isn't full
 * in the middle. They're numbered row by row, each from its left.
 * @param one a figure at the unit's place @param formation `close` where it's no other that's known
 */
export function inFormation(one: Body, figures: number, formation: string): readonly Body[] {
  const { apart, abreast } = FORMATIONS[formation] ?? FORMATIONS.close!;
  return Array.from({ length: figures }, (_, i): Body => {
    const row = Number.isFinite(abreast) ? Math.floor(i / abreast) : 0;
    const before = row === 0 ? 0 : row * abreast;
    const inRow = Math.min(abreast, figures - before);
    const right = (i - before - (inRow - 1) / 2) * apart;
    return { ...one, at: moved(one.at, one.facing ?? 0, -row * apart, right), figure: i + 1, row: row + 1 };
  });
}
