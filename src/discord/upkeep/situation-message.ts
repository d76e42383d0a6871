import {
  type AttachmentBuilder,
  type Client,
  type Message,
  PermissionFlagsBits,
  type SendableChannels,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Campaign } from '../../campaign/campaign.ts';
import { situationOf } from '../../command/turns/situation.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Document, heading, line, small } from '../../reply/document.ts';
import { mayAttach } from '../answers/places.ts';
import { picturesOf } from '../messages/pictures.ts';
import { render, sendable } from '../messages/render.ts';

/**
 * The message with a campaign's situation, for one place.
 * @param made how many have been posted there; its button carries the number
 */
export async function situationMessage(
  words: Catalogue,
  place: SendableChannels,
  campaign: Campaign,
  { made, pinned }: { readonly made: number; readonly pinned: boolean },
  { log }: { readonly log: Logger },
) {
  const document = situationOf(words, campaign, made);
  const drawn =
    pinned || campaign.game?.phase === 'ended' ? document : withWord(document, words.clock.situation.pinThis);
  return messageOf(words, drawn, mayAttach(place) ? await picturesOf(document, log, { soon: 'later' }) : []);
}

/** What takes its place once the campaign has moved, or is gone. */
export function movedMessage(words: Catalogue, movedTo: string | undefined) {
  const moved: Document = {
    lines: [
      heading(movedTo === undefined ? words.game.ended : words.clock.situation.moved),
      ...(movedTo === undefined ? [] : [line({ channel: movedTo })]),
    ],
    tone: 'calm',
  };
  return { ...messageOf(words, moved, []), attachments: [] };
}

/** Always a frame, or an edit couldn't replace an older one. `/turn status` shows anything that doesn't fit. */
function messageOf(words: Catalogue, document: Document, pictures: readonly AttachmentBuilder[]) {
  return { ...sendable(render(words, document, { files: false, pictures })), allowedMentions: { parse: [] as const } };
}

function withWord(document: Document, word: string): Document {
  return { ...document, lines: [...document.lines, small(word)] };
}

/** Whether the bot may pin messages there. In a DM, everyone may. */
export function mayPin(place: SendableChannels, client: Client): boolean {
  if (!('guild' in place)) return true;
  return place.permissionsFor(client.user!)?.has(PermissionFlagsBits.PinMessages) ?? false;
}

/** Whether it's the bot's own message, and the one that was posted under this number. */
export function isSituation(message: Message, made: number): boolean {
  if (message.author.id !== message.client.user.id) return false;
  return JSON.stringify(message.components).includes(`"play:${made}"`);
}
