import { escapeMarkdown } from 'discord.js';
import type { Line, Span } from '../reply/document.ts';
import { plainLine } from '../reply/plain.ts';

/** A line in Discord's Markdown. Whatever is text stays text: users' words never format, link or ping. */
export function markdownLine({ kind, spans }: Line): string {
  if (kind === 'block') return fenced(plainLine({ kind, spans }));
  const text = spans.map(markdownSpan).join('').trimEnd();
  if (kind === 'step') return `- ${text}`;
  if (kind === 'heading') return `**${text}**`;
  // Discord's small print is a whole line or none.
  return kind === 'small' || spans.every(isQuiet) ? `-# ${text}` : text;
}

/** Three backticks cannot be escaped inside. */
function fenced(text: string): string {
  return `\`\`\`\n${text.replaceAll('`', 'ˋ')}\n\`\`\``;
}

function isQuiet(span: Span): boolean {
  return typeof span === 'object' && 'style' in span && span.style === 'quiet';
}

function markdownSpan(span: Span): string {
  if (typeof span === 'string') return escaped(span);
  // At the terminal they are called by names, which an imported log may have.
  if ('user' in span) return isId(span.user) ? `<@${span.user}>` : `@${escaped(span.user)}`;
  if ('channel' in span) return isId(span.channel) ? `<#${span.channel}>` : `#${escaped(span.channel)}`;
  if ('time' in span) return `<t:${Math.floor(Date.parse(span.time) / 1000)}:${span.as === 'ago' ? 'R' : 'f'}>`;
  switch (span.style) {
    case 'strong':
      return `**${escaped(span.text)}**`;
    case 'struck':
      return `~~${escaped(span.text)}~~`;
    case 'code':
      // A backtick cannot be escaped inside code, and a new line ends it.
      return `\`\`${span.text.replaceAll('`', 'ˋ').replaceAll(/\s/g, ' ')}\`\``;
    case 'quiet':
      return escaped(span.text);
  }
}

/**
 * Whatever users typed stays text: no format, mention, time, channel guide, quote or link. Discord links what begins as an
 * address, so its colon is escaped; discord.js leaves addresses alone, so they are parted before.
 */
function escaped(text: string): string {
  return (
    text
      .split('://')
      .map((part) =>
        escapeMarkdown(part, { heading: true, bulletedList: true, numberedList: true, maskedLink: true })
          .replaceAll(/<(?=[@#:/a-z])/gi, '\\<')
          .replaceAll(/^(\s*)>/gm, '$1\\>'),
      )
      .join('\\://')
      // Invitations need no more than this to be shown as such.
      .replaceAll(/(discord(?:app)?\.(?:gg|com))\//gi, '$1\\/')
  );
}

/** Whether it is an ID of Discord's, and no name. */
export function isId(text: string): boolean {
  return /^\d{17,20}$/.test(text);
}
