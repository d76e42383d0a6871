import type { JamTable } from '../../../data/landser-classic/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';

/** Whose gun could jam. */
interface Firing<W> {
  readonly weapon: W;
  readonly automatic: boolean;
  /** A GPMG with a crew of one. */
  readonly alone: boolean;
}

/** The rule by which a weapon jams. */
export function jamRuleOf(weapon: string, { rule, from }: JamTable): string {
  const rows: Readonly<Record<string, { readonly rule: string }>> = from;
  return rows[weapon]?.rule ?? rule;
}

/** LC-JAM-01 to -06: the throw that follows a natural 1. */
export function jams<W extends string>(ruling: Ruling, firing: Firing<W>, table: JamTable<W>): boolean {
  const { rule, single, auto = single, unlisted } = table.from[firing.weapon];
  if (unlisted && ruling.on('listed-jams-only')) return false;
  if (firing.weapon === 'gpmg' && firing.alone) {
    ruling.note(table.alone, 'jammed');
    return true;
  }
  const need = firing.automatic ? auto : single;
  return ruling.test({ rule, label: table.label, sides: 6, need, results: ['jammed', 'no-jam'] }).passed;
}
