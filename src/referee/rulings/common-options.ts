import { type OptionsOf, type OptionTable, option } from '../../kernel/options/options.ts';
import { RULESET_IDS } from '../../rules/index.ts';

/** The options that mean the same for every verb. */
export const commonOptions = {
  rules: option.oneOf(RULESET_IDS),
  who: option.text(),
  attacker: option.text(),
  target: option.text(),
  point: option.text({ place: 'point' }),
  to: option.text({ place: 'way' }),
  odds: option.maybe(),
  with: option.text(),
  faces: option.text(),
  confirm: option.maybe(),
  override: option.maybe(),
} satisfies OptionTable;

export type CommonOptions = OptionsOf<typeof commonOptions>;
