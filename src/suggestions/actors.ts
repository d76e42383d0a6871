import type { Campaign } from '../campaign/campaign.ts';
import { sideOf } from '../campaign/game.ts';
import { gameShown } from '../command/game-shown.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/state/scene.ts';
import { whoCan } from '../referee/acts/able.ts';
import { rulesets } from '../rules/index.ts';

/** The options that name the one who acts. */
const ACTORS: readonly string[] = ['who', 'attacker'];

/** Whether an option names the one who acts. */
export function isActor(option: string): boolean {
  return ACTORS.includes(option);
}

/**
 * Which of the units of the one who types can give a ruling of this kind now; `undefined` of others.
 * @returns `undefined` if there's no battle by that book, or no unit gives it
 */
export function actorsFor(
  campaign: Campaign,
  ruleset: Ruleset,
  { verb, user }: { readonly verb: string; readonly user: string | undefined },
): ((unit: Unit) => boolean | undefined) | undefined {
  const game = gameShown(campaign);
  if (!game || rulesets[game.rules] !== ruleset) return undefined;
  const own = (user === undefined ? undefined : sideOf(game, user)) ?? game.at?.side;
  // A wreck that men leave is out of play, and still the one that's named.
  const { outOfPlay = [] } = ruleset.verbs[verb] ?? {};
  const isMine = ({ gone, side }: Unit) => (!gone || outOfPlay.includes(gone)) && (own === undefined || side === own);
  const can = whoCan(campaign, ruleset, verb);
  return can && ((unit) => (isMine(unit) ? can(unit) : undefined));
}
