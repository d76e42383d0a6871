import type { Campaign } from '../campaign/campaign.ts';
import type { LogRecord } from '../campaign/record.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { battleEndLines, endsBattle } from '../reply/battle-end.ts';
import type { Document } from '../reply/document.ts';
import { seedLines } from '../reply/fair.ts';
import { rulesetOf } from '../rules/index.ts';

/** If a record ends the battle, the reply says how both sides stand. */
export async function withBattleEnd(
  referee: Referee,
  { channel }: Pick<Asked, 'channel'>,
  record: LogRecord,
  game: Campaign['game'],
  document: Document,
): Promise<Document> {
  if (!game?.over || !endsBattle(record)) return document;
  const losses = await referee.chronicles.losses(channel);
  return {
    ...document,
    lines: [...document.lines, ...battleEndLines(game, rulesetOf(game.rules), losses), ...seedLines(record)],
  };
}
