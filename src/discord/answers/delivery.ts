import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import { isResting } from './resting.ts';

/** The outcome of a request: `acknowledged` if the interaction already had its first answer. */
export type Delivery = 'sent' | 'acknowledged' | 'failed';

/**
 * Sends, and sends again if the connection broke, because nobody knows then whether it arrived. Failures are logged, never
 * thrown.
 */
export async function deliver(send: () => Promise<unknown>, log: Logger): Promise<Delivery> {
  try {
    await send();
    return 'sent';
  } catch (error) {
    if (answered(error)) return explained(error, log);
  }
  try {
    await send();
    return 'sent';
  } catch (error) {
    return explained(error, log);
  }
}

/** Whether Discord itself refused. If trying again could help, discord.js has already done so. */
function answered(error: unknown): boolean {
  return error instanceof DiscordAPIError || error instanceof HTTPError;
}

function explained(error: unknown, log: Logger): Delivery {
  const code = error instanceof DiscordAPIError ? error.code : undefined;
  // Another delivery of the same interaction was faster, or an answer that seemed lost did arrive.
  if (code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged) {
    log.debug('already acknowledged');
    return 'acknowledged';
  }
  if (code === RESTJSONErrorCodes.UnknownInteraction)
    log.warn('answered too late: Discord has dropped the interaction');
  else if (isResting(error)) log.warn('couldn’t answer: the thread is archived or locked');
  else log.error({ err: error }, 'couldn’t deliver the answer');
  return 'failed';
}
