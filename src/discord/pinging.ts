import type { Logger } from 'pino';
import { calledBy, calledLines } from '../command/called.ts';
import type { Referee } from '../referee/referee.ts';
import type { Given } from './answers.ts';

/**
 * The answer with a word to those whom something waits for now, if they want it. Such a message keeps its words in its
 * content: the push notification of one that is all components is empty.
 */
export async function calling(given: Given, channel: string, referee: Referee, log: Logger): Promise<Given> {
  const { document, json } = given;
  if (typeof json?.seq !== 'number' || document.private) return given;
  try {
    const found = await referee.records.at(channel, json.seq);
    const called = found && !found.struck ? calledBy(found.record, found.game) : [];
    if (called.length === 0) return given;
    const wanted = await referee.pings.wanted(called.map(({ user }) => user));
    const pinged = called.filter(({ user }) => wanted.includes(user));
    if (pinged.length === 0) return given;
    const { tone: _, ...plain } = document;
    const lines = [...calledLines(pinged), ...document.lines];
    return { ...given, document: { ...plain, lines, pings: pinged.map(({ user }) => user) } };
  } catch (err) {
    log.error({ err }, 'nobody was called');
    return given;
  }
}
