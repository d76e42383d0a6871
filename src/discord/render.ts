import { type APIMessageTopLevelComponent, AttachmentBuilder, MessageFlags } from 'discord.js';
import type { Button, Document, Line } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { plainText } from '../reply/plain.ts';
import { customIdOf } from './buttons.ts';
import { framed } from './framed.ts';
import { isId } from './markdown.ts';
import { lengthSeen, type Mention } from './mentions.ts';
import { lastOf, pagesOf, type Room, type Shown, shownOf } from './paged.ts';
import { canBeCarried, type Row, rowsOf } from './rows.ts';

/** Discord's limits: of a message's own words, and of the text and the components of one that is all components. */
const MOST_CONTENT = 2000;
const MOST_TEXT = 4000;
const MOST_COMPONENTS = 40;

/** More than this is turned page by page, where that can be: nobody wants more on a phone at once. */
const PAGE = 2000;

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

/** How a document is shown. */
export interface Showing {
  /** Whether files may be attached; where they may not, it says that something is left out. */
  readonly files?: boolean;
  /** Its pictures as they are drawn. */
  readonly pictures?: readonly AttachmentBuilder[];
  /** The command that gives it again, so that its pages can be turned: what a button carries for it. */
  readonly turns?: string | undefined;
  /** Which page, from 1 on. */
  readonly page?: number | undefined;
  /** How commands are mentioned there. */
  readonly mention?: Mention | undefined;
}

/** A message as Discord takes it: where components say all, it has no words of its own. */
export function sendable(message: Rendered): Omit<Rendered, 'content'> & { readonly content?: string } {
  const { content, ...others } = message;
  return message.flags ? others : { ...others, content };
}

/**
 * A document as a message: in a frame, or in plain words where it pings somebody, since the notification of a frame is empty.
 * What does not fit stands on further pages if they can be turned, else it is cut at a line, and the whole is attached.
 */
export function render(document: Document, showing: Showing = {}): Rendered {
  const users = (document.pings ?? []).filter(isId);
  const beside = document.lines.flatMap(({ button }) => (button ? [customIdOf(button)] : []));
  const buttons = (document.buttons ?? []).filter((button) => !beside.includes(customIdOf(button)));
  const told = { ...document, buttons };
  if (users.length > 0) return inWords(told, users, showing);
  const message = inFrame(told, showing);
  // Rather all of it in plain words than a part of it.
  return isTooLong(message) ? inFrame(told, { ...showing, mention: undefined }) : message;
}

/** Whether what is mentioned takes more letters than there are, though nobody sees them. */
function isTooLong({ components }: Rendered): boolean {
  const texts = components.flatMap((each) => textsIn(each.toJSON()));
  return texts.reduce((sum, text) => sum + text.length, 0) > MOST_TEXT;
}

function textsIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  const { components, content } = part as { readonly components?: unknown; readonly content?: unknown };
  return [...(typeof content === 'string' ? [content] : []), ...textsIn(components)];
}

function inFrame(
  document: Document,
  { files: may = true, pictures = [], turns, page = 1, mention }: Showing,
): Rendered {
  const { news, rest } = parted(shownOf(document.lines, mention));
  const attached = attachedTo(document);
  const whole = turns !== undefined && !document.newestLast;
  const used = 1 + componentsIn(rowsOf(document)) + (pictures.length > 0 ? 1 : 0) + attached.length + HEAD;
  const length = news.reduce((sum, { text }) => sum + lengthSeen(text) + 1, 0);
  const room = { letters: MOST_TEXT - length, parts: MOST_COMPONENTS - used };
  const tone = document.tone;
  if (isOnOnePage(rest, whole ? smaller(room, PAGE - length) : room)) {
    return frame({ tone, news, rest, pictures, files: attached, rows: rowsOf(document) });
  }
  if (whole) {
    const pages = pagesOf(rest, smaller({ ...room, parts: room.parts - TURNING }, PAGE - length));
    const at = Math.min(Math.max(page, 1), pages.length);
    const rows = rowsOf(document, turning(turns, at, pages.length));
    return frame({ tone, news, rest: pages[at - 1]!, pictures: at === 1 ? pictures : [], files: attached, rows });
  }
  const name = document.file ?? 'reply.txt';
  const ending: Shown = {
    kind: 'small',
    text: SMALL + (may ? english.notices.wholeAttached(name) : english.notices.cutShort),
  };
  const files = may ? [fileOf(name, document.lines), ...attached] : attached;
  const cut = { letters: room.letters - ending.text.length - 1, parts: room.parts - 1 };
  const kept = document.newestLast ? lastOf(rest, cut) : pagesOf(rest, cut)[0]!;
  return frame({ tone, news, rest: [...kept, ending], pictures, files, rows: rowsOf(document) });
}

