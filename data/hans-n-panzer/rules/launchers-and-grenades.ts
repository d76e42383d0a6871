import type { Rule } from '../../../src/kernel/ruleset.ts';

/** What infantry has against tanks, and hand grenades. */
export const launchersAndGrenades = [] as const satisfies readonly Rule[];
