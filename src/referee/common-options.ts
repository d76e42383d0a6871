import type { OptionsOf, OptionTable } from '../kernel/options.ts';
import { RULESET_IDS } from '../rules/index.ts';

/** The options that mean the same for every verb. */
export const commonOptions = {
  rules: { type: 'string', values: RULESET_IDS, help: 'Rulebook for this action; otherwise the channel’s' },
  who: { type: 'string', help: 'The unit that acts or is tested; what Umpire knows about it fills in the options' },
  attacker: { type: 'string', help: 'Another name for who' },
  target: { type: 'string', help: 'The unit you shoot at; several with commas between' },
  odds: { type: 'boolean', help: 'Show the exact odds and throw nothing' },
  with: { type: 'string', help: 'House rules for this action, with commas between; no-NAME turns one off' },
  faces: { type: 'string', help: 'Dice you threw at the table: what each shows, in order' },
  confirm: { type: 'boolean', help: 'Yes, it’s meant: Umpire asks before a test that nobody owes' },
  override: { type: 'boolean', help: 'Umpire only: do what the book forbids this turn; the log shows it' },
} as const satisfies OptionTable;

export type CommonOptions = OptionsOf<typeof commonOptions>;
