import { InputError } from '../kernel/refusal.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { type Document, type Offers, small } from '../reply/document.ts';
import { earlierOf, gatheredReply, inBrief } from '../reply/ruling/gathered.ts';
import { restoredReply, type Superseded, struckReply } from '../reply/ruling/struck.ts';
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

/**
 * A record that a step's message shows in a line, in full and as it stands now, for whoever asks.
 * @throws {InputError} if the channel's log, which may be another one by now, doesn't have it
 */
export async function earlierInFull(
  words: Catalogue,
  referee: Referee,
  channel: Asked['channel'],
  { log, seq }: { readonly log: string; readonly seq: number },
): Promise<Document> {
  const now = await referee.records.standing(channel);
  const found = now?.log === log ? await referee.records.at(channel, seq) : undefined;
  if (!found) throw new InputError('no-such-record', { seq });
  const by = (await referee.records.superseded(channel, [seq])).get(seq);
  const what = { record: found.record, game: found.game, log, by: by || undefined };
  const reply = by === undefined ? await restoredAnswer(words, referee, channel, what) : struckReply(words, what);
  return { ...reply, private: true };
}

/**
 * The message of a step as its records stand now.
 * @param seqs the records that it shows, oldest first
 */
export async function gatheredNow(
  words: Catalogue,
  referee: Referee,
  channel: Asked['channel'],
  { log, seqs }: { readonly log: string; readonly seqs: readonly number[] },
): Promise<Document | undefined> {
  const by = await referee.records.superseded(channel, seqs);
  const all = (await Promise.all(seqs.map((seq) => referee.records.at(channel, seq)))).filter(
    (each) => each !== undefined,
  );
  const last = all.at(-1);
  if (!last) return undefined;
  const { record, game } = last;
  const replaced = by.get(record.seq);
  const what = { record, game, log, by: replaced || undefined };
  const stands =
    replaced === undefined ? await restoredAnswer(words, referee, channel, what) : struckReply(words, what);
  const newest = replaced === undefined && game?.posts === 'brief' ? inBrief(stands) : stands;
  const given = { ...newest, lines: [...newest.lines, small(words.notices.givenBy, { user: record.by })] };
  const earlier = all.slice(0, -1).map((each) => earlierOf(words, each.record, each.game, by.get(each.record.seq)));
  return gatheredReply(words, given, { log, earlier });
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
