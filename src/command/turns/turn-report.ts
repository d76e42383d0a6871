import type { Campaign } from '../../campaign/campaign.ts';
import type { LogRecord } from '../../campaign/record.ts';
import type { Asked } from '../../referee/asked.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Document, heading } from '../../reply/document.ts';
import { photosShown, photosTold, turnInFull } from '../../reply/report/post.ts';
import { reportOf } from '../../reply/report/telling.ts';

/** If the campaign wants it, the reply to what ends a turn includes the report of that turn. */
export async function withTurnReport(
  words: Catalogue,
  referee: Referee,
  { channel }: Pick<Asked, 'channel'>,
  record: LogRecord,
  game: Campaign['game'],
  document: Document,
): Promise<Document> {
  if (!game?.turnReports || !record.events.some(({ type }) => type === 'turn-begun')) return document;
  const course = await referee.chronicles.course(channel);
  const ended = course.chronicle.happenings.find(({ seq, event, turn }) => {
    return seq === record.seq && event.type === 'turn-begun' && turn > 0 && event.at.turn > turn;
  });
  if (!ended) return document;
  const { turns } = await reportOf(words, course, ended.turn);
  const view = turns.find(({ turn }) => turn === ended.turn);
  if (!view) return document;
  const { photos } = photosShown(words, [view], await referee.photos.found(channel, photosTold([view])));
  return {
    ...document,
    lines: [...document.lines, heading(words.report.turnTitle(ended.turn)), ...turnInFull(words, view)],
    ...(photos.length > 0 ? { photos } : {}),
  };
}
