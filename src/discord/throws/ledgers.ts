import {
  ChannelType,
  type Client,
  type GuildBasedChannel,
  MessageFlags,
  PermissionFlagsBits,
  type RESTPostAPIChannelThreadsResult,
  Routes,
} from 'discord.js';
import type { Logger } from 'pino';
import { InputError } from '../../kernel/refusal.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { placeAt } from '../answers/places.ts';
import type { Answerable } from '../answers/replying.ts';

/** A week, in minutes: the longest that Discord leaves a quiet thread open. */
const WEEK = 10_080;
/** Discord's limit. */
const LONGEST_NAME = 100;

const NEEDED = ['ViewChannel', 'CreatePublicThreads', 'SendMessagesInThreads'] as const;

/**
 * Opens the ledger of a campaign: a public thread in its channel (of a thread, in the channel that it's in; a post in a forum). Its
 * first message says what it is.
 * @returns the ID of the thread @throws {InputError} if the bot can't, with what it lacks
 */
export async function openLedger(
  words: Catalogue,
  { client, channelId, appPermissions: own }: Answerable,
  campaign: string,
  log: Logger,
): Promise<string> {
  const place = channelId === null ? undefined : await parentOf(client, channelId);
  if (!place) throw new InputError('beacon-not-here');
  const lacking = NEEDED.filter((each) => !own.has(PermissionFlagsBits[each]));
  if (lacking.length > 0) {
    throw new InputError('ledger-lacks', { lacking: lacking.map((each) => words.notices.permissions[each]) });
  }
  const name = [...words.beacon.ledgerName(campaign)].slice(0, LONGEST_NAME / 2).join('');
  const thread = { name, auto_archive_duration: WEEK };
  const message = {
    ...{ content: words.beacon.ledgerIntroduced(campaign), flags: MessageFlags.SuppressNotifications },
    allowed_mentions: { parse: [] },
  };
  const isForum = place.type === ChannelType.GuildForum;
  const body = isForum ? { ...thread, message } : { ...thread, type: ChannelType.PublicThread };
  try {
    const { id } = (await client.rest.post(Routes.threads(place.id), { body })) as RESTPostAPIChannelThreadsResult;
    if (!isForum) await client.rest.post(Routes.channelMessages(id), { body: message });
    if (own.has(PermissionFlagsBits.ManageThreads)) await lock(client, id, log);
    return id;
  } catch (err) {
    log.warn({ err, channel: channelId }, 'couldn’t open a ledger');
    throw new InputError('ledger-refused');
  }
}

/** The channel or forum in which a ledger can stand; nothing in DMs. */
async function parentOf(client: Client, channel: string): Promise<GuildBasedChannel | undefined> {
  const found = await placeAt(client, channel).catch(() => null);
  if (!found || found.isDMBased()) return undefined;
  const place = found.isThread() ? found.parent : found;
  return place ?? undefined;
}

/** Nobody else needs to write there. */
async function lock(client: Client, thread: string, log: Logger): Promise<void> {
  await client.rest
    .patch(Routes.channel(thread), { body: { locked: true } })
    .catch((err: unknown) => log.info({ err }, 'couldn’t lock a ledger'));
}
