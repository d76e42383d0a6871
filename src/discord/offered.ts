import type { Logger } from 'pino';
import type { Answer } from '../command/command.ts';
import type { Given } from './answers.ts';

/** The answer with what may be done next. It is ruled on by then: where that cannot be told, the answer goes without. */
export async function offered({ document, json, throws, unanswered, offers }: Answer, log: Logger): Promise<Given> {
  const known = { json, ...(throws === undefined ? {} : { throws }), ...(unanswered ? { unanswered } : {}) };
  try {
    return { document: { ...document, ...(await offers?.()) }, ...known };
  } catch (err) {
    log.error({ err }, 'what may be done next could not be told');
    return { document, ...known };
  }
}
