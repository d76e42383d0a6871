import type { Game } from '../../campaign/game.ts';
import {
  type Options,
  type OptionsOf,
  type OptionTable,
  type OptionValue,
  option,
} from '../../kernel/options/options.ts';
import { readValue } from '../../kernel/options/read-options.ts';
import { InputError } from '../../kernel/refusal.ts';
import { RULESET_IDS } from '../../rules/index.ts';
import { meantBy } from '../../rules/names.ts';
import { firstInPlay, namesUnit } from '../units/units.ts';

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

/** The options that every verb has, and those of its own. */
interface Parted {
  readonly common: CommonOptions;
  readonly own: Options;
}

/** What was given, parted into common options and a verb's own; its units are named by the common ones. @throws {InputError} */
export function parted(table: OptionTable, options: Options, game: Game | undefined): Parted {
  const common: Record<string, OptionValue | undefined> = {};
  const own: Record<string, OptionValue | undefined> = {};
  for (const name of Object.keys(options)) (name in commonOptions ? common : own)[name] = options[name];
  return withTarget(table, byUnits(table, { common: common as CommonOptions, own }, game), game);
}

/** In a battle, options of its own that stand for who acts and for the target name those. @throws {InputError} for both */
function byUnits(table: OptionTable, { common, own }: Parted, game: Game | undefined): Parted {
  const named: Record<string, OptionValue | undefined> = {};
  const others: Record<string, OptionValue | undefined> = {};
  for (const [name, value] of Object.entries(own)) {
    const instead = game && value !== undefined ? table[name]?.instead : undefined;
    if (instead) named[instead] = value;
    else others[name] = value;
  }
  const said: Options = { ...common, who: common.who ?? common.attacker };
  const twice = Object.keys(named).find((name) => said[name] !== undefined);
  if (twice !== undefined) throw new InputError('given-twice', { option: twice });
  return { common: { ...common, ...named }, own: others };
}

/**
 * A target may be an entry of the book, such as a vehicle that nobody tracks, if the verb declares one; but the name
 * of a unit wins. @throws {InputError} for anything else
 */
function withTarget(table: OptionTable, { common, own }: Parted, game: Game | undefined): Parted {
  const { target: said, ...others } = common;
  if (said === undefined) return { common, own };
  const target = game ? firstInPlay(game, said) : said;
  if (!table.target || (game && namesUnit(game, target))) return { common: { ...others, target }, own };
  return { common: others, own: { ...own, target: readValue('target', table.target, target, meantBy) } };
}
