import { DiscordAPIError, HTTPError, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';

/** What became of a request: `acknowledged` if the interaction had its first answer before. */
export type Delivery = 'sent' | 'acknowledged' | 'failed';

/**
 * Sends, and once more if the connection broke, since then it is not known whether it arrived. What goes wrong is
 * logged, never thrown.
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

/** Whether Discord itself said no. discord.js has tried again by then where that could help. */
function answered(error: unknown): boolean {
  return error instanceof DiscordAPIError || error instanceof HTTPError;
}

function explained(error: unknown, log: Logger): Delivery {
  const code = error instanceof DiscordAPIError ? error.code : undefined;
  // Another delivery of the same interaction was faster, or a lost answer had arrived after all.
  if (code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged) {
    log.debug('already acknowledged');
    return 'acknowledged';
  }
  if (code === RESTJSONErrorCodes.UnknownInteraction) log.warn('answered too late: Discord knows it no more');
  else log.error({ err: error }, 'the answer could not be delivered');
  return 'failed';
}
