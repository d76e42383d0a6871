import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import { rulesetOf } from '../../rules/index.ts';
import { tables } from '../../rules/tables.ts';
import { whoCan } from '../acts/able.ts';
import { isNeutral, plays } from '../agreement/permission.ts';

/** The verb of a book by which units go on a drawn table, if they may turn on the spot where they could go. */
export function goesBy({ rules }: Pick<Game, 'rules'>): string | undefined {
  const verbs = tables[rules]?.values.verbs ?? {};
  return Object.keys(verbs).find((verb) => verbs[verb]!.turns);
}

/**
 * Whether a unit turns on the spot without anybody's word: a player's own one, that could move now (ours: turning is free and takes nothing
 * of the move; PT-ATK-06). A tank without a track can't, and nobody turns while the enemy shoots at him.
 */
export function turnsFreely(campaign: Campaign, user: string, unit: Unit): boolean {
  const { game } = campaign;
  const verb = game && goesBy(game);
  if (!game?.at || verb === undefined || game.phase !== 'open') return false;
  if (!plays(game, user, unit.side) || (unit.side === game.table.solo && !isNeutral(game, user))) return false;
  return whoCan(campaign, rulesetOf(game.rules), verb)?.(unit) ?? false;
}
