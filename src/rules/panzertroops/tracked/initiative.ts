import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import type { Purpose } from '../initiative.ts';
import { Refusal } from '../refusal.ts';
import type { Changing } from './changes.ts';

/** Who sets up, or moves, first: that's Side A for the whole game (PT-TURN-02). */
export const trackedInitiative: Tracked<Purpose, Book> = {
  ofTable: true,
  forbid: ({ at }, _purpose, { tracking }) => (at ? new Refusal(tracking.rules['side-a'], 'side-a-stays') : undefined),
  /** The side that sets up first is Side A, unless only one side is known to attack (PT-RUL-35). */
  effects(changes: Changing, { purpose }, { facts }) {
    const { tracking } = changes.book;
    const { sides } = changes.scene;
    const winner = Object.keys(sides)[facts.winner === 'side-1' ? 0 : 1];
    if (winner === undefined) return;
    const rule = tracking.rules['side-a'];
    const attackers = Object.keys(sides).filter((side) => sides[side]?.attacker);
    const first = purpose === 'setup' && attackers.length === 1 ? attackers[0]! : winner;
    changes.ofTable(purpose === 'setup' ? 'sets-up-first' : 'moves-first', winner, rule);
    changes.ofTable('first', first, rule);
  },
};
