import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Speeds, changes of ground, getting in and out. */
export const movement = [] as const satisfies readonly Rule[];
