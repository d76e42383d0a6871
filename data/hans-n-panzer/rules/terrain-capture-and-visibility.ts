import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Terrain, houses and walls, captured guns, and how far one sees. */
export const terrainCaptureAndVisibility = [] as const satisfies readonly Rule[];
