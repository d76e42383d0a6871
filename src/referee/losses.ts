import type { OpenCampaign } from '../campaign/campaigns.ts';
import type { Game } from '../campaign/game.ts';
import { type Losses, lossesIn } from '../campaign/losses.ts';
import { sceneOf } from '../campaign/scene.ts';
import { standingCorrections } from '../campaign/standing.ts';
import { InputError } from '../kernel/refusal.ts';
import { strengthOf } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { rulesetOf } from '../rules/index.ts';

/**
 * The strength of each side through a battle of a channel's campaign, which may be over, by its rulebook.
 * @param battle the current one if left out
 * @throws {InputError} if there is no campaign, or no such battle
 */
export async function lossesOf(known: OpenCampaign | undefined, battle: number | undefined): Promise<Losses> {
  const game = known?.campaign.game;
  if (!known || !game) throw new InputError('no-game');
  const { log, campaign } = known;
  if (battle !== undefined && battle > game.battle) throw new InputError('no-such-battle', { battle, of: game.battle });
  const ruleset = rulesetOf(game.rules);
  // A command that arrives in the meantime isn't in the list of what is struck out.
  const records = log.from(1, campaign.seq);
  const tally = (then: Game) => ruleset.tally?.(sceneOf(then, ruleset), ruleset.book);
  const by = {
    strength: (unit: Unit) => strengthOf(ruleset, unit),
    fallen: (unit: Unit) => ruleset.fallen?.(unit),
  };
  const corrections = await standingCorrections(log, campaign);
  const losses = await lossesIn(records, new Set(campaign.struck), by, battle, tally, corrections);
  if (losses) return losses;
  throw new Error(`Battle ${battle ?? game.battle} of log ${log.id} is in its fold and not in its records`);
}
