import type { OptionsOf, OptionTable } from '../kernel/options.ts';
import { RULESET_IDS } from '../rules/index.ts';

/** The options that mean the same on every verb. */
export const commonOptions = {
  rules: { type: 'string', values: RULESET_IDS, help: "Rulebook for this action; otherwise the channel's" },
  odds: { type: 'boolean', help: 'Show the exact odds and throw nothing' },
  with: { type: 'string', help: 'Toggles for this action, commas between; no-NAME turns one off' },
  faces: { type: 'string', help: 'Dice thrown at the table, one face a die, in the order of the procedure' },
} as const satisfies OptionTable;

export type CommonOptions = OptionsOf<typeof commonOptions>;
