import type { BattleBase } from '../../campaign/folding/battle-base.ts';
import type { Campaigns, OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { Game } from '../../campaign/game.ts';
import { type Losses, lossesIn } from '../../campaign/history/losses.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { InputError } from '../../kernel/refusal.ts';
import { strengthOf } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { rulesetOf } from '../../rules/index.ts';

/**
 * A battle of a channel's campaign, and from where its records tell it.
 */
export interface Told extends BattleBase {
  readonly known: OpenCampaign;
  readonly battle: number;
}

/**
 * Finds where a battle is in the log.
 * @param battle the current one if left out
 * @throws {InputError} if there is no campaign, or no such battle
 */
export async function told(
  campaigns: Pick<Campaigns, 'beforeBattle'>,
  known: OpenCampaign | undefined,
  wanted: number | undefined,
): Promise<Told> {
  const game = known?.campaign.game;
  if (!known || !game) throw new InputError('no-game');
  if (wanted !== undefined && wanted > game.battle)
    throw new InputError('no-such-battle', { battle: wanted, of: game.battle });
  const battle = wanted ?? game.battle;
  return { known, battle, ...(await campaigns.beforeBattle(known, battle)) };
}

/** The strength of each side through a battle, which may be over, by its rulebook. */
export async function lossesOf({ known: { log, campaign }, battle, base, standing }: Told): Promise<Losses> {
  const ruleset = rulesetOf(campaign.game!.rules);
  // A command that arrives in the meantime isn't in the list of what is struck out.
  const records = log.from(base.seq + 1, campaign.seq);
  const tally = (then: Game) => ruleset.tally?.(sceneOf(then, ruleset), ruleset.book);
  const by = {
    strength: (unit: Unit) => strengthOf(ruleset, unit),
    fallen: (unit: Unit) => ruleset.fallen?.(unit),
  };
  const { struck, corrections } = standing;
  const losses = await lossesIn(records, struck, by, battle, tally, corrections, base.game);
  if (losses) return losses;
  throw new Error(`Battle ${battle} of log ${log.id} is in its fold and not in its records`);
}
