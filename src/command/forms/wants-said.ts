import { sceneOf } from '../../campaign/scene.ts';
import type { Asked } from '../../referee/asked.ts';
import { gameIn } from '../../referee/games/games.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Command } from '../command.ts';
import { missingFrom } from './missing.ts';
import { firstOut } from './whom-it-strikes.ts';

/** The form for a command that's owed, if the player has something to say: what the book needs, or what only he sees. */
export async function wantsSaid(
  referee: Referee,
  command: Command,
  { channel, given, user }: Pick<Asked, 'channel' | 'given' | 'user'>,
): Promise<'missing' | 'owed' | undefined> {
  const campaign = await referee.campaign(channel);
  const ruleset = await referee.ruleset(channel);
  const { options: table, asks } = ruleset.verbs[command.name] ?? {};
  if (table === undefined) return undefined;
  const isMissing = missingFrom({ command, campaign, ruleset, table }, given).length > 0;
  if (isMissing || firstOut({ command, campaign, ruleset, given, user }).length > 0) return 'missing';
  const actor = Object.values(campaign.game?.units ?? {}).find(({ name }) => name === given.who);
  return asks && actor && asks({ ...sceneOf(gameIn(campaign), ruleset), actor }, given as never) ? 'owed' : undefined;
}
