import type { Rule } from '../../../src/kernel/ruleset.ts';

/** When morale is checked, what changes the die, and how a rout is stopped. */
export const morale = [] as const satisfies readonly Rule[];
