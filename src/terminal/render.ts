import type { createColors } from 'picocolors';
import { type Document, type Line, type Span, seenLines } from '../reply/document.ts';
import { plainTime } from '../reply/plain-text.ts';
import type { Heard } from './desk.ts';
import { wrapped } from './wrapping.ts';

/** From picocolors: if the terminal has no colours, its functions change nothing. */
export type Colours = ReturnType<typeof createColors>;

// Allows line feeds but no other control characters, nor any that change the direction of writing, because users typed some of
// it.
const UNSAFE = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The reply to a line, as the terminal shows it. There are no buttons: players type `why` and `again`.
 * @param width the terminal's width; without one nothing is wrapped
 */
export function replyTo({ outcome }: Heard, colours: Colours, width?: number): string {
  return render(outcome.ok ? outcome.answer.document : outcome.problem.document, colours, width);
}

/** A document in colours, or as its plain text without them. Tables and other blocks are never wrapped. */
export function render(document: Pick<Document, 'lines' | 'form'>, colours: Colours, width?: number): string {
  return seenLines(document)
    .map((line) => {
      const text = renderLine(line, colours);
      return line.kind === 'block' ? text : wrapped(text, width);
    })
    .join('\n');
}

/** Makes text safe for a terminal, whoever typed it. */
export function safe(text: string): string {
  return text.replace(UNSAFE, '\ufffd');
}

/** Who speaks unless somebody is named. */
export const YOU = 'you';

function renderLine({ kind, spans }: Line, colours: Colours): string {
  const text = spans
    .map((span, i) => renderSpan(i === 0 && isSentence(spans) ? 'You' : span, colours))
    .join('')
    .trimEnd();
  if (kind === 'heading') return colours.bold(text);
  if (kind === 'small') return colours.dim(text);
  return kind === 'step' ? `  ${text}` : text;
}

/** "You joined the Axis." is a sentence, "you: 8″" isn't. Other names are written as they are. */
function isSentence([who, what]: readonly Span[]): boolean {
  const isYou = typeof who === 'object' && 'user' in who && who.user === YOU;
  return isYou && typeof what === 'string' && what.startsWith(' ');
}

function renderSpan(span: Span, colours: Colours): string {
  if (typeof span === 'string') return safe(span);
  if ('channel' in span) return colours.yellow(safe(`#${span.channel}`));
  if ('user' in span) return colours.yellow(safe(span.user));
  if ('link' in span) return span.label;
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
