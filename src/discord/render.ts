import {
  ActionRowBuilder,
  type APIMessageTopLevelComponent,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type MessageActionRowComponentBuilder,
  MessageFlags,
  StringSelectMenuBuilder,
} from 'discord.js';
import type { Button, Document, Line, Menu, Offers } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { plainText } from '../reply/plain.ts';
import { customIdOf } from './buttons.ts';
import { framed } from './framed.ts';
import { isId, markdownLine } from './markdown.ts';
import { shortened } from './shortened.ts';

/** Discord's limit for the text of a message. */
const MOST_TEXT = 2000;

/** Discord's limits for buttons. */
const LONGEST_ID = 100;
const LONGEST_LABEL = 80;
const LONGEST_CHOICE = 100;
const LONGEST_PLACEHOLDER = 150;
const MOST_IN_ROW = 5;
const MOST_ROWS = 5;

/** What makes a line small print. */
const SMALL = '-# ';

/** The parts of a message that a document becomes. */
export interface Rendered {
  /** Empty where all of it stands in components. */
  readonly content: string;
  readonly components: { toJSON(): APIMessageTopLevelComponent }[];
  readonly flags?: MessageFlags.IsComponentsV2;
  /** Who is pinged; without it nobody is. */
  readonly allowedMentions?: { readonly parse: readonly []; readonly users: readonly string[] };
  /** Those of a message that this one takes the place of are gone, even if there are none here. */
  readonly files: AttachmentBuilder[];
}

/** A message as Discord takes it: where components say all, it has no words of its own. */
export function sendable(message: Rendered): Omit<Rendered, 'content'> & { readonly content?: string } {
  const { content, ...others } = message;
  return message.flags ? others : { ...others, content };
}

/**
 * A document as a message. What does not fit is cut at a line, and the whole is attached as a file.
 * @param files whether files may be attached; where they may not, it says that something is left out
 */
export function render(document: Document, { files: may = true }: { readonly files?: boolean } = {}): Rendered {
  const lines = document.lines.filter(({ kind }) => kind !== 'typed').map(markdownLine);
  const whole = lines.join('\n');
  const components = rowsOf(document);
  if (document.tone && !document.attached && whole.length <= MOST_TEXT) {
    return { content: '', components: framed(document, components), flags: MessageFlags.IsComponentsV2, files: [] };
  }
  const attached = (document.attached ?? []).map(
    ({ name, bytes }) => new AttachmentBuilder(Buffer.from(bytes), { name }),
  );
  const users = (document.pings ?? []).filter(isId);
  const pinging = users.length > 0 ? { allowedMentions: { parse: [], users } as const } : {};
  if (whole.length <= MOST_TEXT) return { content: whole, components, files: attached, ...pinging };
  const name = document.file ?? 'reply.txt';
  const ending = SMALL + (may ? english.notices.wholeAttached(name) : english.notices.cutShort);
  const room = MOST_TEXT - ending.length - 1;
  const kept = document.newestLast ? firstAndLast(lines, room) : fitting(lines, room);
  const files = may ? [fileOf(name, document.lines), ...attached] : [];
  return { content: [...kept, ending].join('\n'), components, files, ...pinging };
}

/** As many of the first lines as there is room for. */
function fitting(lines: readonly string[], room: number): readonly string[] {
  let length = -1;
  const over = lines.findIndex((line) => {
    length += line.length + 1;
    return length > room;
  });
  // One line alone may be too long: its beginning is better than nothing.
  if (over === 0) return [shortened(lines[0]!, room)];
  return over < 0 ? lines : lines.slice(0, over);
}

/** The first line, and as many of the last ones as there is room for. */
function firstAndLast([first = '', ...others]: readonly string[], room: number): readonly string[] {
  const left = room - first.length - 1;
  return left > 0 ? [first, ...fitting(others.toReversed(), left).toReversed()] : fitting([first], room);
}

function fileOf(name: string, lines: readonly Line[]): AttachmentBuilder {
  return new AttachmentBuilder(Buffer.from(plainText({ lines }), 'utf8'), { name });
}

function rowsOf({ buttons = [], menus = [] }: Offers): ActionRowBuilder<MessageActionRowComponentBuilder>[] {
  // A name of a side may be longer than a button carries: its command does the same.
  const carried = buttons.filter((button) => customIdOf(button).length <= LONGEST_ID).slice(0, MOST_IN_ROW * MOST_ROWS);
  const rows = Array.from({ length: Math.ceil(carried.length / MOST_IN_ROW) }, (_, i) =>
    carried.slice(i * MOST_IN_ROW, (i + 1) * MOST_IN_ROW),
  );
  return [...menus.map(menuRow), ...rows.map((row) => buttonRow(row))].slice(0, MOST_ROWS);
}

function buttonRow(buttons: readonly Button[]): ActionRowBuilder<MessageActionRowComponentBuilder> {
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(buttons.map(built));
}

function menuRow({ action, of, label, choices }: Menu): ActionRowBuilder<MessageActionRowComponentBuilder> {
  const options = choices.map(({ label: name, value, hint, chosen }) => ({
    label: shortened(name, LONGEST_CHOICE),
    value,
    ...(chosen ? { default: true } : {}),
    ...(hint === undefined ? {} : { description: shortened(hint, LONGEST_CHOICE) }),
  }));
  const menu = new StringSelectMenuBuilder()
    .setCustomId(customIdOf({ action, of }))
    .setPlaceholder(shortened(label, LONGEST_PLACEHOLDER))
    .addOptions(options);
  return new ActionRowBuilder<MessageActionRowComponentBuilder>().addComponents(menu);
}

function built(button: Button): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(customIdOf(button))
    .setLabel(shortened(button.label ?? english.notices.buttons[button.action], LONGEST_LABEL))
    .setStyle(button.first ? ButtonStyle.Primary : ButtonStyle.Secondary);
}
