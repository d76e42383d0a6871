import type { Campaign } from '../../campaign/campaign.ts';
import { folded } from '../../kernel/options/folded.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { unitMeant, unitsInOrder } from '../../referee/units/units.ts';
import { rulesetOf } from '../../rules/index.ts';
import { gameShown } from '../game-shown.ts';

/** The options in which a form lets players type units where a menu would be too short. */
const TYPED: readonly string[] = ['who', 'target'];

/**
 * What was typed into a form, with names of units completed where only a part was typed. If several units in play have that part,
 * it's left alone, and Umpire asks which of them is meant.
 */
export function withWholeNames<T extends OptionValue>(
  campaign: Campaign,
  command: string,
  typed: Readonly<Record<string, T>>,
): Readonly<Record<string, T | string>> {
  const game = gameShown(campaign);
  if (!game) return typed;
  const inPlay = unitsInOrder(game).filter(({ gone }) => !gone);
  const own = rulesetOf(game.rules).verbs[command]?.options ?? {};
  const whole = (text: string) => {
    const part = folded(text);
    const meant = part === '' || unitMeant(game, text) ? [] : inPlay.filter(({ name }) => folded(name).includes(part));
    return meant.length === 1 ? meant[0]!.name : text;
  };
  const names = Object.entries(typed).filter(([option]) => TYPED.includes(option) && !Object.hasOwn(own, option));
  return {
    ...typed,
    ...Object.fromEntries(names.map(([option, text]) => [option, String(text).split(',').map(whole).join(',')])),
  };
}
