import { breathing } from '../../campaign/breath.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { canAct } from '../../referee/acts/able.ts';
import type { Able } from '../../referee/acts/ways.ts';

/** The units of the side that the referee runs which this side's players can act for now. */
export async function unitsByHand(
  campaign: Campaign,
  game: Game,
  ruleset: Ruleset,
  side: string | undefined,
): Promise<readonly Unit[]> {
  const isRun = side !== undefined && side !== game.table.solo && typeof game.table.solo === 'string';
  if (!isRun || !game.at || game.over || game.phase === 'paused') return [];
  const breathe = breathing();
  const able: Unit[] = [];
  for (const unit of ruleset.solo?.byHand?.(sceneOf(game, ruleset), ruleset.book) ?? []) {
    const has = deedsByHand(ruleset, game, unit).length > 0 || (await canAct(campaign, ruleset, unit, breathe));
    if (has) able.push(unit);
  }
  return able;
}

/** What the rules decide for one of them when the players say so. */
export function deedsByHand({ solo }: Ruleset, { table }: Game, unit: Unit): readonly Able[] {
  if (unit.side === undefined || unit.side !== table.solo) return [];
  const deeds = solo?.deeds?.(unit) ?? [];
  return deeds.map(({ verb, given }) => ({ verb, given: { who: unit.name, ...given }, eyes: [] }));
}
