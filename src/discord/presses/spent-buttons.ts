import {
  type Client,
  type Message,
  MessageFlags,
  type MessageFlagsBitField,
  Routes,
  type SendableChannels,
} from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { ChannelQueue } from '../../referee/queue.ts';

/** A message with a button that was pressed. */
export interface Pressed {
  readonly client: Client;
  readonly message: {
    readonly id: string;
    readonly channelId: string;
    /** In milliseconds since 1970; `null` if it never was. */
    readonly editedTimestamp: number | null;
    readonly flags: Readonly<MessageFlagsBitField>;
    readonly components: readonly { toJSON(): unknown }[];
  };
}

type Part = Readonly<Record<string, unknown>>;

const MOST_KNOWN = 1000;
/** In milliseconds: a form may be sent an hour after the press that opened it, and comes with the message as it was then. */
const HOUR = 60 * 60 * 1000;

/** Which buttons of a message were disabled, or enabled again, not long ago, and whether Discord has taken that. */
interface Known {
  readonly look: ReadonlyMap<string, boolean>;
  readonly taken: boolean;
}

/** A press may come with the message as it was before. */
const known = new LRUCache<string, Known>({ max: MOST_KNOWN, ttl: HOUR });
/** When messages were last replaced as a whole. */
const replaced = new LRUCache<string, number>({ max: MOST_KNOWN, ttl: HOUR });
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
    // It's another message by now, and what it was is not to come back.
    if ((replaced.get(message.id) ?? 0) > (message.editedTimestamp ?? 0)) return;
    const before = message.components.map((component) => component.toJSON() as Part);
    const look = new Map(known.get(message.id)?.look);
    for (const id of before.flatMap(idsIn).filter(spent)) look.set(id, true);
    known.set(message.id, { look, taken: false });
    try {
      await edit(client, message, before, look);
      known.set(message.id, { look, taken: true });
    } catch (err) {
      log.debug({ err }, 'a button that is spent still looks as if it were not');
    }
  });
}

/**
 * Replaces a message as a whole: a press that came with the message as it was before doesn't bring that back.
 * @throws what Discord says
 */
export function replace(id: string, edit: () => Promise<Pick<Message, 'editedTimestamp'>>): Promise<void> {
  return editing.run(id, async () => {
    const { editedTimestamp } = await edit();
    known.delete(id);
    replaced.set(id, editedTimestamp ?? 0);
  });
}

/**
 * A message has been replaced by an answer, with buttons of its own.
 * @param since if it's to stay so, whatever a press brings that came before this time, in milliseconds since 1970
 */
export function renewed(id: string, since?: number): void {
  known.delete(id);
  if (since !== undefined) replaced.set(id, since);
}

/**
 * Disables and enables buttons of a message sent earlier. It's fetched for that, unless a press has made them look so already.
 * @param wanted for each button, by what it carries, whether it has nothing left to do; the others stay as they are
 * @throws what Discord says
 */
export function refresh(place: SendableChannels, id: string, wanted: ReadonlyMap<string, boolean>): Promise<void> {
  return editing.run(id, async () => {
    const { look: earlier = new Map<string, boolean>(), taken = false } = known.get(id) ?? {};
    if (taken && [...wanted].every(([each, isSpent]) => earlier.get(each) === isSpent)) return;
    const message = await place.messages.fetch({ message: id, cache: false, force: true });
    const look = new Map([...earlier, ...wanted]);
    known.set(id, { look, taken: false });
    const before = message.components.map((component) => component.toJSON() as unknown as Part);
    await edit(place.client, message, before, wanted);
    known.set(id, { look, taken: true });
  });
}

async function edit(
  client: Client,
  { id, channelId, flags }: Pressed['message'],
  before: readonly Part[],
  look: ReadonlyMap<string, boolean>,
): Promise<void> {
  const after = before.map((part) => withSpent(part, look));
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

function withSpent(part: Part, look: ReadonlyMap<string, boolean>): Part {
  const { components, accessory, items, file, name, custom_id: id } = part;
  const isSpent = typeof id === 'string' ? look.get(id) : undefined;
  return {
    ...part,
    ...(isSpent === undefined || isSpent === (part.disabled ?? false) ? {} : { disabled: isSpent }),
    ...(Array.isArray(components) ? { components: components.map((each) => withSpent(each as Part, look)) } : {}),
    // For a picture, Discord takes only its address.
    ...(Array.isArray(items)
      ? { items: items.map(({ media, description }) => ({ media: { url: media.url }, description })) }
      : {}),
    ...(file ? { file: { url: `attachment://${name}` } } : {}),
    ...(accessory ? { accessory: withSpent(accessory as Part, look) } : {}),
  };
}
