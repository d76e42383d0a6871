import { type APIMessage, type Client, DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Found } from '../../referee/fairness/throws/announcing.ts';
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
 * Looks for the messages of a throw: its notice in the ledger, and its reply by the interaction's token or else in the channel. What
 * nobody can tell now is left out. @param onTrouble told why nobody can
 */
export async function findThrow(
  client: Client,
  open: OpenThrow,
  ledger: string,
  notice: string,
  now: Date,
  onTrouble: (error: unknown) => void,
): Promise<Found> {
  let unread = false;
  const unlessUnread = (error: unknown): undefined => {
    unread = true;
    onTrouble(error);
  };
  const [first, reply] = await Promise.all([
    noticedIn(client, open, ledger, notice).catch(unlessUnread),
    replied(client, open, now).catch(unlessUnread),
  ]);
  return { notice: first, reply, ...(unread ? { unread } : {}) };
}

/** Who has opened a ledger: only that bot's messages are notices. @returns nothing if that isn't known @throws what Discord says */
export async function ownerOf(client: Client, ledger: string): Promise<string | undefined> {
  const thread = client.channels.cache.get(ledger) ?? (await client.channels.fetch(ledger));
  return (thread?.isThread() && thread.ownerId) || undefined;
}

/** A throw that another bot has announced, whose work this one goes on with, keeps its notice. */
async function noticedIn(client: Client, open: OpenThrow, ledger: string, notice: string): Promise<string | undefined> {
  const all = (await messagesAfter(client, ledger, open)).filter(({ content }) => content === notice);
  if (all.length === 0) return undefined;
  const owner = await ownerOf(client, ledger).catch(unlessAbsent);
  const ids = all.filter(({ author }) => author.id === (owner ?? client.user?.id)).map(({ id }) => id);
  // If it's there twice, the earlier one counts.
  return ids.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))[0];
}

async function replied(client: Client, open: OpenThrow, now: Date): Promise<string | undefined> {
  return (await repliedByToken(client, open, now)) ?? (await repliedIn(client, open));
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

/**
 * What was posted in a channel since a command, by Discord's clock: the host's may be wrong.
 * @throws what Discord says; {Error} if it shows no message at all, as it does to bots that may not read the history
 * @see https://discord.com/developers/docs/resources/message#get-channel-messages
 */
async function messagesAfter(
  { rest }: Client,
  channel: string,
  { interaction }: OpenThrow,
): Promise<readonly APIMessage[]> {
  const after = BigInt(/^\d+/.exec(interaction)?.[0] ?? 0) - (EARLIER << TIME_FROM_BIT);
  const messages = async (of: Record<string, string>) =>
    (await rest.get(Routes.channelMessages(channel), { query: new URLSearchParams(of) })) as APIMessage[];
  try {
    const found = await messages({ after: String(after > 0n ? after : 0n), limit: String(MOST_MESSAGES) });
    if (found.length === 0 && (await messages({ limit: '1' })).length === 0)
      throw new Error(`${channel} shows no message`);
    return found;
  } catch (error) {
    return unlessAbsent(error) ?? [];
  }
}

function unlessAbsent(error: unknown): undefined {
  if (error instanceof DiscordAPIError && ABSENT.includes(error.code)) return undefined;
  throw error;
}
