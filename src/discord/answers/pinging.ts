import type { Logger } from 'pino';
import { type Called, calledBy, calledLines } from '../../command/called.ts';
import type { Referee } from '../../referee/referee.ts';
import { isFree } from '../../referee/turns/free-time.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { CommandResult } from './result.ts';

/** Those who want to be pinged and may be disturbed at this time. The others are told later, or look for themselves. */
export async function mayPing(called: readonly Called[], at: number, referee: Referee): Promise<readonly Called[]> {
  const wishes = await referee.settings.ofAll(called.map(({ user }) => user));
  return called.filter(({ user }) => {
    const own = wishes.get(user) ?? {};
    return !own.off && isFree(at, own);
  });
}

/**
 * The answer with a message to those whom something waits for now, if they want one.
 */
export async function calling(
  words: Catalogue,
  given: CommandResult,
  channel: string,
  referee: Referee,
  log: Logger,
): Promise<CommandResult> {
  const { document, json } = given;
  if (typeof json?.seq !== 'number' || document.private) return given;
  try {
    const found = await referee.records.justWritten(channel, json.seq);
    const called = found && !found.struck ? calledBy(found.record, found.game) : [];
    if (called.length === 0) return given;
    const pinged = await mayPing(called, Date.parse(found!.record.at), referee);
    if (pinged.length === 0) return given;
    return {
      ...given,
      calls: { lines: calledLines(words, pinged, found!.game), pings: pinged.map(({ user }) => user) },
    };
  } catch (err) {
    log.error({ err }, 'couldn’t ping anybody');
    return given;
  }
}