function lengthOf(lines: readonly Shown[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, -1);
}

/** Whether all of it fits, and nothing has to be shortened. */
function isOnOnePage(lines: readonly Shown[], room: Room): boolean {
  return lines.every(({ text }) => lengthSeen(text) < room.letters) && pagesOf(lines, room).length === 1;
}

/** The news, with a button at the most, and the line across. */
const HEAD = 4;
/** A row of three buttons. */
const TURNING = 4;

function frame(
  parts: Parameters<typeof framed>[0] & {
    readonly files: readonly AttachmentBuilder[];
    readonly pictures: readonly AttachmentBuilder[];
  },
): Rendered {
  return {
    content: '',
    components: [framed(parts)],
    flags: MessageFlags.IsComponentsV2,
    files: [...parts.files, ...parts.pictures],
  };
}

/** The news, which every page begins with, and the rest. */
function parted(lines: readonly Shown[]): { readonly news: readonly Shown[]; readonly rest: readonly Shown[] } {
  const headed = lines.findIndex(({ kind }) => kind !== 'verdict' && kind !== 'heading');
  const at = headed < 0 ? lines.length : Math.max(1, headed);
  const news = lines.slice(0, at);
  // News of many, such as a verdict for each of them, is itself what is long.
  if (news.reduce((sum, { text }) => sum + lengthSeen(text) + 1, 0) > PAGE / 4) {
    return { news: pagesOf(lines.slice(0, 1), { letters: PAGE / 2, parts: 3 })[0]!, rest: lines.slice(1) };
  }
  return { news, rest: lines.slice(at) };
}

function smaller({ letters, parts }: Room, most: number): Room {
  return { letters: Math.min(letters, most), parts };
}

function componentsIn(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + 1 + row.components.length, 0);
}

/** One page back, where one is, and one on. */
function turning(turns: string, at: number, of: number): Button[] {
  const button = (page: number, label: string, can: boolean): Button => ({
    action: 'turn',
    of: `${page}:${turns}`,
    label,
    ...(can ? {} : { disabled: true }),
  });
  const buttons = [
    button(at - 1, english.notices.turnLabels.back, at > 1),
    button(at, english.notices.pageOf(at, of), false),
    button(at + 1, english.notices.turnLabels.on, at < of),
  ];
  return buttons.every(canBeCarried) ? buttons : [];
}

/** Plain words with rows below. What is beside a line stands among them. */
function inWords(
  document: Document,
  users: readonly string[],
  { files: may = true, pictures = [], mention }: Showing,
): Rendered {
  const mentioning = shownOf(document.lines, mention);
  // Rather all of it in plain words than a part of it.
  const lines = lengthOf(mentioning) <= MOST_CONTENT ? mentioning : shownOf(document.lines);
  const whole = lines.map(({ text }) => text).join('\n');
  const beside = lines.flatMap(({ button }) => (button ? [button] : []));
  const components = rowsOf({ ...document, buttons: [...(document.buttons ?? []), ...beside] });
  const attached = [...attachedTo(document), ...pictures];
  const allowedMentions = { parse: [], users } as const;
  if (whole.length <= MOST_CONTENT) return { content: whole, components, files: attached, allowedMentions };
  const name = document.file ?? 'reply.txt';
  const ending = SMALL + (may ? english.notices.wholeAttached(name) : english.notices.cutShort);
  const kept = pagesOf(lines, { letters: MOST_CONTENT - ending.length - 1, parts: MOST_COMPONENTS })[0]!;
  const content = [...kept.map(({ text }) => text), ending].join('\n');
  const files = may ? [fileOf(name, document.lines), ...attached] : attached;
  return { content, components, files, allowedMentions };
}

function attachedTo({ attached = [] }: Document): AttachmentBuilder[] {
  return attached.map(({ name, bytes }) => new AttachmentBuilder(Buffer.from(bytes), { name }));
}

function fileOf(name: string, lines: readonly Line[]): AttachmentBuilder {
  return new AttachmentBuilder(Buffer.from(plainText({ lines }), 'utf8'), { name });
}
