import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Crews, passengers, and guns that are towed. */
export const crewsAndTowedGuns = [] as const satisfies readonly Rule[];
