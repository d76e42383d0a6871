import * as z from 'zod';
import type { Ledger, LedgerMessage, LedgerReply } from '../fairness/beacon/ledger.ts';

// https://discord.com/developers/docs/resources/message#message-object, and what DiscordChatExporter makes of it in JSON.

const id = z.string().regex(/^\d{1,20}$/);

const message = z.looseObject({
  id,
  channel_id: id.optional(),
  author: z.looseObject({ id }).optional(),
  content: z.string().default(''),
  edited_timestamp: z.string().nullish(),
  timestampEdited: z.string().nullish(),
  position: z.number().int().nonnegative().optional(),
  interaction_metadata: z.looseObject({ id, original_response_message_id: id.optional() }).optional(),
});

type Message = z.infer<typeof message>;

/** A list of messages, or one with what else is known of the thread and of the campaign's channel. */
const file = z.union([
  z.array(message).transform((messages) => ({ messages })),
  z.looseObject({
    channel: z.looseObject({ id }).optional(),
    messages: z.array(message),
    total_message_sent: z.number().int().nonnegative().optional(),
    replies: z.array(message).optional(),
  }),
]);

/** The messages of a ledger, from a text in JSON; nothing if it holds no such thing. */
export function ledgerIn(text: string): Ledger | undefined {
  const read = file.safeParse(parsed(text));
  if (!read.success) return undefined;
  const { messages, channel, total_message_sent: sent, replies }: Read = read.data;
  return {
    channel: channel?.id ?? messages[0]?.channel_id,
    messages: messages.map(asMessage),
    sent,
    replies: replies?.flatMap(asReply),
  };
}

interface Read {
  readonly messages: readonly Message[];
  readonly channel?: { readonly id: string } | undefined;
  readonly total_message_sent?: number | undefined;
  readonly replies?: readonly Message[] | undefined;
}

function asMessage({ id, author, content, edited_timestamp, timestampEdited, position }: Message): LedgerMessage {
  const edited = (edited_timestamp ?? timestampEdited ?? undefined) !== undefined;
  return { id, author: author?.id ?? '', content, edited, position };
}

function asReply({ id, interaction_metadata: answers }: Message): LedgerReply[] {
  if (!answers) return [];
  return [{ id, interaction: answers.id, isLater: answers.original_response_message_id !== undefined }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
