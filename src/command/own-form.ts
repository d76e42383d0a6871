import type { Referee } from '../referee/referee.ts';
import type { Document } from '../reply/document.ts';
import { dependsOnReader, readAs } from '../reply/reading.ts';

/**
 * A reply that only one person reads, as this person likes it (`/settings`), and else as its channel has it. Where that makes no
 * difference, nothing is looked up.
 */
export async function inOwnForm(
  referee: Referee,
  user: string,
  channel: string,
  document: Document,
): Promise<Document> {
  if (!dependsOnReader(document)) return document;
  const { rulings, lengths, dice } = await referee.settings.of(user);
  const { lengths: measure, dice: shown } = ofChannel(referee, channel);
  return readAs(document, { rulings, lengths: lengths ?? measure, dice: dice ?? shown });
}

/** A reply that everybody reads, as its channel has it (`/game settings`). */
export function inChannelForm(referee: Referee, channel: string, document: Document): Document {
  return readAs(document, ofChannel(referee, channel));
}

/** Whoever has just given a command there has it in memory. */
function ofChannel({ records }: Pick<Referee, 'records'>, channel: string) {
  const { lengths, dice } = records.inMemory(channel)?.campaign.game ?? {};
  return { lengths, dice };
}
