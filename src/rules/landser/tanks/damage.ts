import type { Damage } from '../../../../data/landser/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';

/**
 * What a glancing or penetrating hit does to a vehicle (LS-GLAN-01 to LS-PEN-07), and how far it still runs
 * on: `moves` in inches, or with `exact-halves` `moves-half-inches`, for the row that halves a D6.
 */
export function injure(ruling: Ruling, damage: 'glancing' | 'penetrating', table: Damage): Facts {
  const { result } = ruling.consult(table[damage]);
  const inches = table.moves[damage][result];
  if (!inches) return { damage, result };
  if (damage === 'glancing' && ruling.on('exact-halves')) {
    return { damage, result, 'moves-half-inches': ruling.roll(table.exactMoves).natural };
  }
  return { damage, result, moves: Number(ruling.consult(inches).result) };
}
