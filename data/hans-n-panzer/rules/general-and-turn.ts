import type { Rule } from '../../../src/kernel/ruleset.ts';

/** What the game is, its scale, the turn and what it is played with. */
export const generalAndTurn = [] as const satisfies readonly Rule[];
