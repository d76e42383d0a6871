import { escapeMarkdown } from 'discord.js';
import { THE_CLOCK } from '../../campaign/the-clock.ts';
import type { Line, Span } from '../../reply/document.ts';
import { plainLine } from '../../reply/plain-text.ts';
import { type Mention, noMention, withMentions } from './mentions.ts';

/**
 * A line in Discord's Markdown. Text stays text: users' words never format, link or ping.
 * @param mention how a command is mentioned there
 */
export function markdownLine({ kind, spans }: Line, mention: Mention = noMention): string {
  if (kind === 'block') return fenced(plainLine({ kind, spans }));
  const text = spans
    .map((span) => markdownSpan(span, mention))
    .join('')
    .trimEnd();
  if (kind === 'step') return `- ${text}`;
  if (kind === 'heading') return `**${text}**`;
  if (kind === 'large') return `## ${text}`;
  // Discord's small print applies to a whole line or not at all.
  return kind === 'small' || spans.every(isQuiet) ? `-# ${text}` : text;
}

/** Three backticks can't be escaped inside. */
function fenced(text: string): string {
  return `\`\`\`\n${upright(text).replaceAll('`', 'ˋ')}\n\`\`\``;
}

function isQuiet(span: Span): boolean {
  return typeof span === 'object' && 'style' in span && span.style === 'quiet';
}

function markdownSpan(span: Span, mention: Mention): string {
  if (typeof span === 'string') return withMentions(span, mention, escaped);
  // At the terminal, speakers go by names, and an imported log may have those.
  if ('user' in span && span.user === THE_CLOCK) return THE_CLOCK;
  if ('user' in span) return isId(span.user) ? `<@${span.user}>` : `@${escaped(span.user)}`;
  if ('channel' in span) return isId(span.channel) ? `<#${span.channel}>` : `#${escaped(span.channel)}`;
  if ('time' in span) return `<t:${Math.floor(Date.parse(span.time) / 1000)}:${span.as === 'ago' ? 'R' : 'f'}>`;
  if ('link' in span) return `[${escaped(span.label)}](${span.link})`;
  switch (span.style) {
    case 'strong':
      return `**${withMentions(span.text, mention, escaped)}**`;
    case 'struck':
      return `~~${escaped(span.text)}~~`;
    case 'code':
      // A mention can't include the command's options.
      return withMentions(span.text, mention, (text) => (text === '' ? '' : ` ${coded(text.trim())}`)).trimStart();
    case 'said':
      return coded(span.text);
    case 'quiet':
      return withMentions(span.text, mention, escaped);
  }
}

/** A backtick can't be escaped inside code, and a line break ends it. */
function coded(text: string): string {
  return `\`\`${upright(text).replaceAll('`', 'ˋ').replaceAll(/\s/g, ' ')}\`\``;
}

/** Without what would turn the rest of the line around, and what only controls a terminal. */
function upright(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]|(?![\t\n])\p{Cc}/gu, '').replaceAll(/[\u2028\u2029]/g, ' ');
}

/** Text that means nothing to Discord wherever it stands: no sign of its Markdown, no address, and no list at its beginning. */
const PLAIN = /^(?! *[\d+-])[\p{L}\p{N} ,.;:’″′"'!?()%=+−–→×½¼¾°·…-]*$/u;

/** English letters, and the signs of our own sentences. */
const ENGLISH_TEXT = `[A-Za-z\\d ,.;:’″′"'!?()%=+−–→×½¼¾°·…/-]*`;
/** The same of English text, which is quicker to tell: a slash is no part of an address there, and a number sign no heading. */
const ENGLISH = new RegExp(`^(?! *[\\d+-])(?!.*(?://|\\.\\w*/))${ENGLISH_TEXT}(?:#\\d${ENGLISH_TEXT})*$`);

/**
 * Whatever users typed stays text: no format, mention, time, channel guide, quote, small print or link. Discord makes links of anything that
 * begins like an address, so the colon is escaped. discord.js doesn't escape addresses, so they're split first. That parts the
 * brackets of a link from each other, so they're escaped afterwards.
 */
function escaped(text: string): string {
  if (ENGLISH.test(text) || PLAIN.test(text)) return text;
  return (
    upright(text)
      .split('://')
      .map((part) =>
        escapeMarkdown(part, { heading: true, bulletedList: true, numberedList: true, maskedLink: true })
          .replaceAll(/<(?=[@#:/a-z])/gi, '\\<')
          .replaceAll(/^(\s*)(>|-#)/gm, '$1\\$2'),
      )
      .join('\\://')
      .replaceAll('](', ']\\(')
      // This alone is enough for Discord to recognise an invitation.
      .replaceAll(/(discord(?:app)?\.(?:gg|com))\//gi, '$1\\/')
  );
}

/** Whether it's a Discord ID and not a name. */
export function isId(text: string): boolean {
  return /^\d{17,20}$/.test(text);
}
