import { type APIMessage, type Client, DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Posted } from '../../referee/fairness/throws/announcing.ts';
import type { OpenThrow } from '../../referee/fairness/throws/open-throw.ts';

/** A token works for 15 minutes; a little less, so that it still does by then. In milliseconds. */
const TOKEN_LIVES = 14 * 60_000;
/** How much earlier than the command its messages may seem to be: Discord's own clocks differ. In milliseconds. */
const EARLIER = 1000n;
const TIME_FROM_BIT = 22n;
/** As many as Discord gives at once. */
const MOST_MESSAGES = 100;

/** What's gone, or was never there. */
const ABSENT: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
  RESTJSONErrorCodes.UnknownChannel,
];

/**
 * Looks for the messages of a throw: its notice in the ledger, and its reply by the interaction's token or else in the channel.
 * @throws what Discord says, if nobody can tell
 */
export async function findThrow(
  client: Client,
  open: OpenThrow,
  ledger: string,
  notice: string,
  now: Date,
): Promise<Posted> {
  const [notices, reply] = await Promise.all([messagesAfter(client, ledger, open), repliedByToken(client, open, now)]);
  const own = notices.filter(({ content, author }) => content === notice && author.id === client.user?.id);
  // If it's there twice, the earlier one counts.
  const [first] = own.map(({ id }) => id).toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  return { notice: first, reply: reply ?? (await repliedIn(client, open)) };
}

async function repliedByToken({ rest }: Client, open: OpenThrow, now: Date): Promise<string | undefined> {
  const { application, token } = open.telling;
  if (application === undefined || token === undefined) return undefined;
  if (now.getTime() - Date.parse(open.at) > TOKEN_LIVES) return undefined;
  const reply = await rest.get(Routes.webhookMessage(application, token), { auth: false }).catch(unlessAbsent);
  return (reply as APIMessage | undefined)?.id;
}

async function repliedIn(client: Client, open: OpenThrow): Promise<string | undefined> {
  const messages = await messagesAfter(client, open.channel, open);
  return messages.find(
    ({ interaction_metadata: by }) =>
      by?.id === open.interaction && !('original_response_message_id' in by && by.original_response_message_id),
  )?.id;
}

/** What was posted in a channel since a command, by Discord's clock: the host's may be wrong. */
async function messagesAfter(
  { rest }: Client,
  channel: string,
  { interaction }: OpenThrow,
): Promise<readonly APIMessage[]> {
  const after = BigInt(/^\d+/.exec(interaction)?.[0] ?? 0) - (EARLIER << TIME_FROM_BIT);
  const query = new URLSearchParams({ after: String(after > 0n ? after : 0n), limit: String(MOST_MESSAGES) });
  return ((await rest.get(Routes.channelMessages(channel), { query }).catch(unlessAbsent)) ?? []) as APIMessage[];
}

function unlessAbsent(error: unknown): undefined {
  if (error instanceof DiscordAPIError && ABSENT.includes(error.code)) return undefined;
  throw error;
}
