import type { createColors } from 'picocolors';
import type { Document, Line, Span } from '../reply/document.ts';
import { plainTime } from '../reply/plain.ts';
import type { Heard } from './desk.ts';

/** From picocolors: where the terminal has no colours, its functions change nothing. */
export type Colours = ReturnType<typeof createColors>;

// Line feeds but no other control characters, nor those that turn the direction of writing: users typed some of it.
const UNSAFE = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The reply to a line, as the terminal shows it. Buttons are not: `why` and `again` are typed. */
export function replyTo({ outcome }: Heard, colours: Colours): string {
  return outcome.ok ? render(outcome.answer.document, colours) : render(outcome.problem.document, colours);
}

/** A document in colours. Without them it is its plain text. */
export function render({ lines }: Pick<Document, 'lines'>, colours: Colours): string {
  return lines.map((line) => renderLine(line, colours)).join('\n');
}

/** Text fit for a terminal, whoever typed it. */
export function safe(text: string): string {
  return text.replace(UNSAFE, '\ufffd');
}

function renderLine({ kind, spans }: Line, colours: Colours): string {
  const text = spans
    .map((span) => renderSpan(span, colours))
    .join('')
    .trimEnd();
  if (kind === 'heading') return colours.bold(text);
  if (kind === 'small') return colours.dim(text);
  return kind === 'step' ? `  ${text}` : text;
}

function renderSpan(span: Span, colours: Colours): string {
  if (typeof span === 'string') return safe(span);
  if ('channel' in span) return colours.yellow(safe(`#${span.channel}`));
  if ('user' in span) return colours.yellow(safe(span.user));
  if ('time' in span) return colours.dim(plainTime(span.time));
  return styles(colours)[span.style](safe(span.text));
}

function styles(colours: Colours): Record<Extract<Span, { style: string }>['style'], (text: string) => string> {
  return {
    strong: colours.bold,
    quiet: colours.dim,
    struck: colours.strikethrough,
    code: colours.cyan,
    said: colours.cyan,
  };
}
