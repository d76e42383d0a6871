import type { Owing } from '../../campaign/owed/owing.ts';
import type { Referee } from '../../referee/referee.ts';
import { sideName } from '../../reply/asks/owing.ts';
import { ordersReply } from '../../reply/battle/orders.ts';
import { turnEndReply } from '../../reply/battle/turn.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Document, line, strong } from '../../reply/document.ts';
import { rulingReply } from '../../reply/ruling/ruling.ts';
import { rulesetOf } from '../../rules/index.ts';
import { type Called, calledBy, calledLines } from '../called.ts';
import { begunIn } from './step-begun.ts';

/**
 * What the clock has ended, for everyone to read. The player whose turn it is now gets a ping, if allowed.
 * @param mayPing picks those who may be disturbed
 * @returns nothing if the record is gone
 */
export async function expiredReply(
  words: Catalogue,
  referee: Referee,
  channel: string,
  seq: number,
  owing: Owing,
  mayPing: (called: readonly Called[], at: number) => Promise<readonly Called[]>,
): Promise<Document | undefined> {
  const found = await referee.records.at(channel, seq);
  if (!found?.game || found.struck) return undefined;
  const { record, game } = found;
  const side = sideName(owing, game);
  const isOrders = owing.why === 'orders';
  const ruling = record.events.some(({ type }) => type === 'ruled') ? await referee.ruling(channel, seq) : undefined;
  const outcome = isOrders
    ? ordersReply(words, record, game)
    : ruling
      ? begunIn(words, rulingReply(words, ruling), record, game)
      : turnEndReply(words, game, rulesetOf(game.rules), record);
  const called = await mayPing(calledBy(record, game), Date.parse(record.at));
  const { tone: _, pictures: __, ...plain } = outcome;
  return {
    ...plain,
    lines: [
      ...calledLines(words, called, game),
      line(strong(isOrders ? words.clock.ordersUp(side) : ruling ? words.clock.threw(side) : words.clock.passed(side))),
      ...outcome.lines,
    ],
    buttons: [...(outcome.buttons ?? []), ...(isOrders ? [] : [{ action: 'play', of: {} } as const])],
    pings: called.map(({ user }) => user),
  };
}
