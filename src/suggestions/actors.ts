import type { Campaign } from '../campaign/campaign.ts';
import { sideOf } from '../campaign/game.ts';
import { freshFirst } from '../campaign/turns.ts';
import { gameShown } from '../command/game-shown.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { unitsInOrder } from '../referee/units.ts';
import { type Likely, whoCan } from '../referee/who-can.ts';
import { rulesets } from '../rules/index.ts';

/** The options that name the one who acts. */
const ACTORS: readonly string[] = ['who', 'attacker'];

/** In milliseconds: whoever types won't wait longer. */
const MOST = 25;

/** Whether an option names the one who acts. */
export function isActor(option: string): boolean {
  return ACTORS.includes(option);
}

/**
 * Which of the units of the one who types can give a ruling of this kind now, as far as that's found out at once.
 * @returns `undefined` if there's no battle by that book, or no unit gives it
 */
export async function actorsFor(
  campaign: Campaign,
  ruleset: Ruleset,
  { verb, user }: { readonly verb: string; readonly user: string | undefined },
): Promise<((unit: Unit) => Likely) | undefined> {
  const game = gameShown(campaign);
  if (!game || rulesets[game.rules] !== ruleset) return undefined;
  const own = (user === undefined ? undefined : sideOf(game, user)) ?? game.at?.side;
  const units = freshFirst(unitsInOrder(game), game, ruleset);
  // A wreck that men leave is out of play, and still the one that's named.
  const { outOfPlay = [] } = ruleset.verbs[verb] ?? {};
  const mine = units.filter(({ gone, side }) => {
    return (!gone || outOfPlay.includes(gone)) && (own === undefined || side === own);
  });
  return await whoCan(campaign, ruleset, verb, mine, MOST);
}
