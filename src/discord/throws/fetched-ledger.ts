import { type APIMessage, type APIThreadChannel, DiscordAPIError, REST, Routes } from 'discord.js';
import { isInTime, timeOfId } from '../../fairness/beacon/round.ts';

/** As many as Discord gives at once. */
const AT_ONCE = 100;

/** What anybody's bot can fetch of a ledger, in the form that `umpire verify --ledger` reads. */
export interface FetchedLedger {
  readonly channel: { readonly id: string };
  readonly total_message_sent?: number;
  readonly messages: readonly APIMessage[];
  /** The replies to commands in the campaign's channel; left out where that isn't known, or can't be read. */
  readonly replies?: readonly APIMessage[];
}

/** Where a ledger is fetched from. */
interface Fetching {
  readonly token: string;
  readonly api: string | undefined;
  /** The ledger, and the campaign's channel if it isn't the one that the ledger is in. */
  readonly ledger: string;
  readonly replies?: string | undefined;
}

/**
 * Fetches a ledger with the token of any bot that may read it: whoever hosts the campaign isn't needed for that.
 * @throws what Discord says
 */
export async function fetchLedger({ token, api, ledger, replies: channel }: Fetching): Promise<FetchedLedger> {
  const rest = new REST({ version: '10', ...(api ? { api } : {}) }).setToken(token);
  const thread = (await rest.get(Routes.channel(ledger))) as APIThreadChannel;
  const messages = await messagesIn(rest, ledger);
  const where = channel ?? thread.parent_id ?? undefined;
  const all = where === undefined ? [] : await messagesIn(rest, where, ledger).catch(unlessClosed);
  const author = notices(messages)[0]?.author.id;
  const replied = all.filter((each) => each.interaction_metadata && each.author.id === author);
  // A campaign in a thread has its replies there, and its ledger in the channel around it.
  const isTheirs = channel !== undefined || isAnswered(messages, replied);
  return {
    channel: { id: ledger },
    ...(thread.total_message_sent === undefined ? {} : { total_message_sent: thread.total_message_sent }),
    messages,
    ...(isTheirs ? { replies: replied } : {}),
  };
}

/** All messages of a channel, oldest first. @param after only those after this one */
async function messagesIn(rest: REST, channel: string, after = '0'): Promise<APIMessage[]> {
  const found: APIMessage[] = [];
  for (let before: string | undefined; ; ) {
    const query = new URLSearchParams({ limit: String(AT_ONCE), ...(before === undefined ? {} : { before }) });
    const page = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
    const newer = page.filter(({ id }) => BigInt(id) > BigInt(after));
    found.push(...newer);
    if (page.length < AT_ONCE || newer.length < page.length) break;
    before = page.at(-1)!.id;
  }
  return found.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

function notices(messages: readonly APIMessage[]): readonly APIMessage[] {
  return messages.filter(({ content }) => /^#[1-9]\d* [0-9a-f]{64}$/.test(content));
}

function isAnswered(messages: readonly APIMessage[], replies: readonly APIMessage[]): boolean {
  return notices(messages).some((notice) => replies.some(({ id }) => isInTime(id, notice.id)));
}

/** The channel can't be read, so nobody knows its replies. */
function unlessClosed(error: unknown): APIMessage[] {
  if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return [];
  throw error;
}

/** What only the real Discord can say of its IDs and counts (docs/fair-dice.md), from a ledger. Times in milliseconds. */
export interface Measured {
  /** Notices, and those with a reply in time. */
  readonly notices: number;
  readonly replied: number;
  /** From the notice's ID to the reply's: a reply that got its ID only as it was edited would be far later. */
  readonly apart: readonly number[];
  /** From the command's ID to the reply's. */
  readonly taken: readonly number[];
  /** Messages that were ever sent by Discord's count, those that are there, and gaps in their places. */
  readonly sent: number | undefined;
  readonly there: number;
  readonly gaps: number | undefined;
}

/** Measures a ledger that has been fetched. */
export function measured({ messages, replies = [], total_message_sent: sent }: FetchedLedger): Measured {
  const all = notices(messages);
  const pairs = all.flatMap((notice) => {
    const apart = ({ id }: APIMessage) => Math.abs(timeOfId(id) - timeOfId(notice.id));
    const [reply] = replies.filter(({ id }) => isInTime(id, notice.id)).toSorted((a, b) => apart(a) - apart(b));
    return reply ? [{ notice, reply }] : [];
  });
  const places = messages.flatMap(({ position }) => position ?? []);
  return {
    ...{ notices: all.length, replied: pairs.length, sent, there: messages.length },
    apart: pairs.map(({ notice, reply }) => timeOfId(reply.id) - timeOfId(notice.id)),
    taken: pairs.flatMap(({ reply }) =>
      reply.interaction_metadata ? [timeOfId(reply.id) - timeOfId(reply.interaction_metadata.id)] : [],
    ),
    gaps: places.length > 0 ? Math.max(...places) + 1 - new Set(places).size : undefined,
  };
}
