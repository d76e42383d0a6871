import type { Rule } from '../../src/kernel/ruleset.ts';

export const rules: readonly Rule[] = [];
