import { type Document, inForm, type Line, type Span } from './document.ts';

/** A document in full as plain text: for files, and for machines. */
export function plainText({ lines }: Pick<Document, 'lines'>): string {
  return inForm(lines, 'full').map(plainLine).join('\n');
}

export function plainLine({ kind, spans }: Line): string {
  const text = spans.map(plainSpan).join('').trimEnd();
  return kind === 'step' ? `  ${text}` : text;
}

function plainSpan(span: Span): string {
  if (typeof span === 'string') return span;
  if ('channel' in span) return `#${span.channel}`;
  if ('time' in span) return plainTime(span.time);
  if ('link' in span) return span.label;
  return 'user' in span ? span.user : span.text;
}

/** A moment where no reader's time zone is known: UTC, to the minute. */
export function plainTime(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}
