import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Document, Offers } from '../reply/document.ts';
import { restoredReply, type Superseded } from '../reply/ruling/struck.ts';
import { rulesetOf } from '../rules/index.ts';
import { offersOf } from './panel/offers.ts';
import { withBattleEnd } from './turns/ending.ts';
import { nextButtons } from './turns/opening.ts';

/** The reply to a record that counts again, with what its author can do next, as things are now. */
export async function restoredAnswer(
  words: Catalogue,
  referee: Referee,
  channel: Asked['channel'],
  restored: Superseded,
): Promise<Document> {
  const { record, game } = restored;
  const reply = restoredReply(words, restored);
  if (record.events.some(({ type }) => type === 'corrected')) return reply;
  const document = await withBattleEnd(words, referee, { channel }, record, game, reply);
  return { ...document, ...(await offersNow(words, referee, channel, restored)) };
}

async function offersNow(
  words: Catalogue,
  referee: Referee,
  channel: Asked['channel'],
  { record, log, game }: Superseded,
): Promise<Offers> {
  const ruled = record.events.find((event) => event.type === 'ruled');
  if (ruled) {
    const campaign = await referee.campaign(channel);
    return offersOf(words, referee, { channel, user: record.by }, { record, ruled, log, campaign }, (game, ruleset) =>
      nextButtons(words, game, ruleset),
    );
  }
  if (!game) return {};
  const begun = record.events.some(({ type }) => type === 'turn-begun') && !game.over;
  return {
    buttons: [
      ...nextButtons(words, game, rulesetOf(game.rules)),
      ...(begun ? [{ action: 'play', of: {} } as const] : []),
    ],
  };
}
