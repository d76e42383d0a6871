import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Indirect fire: who directs it, where it falls, who is saved. */
export const mortarsAndArtillery = [] as const satisfies readonly Rule[];
