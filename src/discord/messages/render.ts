import { type APIMessageTopLevelComponent, AttachmentBuilder, MessageFlags } from 'discord.js';
import type { GivenCommand } from '../../kernel/options/given-command.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Document, Line } from '../../reply/document.ts';
import { plainText } from '../../reply/plain-text.ts';
import type { Kept } from '../buttons/carried.ts';
import { customIdOf } from '../buttons/index.ts';
import { framed, Shape } from './framed.ts';
import { isId } from './markdown.ts';
import { lengthSeen, type Mention } from './mentions.ts';
import { lastOf, pagesOf, type Room, type Shown, shownOf } from './paged.ts';
import { canBeCarried, type Row, rowsOf } from './rows.ts';

/** Discord's limits: for plain message text, and for the text and number of components. */
const MOST_CONTENT = 2000;
const MOST_TEXT = 4000;
const MOST_COMPONENTS = 40;

/** Longer documents are shown page by page where possible, since nobody wants more on a phone at once. */
const PAGE = 2000;

/** The mark for a line of small print. */
const SMALL = '-# ';

/** The parts of a message that show a document. */
export interface Rendered {
  /** Empty if components hold everything. */
  readonly content: string;
  readonly components: { toJSON(): APIMessageTopLevelComponent }[];
  readonly flags?: MessageFlags.IsComponentsV2;
  /** Who is pinged; nobody if it's absent. */
  readonly allowedMentions?: { readonly parse: readonly []; readonly users: readonly string[] };
  /** Files of a message that this one replaces are removed, even if this list is empty. */
  readonly files: AttachmentBuilder[];
}

/** How a document is shown. */
export interface Showing {
  /** Whether files can be attached. If not, the message says that something is left out. */
  readonly files?: boolean;
  /** Its pictures, already drawn. */
  readonly pictures?: readonly AttachmentBuilder[];
  /** The command that gives it again, so that its pages can be turned, in the form that a button carries. */
  readonly turns?: GivenCommand | Kept | undefined;
  /** The page, from 1. */
  readonly page?: number | undefined;
  /** How commands are mentioned there. */
  readonly mention?: Mention | undefined;
}

/** A message in the form that Discord takes. If components hold everything, it has no text of its own. */
export function sendable(message: Rendered): Omit<Rendered, 'content'> & { readonly content?: string } {
  const { content, ...others } = message;
  return message.flags ? others : { ...others, content };
}

/**
 * A document as a message: in a frame, or in plain text if it pings somebody, since the notification of a frame is empty. What
 * doesn't fit goes on further pages if pages can be turned. Otherwise the text is cut at a line, and the whole is attached.
 */
export function render(words: Catalogue, document: Document, showing: Showing = {}): Rendered {
  const users = (document.pings ?? []).filter(isId);
  const complete = withoutTwice(document);
  if (users.length > 0) return inWords(words, complete, users, showing);
  const message = inFrame(words, complete, showing);
  // Better all of it without clickable commands than only a part of it.
  return isTooLong(message) ? inFrame(words, complete, { ...showing, mention: undefined }) : message;
}

/** Whether all of a document fits in one frame, with nothing cut. */
export function fits(words: Catalogue, document: Document, mention?: Mention): boolean {
  const { rest, room } = laidOut(words, withoutTwice(document), { mention, pictures: [] });
  return isOnOnePage(rest, room);
}

/** Without the buttons below that stand beside a line as well. */
function withoutTwice(document: Document): Document {
  const beside = document.lines.flatMap(({ button }) => (button ? [customIdOf(button)] : []));
  const buttons = (document.buttons ?? []).filter((button) => !beside.includes(customIdOf(button)));
  return { ...document, buttons };
}

/** Whether the mentions take more letters than allowed, even though nobody sees them. */
function isTooLong({ components }: Rendered): boolean {
  return lengthIn(components.map((each) => each.toJSON())) > MOST_TEXT;
}

/** The letters of all texts in some components. */
function lengthIn(parts: readonly object[]): number {
  let sum = 0;
  for (const part of parts) {
    const { content = '', components = [] } = part as { content?: string; components?: readonly object[] };
    sum += content.length + lengthIn(components);
  }
  return sum;
}

