import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Rifles, pistols and the cones of the automatic weapons. */
export const infantryWeapons = [] as const satisfies readonly Rule[];
