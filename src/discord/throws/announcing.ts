import {
  type Client,
  DiscordAPIError,
  InteractionResponseType,
  MessageFlags,
  RESTJSONErrorCodes,
  type RESTPostAPIChannelMessageResult,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Announcing, Posted } from '../../referee/fairness/throws/announcing.ts';
import { claimForThrow, releaseFromThrow } from '../answers/first-answer.ts';
import type { Answerable } from '../answers/replying.ts';
import { Turns } from '../gateway/requests.ts';
import { ownerOf } from './finding.ts';

/** How long Discord may take for either message, in milliseconds. After that it's looked for. */
const PATIENCE = 10_000;
/** Discord's limit for a nonce. */
const LONGEST_NONCE = 25;

/** The place for a message is gone, or the bot may not write there. */
const CLOSED = [403, 404];

/** What became of a message: its ID, or `undefined` if it was refused; it isn't known if `unknown`. */
type Sent = { readonly id: string | undefined; readonly isClosed?: boolean } | 'unknown';

/** Announces a throw with the reply to an interaction. */
export function announcingFor(interaction: Answerable, log: Logger): Announcing {
  const { applicationId, token, guildId } = interaction;
  return {
    telling: { application: applicationId, token, ...(guildId === null ? {} : { guild: guildId }) },
    claim: () => claimForThrow(interaction),
    release: () => releaseFromThrow(interaction),
    isOthers: (ledger) => isOthers(interaction.client, ledger),
    async openly() {
      if (claimForThrow(interaction)) await defer(interaction, log);
    },
    async post(ledger, text) {
      // At the same moment: by Discord's clock, they may be half a second apart and no more.
      const sent = await turnsOf(interaction.client).take(() =>
        Promise.all([postNotice(interaction, ledger, text, log), defer(interaction, log)]),
      );
      if (!sent) {
        // Nothing has been sent, so the first answer is an ordinary one.
        releaseFromThrow(interaction);
        return { certain: true };
      }
      const [notice, reply] = sent;
      const noLedger = notice !== 'unknown' && notice.isClosed ? { noLedger: true as const } : {};
      const posted: Posted = { notice: idOf(notice), reply: idOf(reply), ...noLedger };
      return { ...posted, certain: notice !== 'unknown' && reply !== 'unknown' };
    },
  };
}

const turns = new WeakMap<Client, Turns>();

function turnsOf(client: Client): Turns {
  const own = turns.get(client) ?? new Turns(client.rest);
  turns.set(client, own);
  return own;
}

/** Whether another bot has opened a ledger. One that's gone is nobody's. @throws what Discord says, if nobody can tell */
async function isOthers(client: Client, ledger: string): Promise<boolean> {
  const owner = await ownerOf(client, ledger).catch((error: unknown) => {
    if (error instanceof DiscordAPIError && CLOSED.includes(error.status)) return undefined;
    throw error;
  });
  return owner !== undefined && owner !== client.user?.id;
}

function idOf(sent: Sent): string | undefined {
  return sent === 'unknown' ? undefined : sent.id;
}

/** Posts a notice without a sound. If another process posts the same one, Discord takes it once. */
async function postNotice({ client }: Answerable, ledger: string, content: string, log: Logger): Promise<Sent> {
  const [, claim = ''] = content.split(' ');
  const body = {
    ...{ content, flags: MessageFlags.SuppressNotifications, allowed_mentions: { parse: [] } },
    ...{ nonce: claim.slice(0, LONGEST_NONCE), enforce_nonce: true },
  };
  return sent(async (signal) => {
    const posted = await client.rest.post(Routes.channelMessages(ledger), { body, signal });
    return (posted as RESTPostAPIChannelMessageResult).id;
  }, log);
}

/**
 * Defers the reply as a message that everyone sees: its ID decides about the dice.
 * @see https://discord.com/developers/docs/interactions/receiving-and-responding#create-interaction-response
 */
async function defer(interaction: Answerable, log: Logger): Promise<Sent> {
  return sent(async (signal) => {
    const answer = (await interaction.client.rest.post(Routes.interactionCallback(interaction.id, interaction.token), {
      body: { type: InteractionResponseType.DeferredChannelMessageWithSource },
      ...{ auth: false, query: new URLSearchParams({ with_response: 'true' }), signal },
    })) as RESTPostAPIInteractionCallbackWithResponseResult | undefined;
    interaction.deferred = true;
    return answer?.interaction.response_message_id ?? answer?.resource?.message?.id;
  }, log);
}

async function sent(send: (signal: AbortSignal) => Promise<string | undefined>, log: Logger): Promise<Sent> {
  try {
    const id = await send(AbortSignal.timeout(PATIENCE));
    return id === undefined ? 'unknown' : { id };
  } catch (err) {
    log.warn({ err }, 'couldn’t post a message of a throw');
    // Another process that had the same interaction has replied.
    const isOthers = isAnswered(err);
    if (!(err instanceof DiscordAPIError) || err.status >= 500 || isOthers) return 'unknown';
    return { id: undefined, isClosed: CLOSED.includes(err.status) };
  }
}

function isAnswered(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}
