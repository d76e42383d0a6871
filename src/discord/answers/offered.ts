import type { Logger } from 'pino';
import type { Answer } from '../../command/command.ts';
import type { CommandResult } from './result.ts';

/**
 * The answer with the next possible actions. The ruling has been made by then, so if they can't be worked out, the answer goes
 * without.
 */
export async function offered(
  { document, json, throws, unanswered, offers }: Answer,
  log: Logger,
): Promise<CommandResult> {
  const known = { json, ...(throws === undefined ? {} : { throws }), ...(unanswered ? { unanswered } : {}) };
  try {
    return { document: { ...document, ...(await offers?.()) }, ...known };
  } catch (err) {
    log.error({ err }, 'couldn’t work out what can be done next');
    return { document, ...known };
  }
}
