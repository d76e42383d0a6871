import type { Rule } from '../../src/kernel/ruleset.ts';

/** Every rule of the book, in our own words, in the book's order. */
export const rules = [] as const satisfies readonly Rule[];
