import { type Client, MessageFlags, type MessageFlagsBitField, Routes, type SendableChannels } from 'discord.js';
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
    const own = new Set(before.flatMap(idsIn).filter((id) => earlier.has(id) || spent(id)));
    known.set(message.id, own);
    try {
      await edit(client, message, before, (id) => own.has(id) || undefined);
    } catch (err) {
      log.debug({ err }, 'a button that is spent still looks as if it were not');
    }
  });
}

/**
 * Disables and enables buttons of a message sent earlier, which is fetched for that.
 * @param spent whether a button has nothing left to do, by what it carries; `undefined` for one that stays as it is
 * @throws what Discord says
 */
export function refresh(
  place: SendableChannels,
  id: string,
  spent: (customId: string) => boolean | undefined,
): Promise<void> {
  return editing.run(id, async () => {
    const message = await place.messages.fetch({ message: id, cache: false, force: true });
    const before = message.components.map((component) => component.toJSON() as unknown as Part);
    const earlier = [...(known.get(id) ?? [])].filter((each) => spent(each) !== false);
    known.set(id, new Set([...earlier, ...before.flatMap(idsIn).filter((each) => spent(each))]));
    await edit(place.client, message, before, spent);
  });
}

async function edit(
  client: Client,
  { id, channelId, flags }: Pressed['message'],
  before: readonly Part[],
  spent: (customId: string) => boolean | undefined,
): Promise<void> {
  const after = before.map((part) => withSpent(part, spent));
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const framed = flags.has(MessageFlags.IsComponentsV2) ? { flags: MessageFlags.IsComponentsV2 } : {};
  await client.rest.patch(Routes.channelMessage(channelId, id), { body: { components: after, ...framed } });
}

/** What all buttons and menus in a part of a message carry. */
function idsIn({ components, accessory, custom_id: id }: Part): readonly string[] {
  const inner = [
    ...(Array.isArray(components) ? (components as Part[]) : []),
    ...(accessory ? [accessory as Part] : []),
  ];
  return [...(typeof id === 'string' ? [id] : []), ...inner.flatMap(idsIn)];
}

function withSpent(part: Part, spent: (customId: string) => boolean | undefined): Part {
  const { components, accessory, items, file, name, custom_id: id } = part;
  const isSpent = typeof id === 'string' ? spent(id) : undefined;
  return {
    ...part,
    ...(isSpent === undefined || isSpent === (part.disabled ?? false) ? {} : { disabled: isSpent }),
    ...(Array.isArray(components) ? { components: components.map((each) => withSpent(each as Part, spent)) } : {}),
    // For a picture, Discord takes only its address.
    ...(Array.isArray(items)
      ? { items: items.map(({ media, description }) => ({ media: { url: media.url }, description })) }
      : {}),
    ...(file ? { file: { url: `attachment://${name}` } } : {}),
    ...(accessory ? { accessory: withSpent(accessory as Part, spent) } : {}),
  };
}
