import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import type { Purpose } from '../initiative.ts';
import { Refusal } from '../refusal.ts';
import type { Changing } from './changes.ts';

/** Who sets up, or moves, first: that's Side A for the whole game (PT-TURN-02). */
export const trackedInitiative: Tracked<Purpose, Book> = {
  ofTable: true,
  forbid({ at, table }, { purpose }, { tracking }) {
    const rule = tracking.rules['side-a'];
    if (at) return new Refusal(rule, 'side-a-stays');
    // Whoever lost would throw until they win.
    return table[settled(purpose)] === undefined ? undefined : new Refusal(rule, 'thrown-for-already', { purpose });
  },
  /** The side that sets up first is Side A, unless only one side is known to attack (PT-RUL-35). */
  effects(changes: Changing, { purpose }, { facts }) {
    const { tracking } = changes.book;
    const { sides } = changes.scene;
    const winner = Object.keys(sides)[facts.winner === 'side-1' ? 0 : 1];
    if (winner === undefined) return;
    const rule = tracking.rules['side-a'];
    const attackers = Object.keys(sides).filter((side) => sides[side]?.attacker);
    const first = purpose === 'setup' && attackers.length === 1 ? attackers[0]! : winner;
    changes.ofTable(settled(purpose), winner, rule);
    changes.ofTable('first', first, rule);
  },
};

/** The table's field that a throw sets. */
function settled(purpose: Purpose['purpose']): 'sets-up-first' | 'moves-first' {
  return purpose === 'setup' ? 'sets-up-first' : 'moves-first';
}
