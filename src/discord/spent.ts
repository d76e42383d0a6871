import { type Client, MessageFlags, type MessageFlagsBitField, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { ChannelQueue } from '../referee/queue.ts';

/** A message with a button that was pressed. */
export interface Pressed {
  readonly client: Client;
  readonly message: {
    readonly id: string;
    readonly channelId: string;
    readonly flags: Readonly<MessageFlagsBitField>;
    readonly components: readonly { toJSON(): unknown }[];
  };
}

type Part = Readonly<Record<string, unknown>>;

const MOST_KNOWN = 1000;
const SOON = 60_000;

/** The buttons disabled a moment ago: a press may come with the message as it was before. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: MOST_KNOWN, ttl: SOON });
/** Edits of one message come one after the other, so that none takes back the one before. */
const editing = new ChannelQueue();

/**
 * Disables buttons that have nothing left to do. A message that only one person sees is out of reach. If it fails nothing is
 * lost, because such a button explains itself when it's pressed.
 * @param spent chooses the buttons by what they carry
 */
export function disable(
  { client, message }: Pressed,
  spent: (customId: string) => boolean,
  log: Logger,
): Promise<void> {
  if (message.flags.has(MessageFlags.Ephemeral)) return Promise.resolve();
  return editing.run(message.id, async () => {
    const before = message.components.map((component) => component.toJSON() as Part);
    const earlier = known.get(message.id) ?? new Set();
    const ids = before.flatMap(idsIn).filter((id) => earlier.has(id) || spent(id));
    const own = new Set(ids);
    const after = before.map((part) => withSpent(part, own));
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    known.set(message.id, own);
    const flags = message.flags.has(MessageFlags.IsComponentsV2) ? { flags: MessageFlags.IsComponentsV2 } : {};
    try {
      const body = { components: after, ...flags };
      await client.rest.patch(Routes.channelMessage(message.channelId, message.id), { body });
    } catch (err) {
      log.debug({ err }, 'a button that is spent still looks as if it were not');
    }
  });
}

/** What all buttons and menus in a part of a message carry. */
function idsIn({ components, accessory, custom_id: id }: Part): readonly string[] {
  const inner = [
    ...(Array.isArray(components) ? (components as Part[]) : []),
    ...(accessory ? [accessory as Part] : []),
  ];
  return [...(typeof id === 'string' ? [id] : []), ...inner.flatMap(idsIn)];
}

function withSpent(part: Part, spent: ReadonlySet<string>): Part {
  const { components, accessory, items, file, name, custom_id: id } = part;
  return {
    ...part,
    ...(typeof id === 'string' && spent.has(id) ? { disabled: true } : {}),
    ...(Array.isArray(components) ? { components: components.map((each) => withSpent(each as Part, spent)) } : {}),
    // For a picture, Discord takes only its address.
    ...(Array.isArray(items)
      ? { items: items.map(({ media, description }) => ({ media: { url: media.url }, description })) }
      : {}),
    ...(file ? { file: { url: `attachment://${name}` } } : {}),
    ...(accessory ? { accessory: withSpent(accessory as Part, spent) } : {}),
  };
}
