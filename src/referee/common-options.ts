import { type OptionsOf, type OptionTable, option } from '../kernel/options.ts';
import { RULESET_IDS } from '../rules/index.ts';

/** The options that mean the same for every verb. */
export const commonOptions = {
  rules: option.oneOf(RULESET_IDS, 'Rulebook for this action; otherwise the channel’s'),
  who: option.text('The unit that acts or is tested; what Umpire knows about it fills in the options'),
  attacker: option.text('Another name for who'),
  target: option.text('The unit you shoot at; several with commas between'),
  odds: option.maybe('Show the exact odds and throw nothing'),
  with: option.text('House rules for this action, with commas between; no-NAME turns one off'),
  faces: option.text('Dice you threw at the table: what each shows, in order'),
  confirm: option.maybe('Yes, it’s meant: Umpire asks before a test that nobody owes'),
  override: option.maybe('Umpire only: do what the book forbids this turn; the log shows it'),
} satisfies OptionTable;

export type CommonOptions = OptionsOf<typeof commonOptions>;
