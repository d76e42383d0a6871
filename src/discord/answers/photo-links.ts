import type { Logger } from 'pino';
import type { Referee } from '../../referee/referee.ts';
import type { CommandResult } from './answers.ts';
import { deliver } from './delivery.ts';
import type { Answerable } from './replying.ts';

/**
 * Records where a picture was posted. The picture's own address on Discord is good for a day or so, but the message's address
 * lasts as long as the message. Failures are logged: the picture is in the log either way.
 */
export async function linkPosted(
  interaction: Answerable,
  { document, json }: CommandResult,
  referee: Pick<Referee, 'photos'>,
  log: Logger,
): Promise<void> {
  const { photos = [] } = document;
  const { channelId } = interaction;
  const seq = json?.seq;
  if (photos.length === 0 || typeof seq !== 'number' || channelId === null) return;
  await deliver(async () => {
    const { url } = await interaction.fetchReply();
    await referee.photos.posted(channelId, seq, url);
  }, log);
}
