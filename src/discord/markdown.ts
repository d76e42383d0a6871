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
  return spans.every(isQuiet) ? `-# ${text}` : text;
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
  if ('user' in span) return `<@${span.user}>`;
  if ('channel' in span) return `<#${span.channel}>`;
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

function escaped(text: string): string {
  return escapeMarkdown(text, { heading: true, bulletedList: true, numberedList: true, maskedLink: true }).replaceAll(
    /<(?=[@#:/])/g,
    '\\<',
  );
}
