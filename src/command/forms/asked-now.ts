import type { Campaign } from '../../campaign/campaign.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { OptionTable } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { rulesets } from '../../rules/index.ts';
import { gameShown } from '../game-shown.ts';

/** The options of a verb without those that say nothing as things stand: how far it is before anybody may move. */
export function askedNow(options: OptionTable, verb: string, campaign: Campaign, ruleset: Ruleset): OptionTable {
  const game = gameShown(campaign);
  const { unasked } = ruleset.verbs[verb] ?? {};
  if (!game || rulesets[game.rules] !== ruleset || !unasked) return options;
  const silent = unasked(sceneOf(game, ruleset), ruleset.book) as readonly string[];
  return Object.fromEntries(Object.entries(options).filter(([name]) => !silent.includes(name)));
}