function inFrame(
  words: Catalogue,
  document: Document,
  { files: may = true, pictures = [], turns, page = 1, mention }: Showing,
): Rendered {
  const { news, rest, rows, length, room } = laidOut(words, document, { mention, pictures });
  const attached = attachedTo(document);
  const whole = turns !== undefined && !document.newestLast;
  const tone = document.tone;
  if (isOnOnePage(rest, whole ? smaller(room, PAGE - length) : room)) {
    return frame(words, { tone, news, rest, pictures, files: attached, rows });
  }
  if (whole) {
    const pages = pagesOf(rest, smaller({ ...room, parts: room.parts - TURNING }, PAGE - length));
    const at = Math.min(Math.max(page, 1), pages.length);
    const turnable = rowsOf(words, document, turning(words, turns, at, pages.length));
    const shown = at === 1 ? pictures : [];
    return frame(words, { tone, news, rest: pages[at - 1]!, pictures: shown, files: attached, rows: turnable });
  }
  const name = document.file ?? 'reply.txt';
  const ending: Shown = {
    kind: 'small',
    text: SMALL + (may ? words.notices.wholeAttached(name) : words.notices.cutShort),
  };
  const files = may ? [fileOf(name, document.lines), ...attached] : attached;
  const cut = { letters: room.letters - ending.text.length - 1, parts: room.parts - 1 };
  const kept = document.newestLast ? lastOf(rest, cut) : pagesOf(rest, cut)[0]!;
  return frame(words, { tone, news, rest: [...kept, ending], pictures, files, rows });
}

/** The parts of a frame, and the room that's left for what isn't news. */
function laidOut(
  words: Catalogue,
  document: Document,
  { mention, pictures }: { readonly mention: Mention | undefined; readonly pictures: readonly unknown[] },
) {
  const { news, rest } = parted(shownOf(document, mention));
  const rows = rowsOf(words, document);
  const { attached = [] } = document;
  const used = 1 + componentsIn(rows) + (pictures.length > 0 ? 1 : 0) + attached.length + HEAD;
  const length = news.reduce((sum, { text }) => sum + lengthSeen(text) + 1, 0);
  return { news, rest, rows, length, room: { letters: MOST_TEXT - length, parts: MOST_COMPONENTS - used } };
}

function lengthOf(lines: readonly Shown[]): number {
  return lines.reduce((sum, { text }) => sum + text.length + 1, -1);
}

/** Whether all of it fits without shortening anything. */
function isOnOnePage(lines: readonly Shown[], room: Room): boolean {
  return lines.every(({ text }) => lengthSeen(text) < room.letters) && pagesOf(lines, room).length === 1;
}

/** The news with one button at most, and the dividing line. */
const HEAD = 4;
/** A row of three buttons. */
const TURNING = 4;

function frame(
  words: Catalogue,
  parts: Parameters<typeof framed>[1] & {
    readonly files: readonly AttachmentBuilder[];
    readonly pictures: readonly AttachmentBuilder[];
  },
): Rendered {
  return {
    content: '',
    components: [framed(words, parts)],
    flags: MessageFlags.IsComponentsV2,
    files: [...parts.files, ...parts.pictures],
  };
}

/** The news, which begins every page, and the rest. */
function parted(lines: readonly Shown[]): { readonly news: readonly Shown[]; readonly rest: readonly Shown[] } {
  const headed = lines.findIndex(({ kind }) => kind !== 'verdict' && kind !== 'heading');
  const at = headed < 0 ? lines.length : Math.max(1, headed);
  const news = lines.slice(0, at);
  // News about many, such as a verdict for each of them, is too long itself.
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

/** A button back and one forward, where there are such pages. */
function turning(words: Catalogue, command: GivenCommand | Kept, at: number, of: number): Button[] {
  const button = (page: number, label: string, can: boolean): Button => ({
    action: 'turn',
    of: { page, command },
    label,
    ...(can ? {} : { disabled: true }),
  });
  const buttons = [
    button(at - 1, words.notices.turnLabels.back, at > 1),
    button(at, words.notices.pageOf(at, of), false),
    button(at + 1, words.notices.turnLabels.on, at < of),
  ];
  return buttons.every(canBeCarried) ? buttons : [];
}

/** Plain text with rows of buttons below, which include the buttons of single lines. */
function inWords(
  words: Catalogue,
  document: Document,
  users: readonly string[],
  { files: may = true, pictures = [], mention }: Showing,
): Rendered {
  const mentioning = shownOf(document, mention);
  // Better all of it without clickable commands than only a part of it.
  const lines = lengthOf(mentioning) <= MOST_CONTENT ? mentioning : shownOf(document);
  const whole = lines.map(({ text }) => text).join('\n');
  const beside = lines.flatMap(({ button }) => (button ? [button] : []));
  const rows = rowsOf(words, { ...document, buttons: [...(document.buttons ?? []), ...beside] });
  const components = rows.map((row) => new Shape(row));
  const attached = [...attachedTo(document), ...pictures];
  const allowedMentions = { parse: [], users } as const;
  if (whole.length <= MOST_CONTENT) return { content: whole, components, files: attached, allowedMentions };
  const name = document.file ?? 'reply.txt';
  const ending = SMALL + (may ? words.notices.wholeAttached(name) : words.notices.cutShort);
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
