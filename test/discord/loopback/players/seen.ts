import {
  type APIButtonComponentWithCustomId,
  type APIEmbed,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord.js';
import type { SentFile } from '../body.ts';
import type { Message } from '../messages.ts';
import { flattened } from '../validate/components.ts';
import { EPHEMERAL, LOADING } from '../validate/message.ts';

/** A message as it stood when it was looked at. */
export interface Seen {
  readonly id: string;
  readonly channelId: string;
  readonly content: string;
  /** All there is to read: content, embeds, text components, one after the other. */
  readonly text: string;
  /** Only one user sees it. */
  readonly ephemeral: boolean;
  /** Nothing but "thinking…" so far. */
  readonly deferred: boolean;
  readonly edited: boolean;
  readonly deleted: boolean;
  readonly flags: number;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  /** The buttons in it that can be clicked, link buttons left out. */
  readonly buttons: readonly APIButtonComponentWithCustomId[];
  readonly files: readonly SentFile[];
  readonly raw: APIMessage;
}

/** How a message looks now. */
export function seen({ api, files, deleted }: Message): Seen {
  const components = api.components ?? [];
  const flags = Number(api.flags);
  return {
    id: api.id,
    channelId: api.channel_id,
    content: shown(api.content),
    text: readable(api),
    ephemeral: Boolean(flags & EPHEMERAL),
    deferred: Boolean(flags & LOADING),
    edited: api.edited_timestamp !== null,
    deleted,
    flags,
    embeds: api.embeds,
    components,
    buttons: flattened(components)
      .filter(({ type, custom_id }) => type === ComponentType.Button && typeof custom_id === 'string')
      .map((button) => button as unknown as APIButtonComponentWithCustomId),
    files: [...files.values()].map(({ file }) => file),
    raw: api,
  };
}

/** How a command is mentioned. */
export const COMMAND = /<\/([^:<>]+):(\d{17,20})>/g;

/** A mention of a command is read as the command. */
const shown = (text: string): string => text.replaceAll(COMMAND, '/$1');

function readable({ content, embeds, components }: APIMessage): string {
  const inEmbeds = embeds.flatMap(({ author, title, description, fields, footer }) => [
    author?.name,
    title,
    description,
    ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
    footer?.text,
  ]);
  const inComponents = flattened(components).map((part) => part.type === ComponentType.TextDisplay && part.content);
  return shown([content, ...inEmbeds, ...inComponents].filter(Boolean).join('\n'));
}
