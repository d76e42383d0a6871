import type { Document } from '../../reply/document.ts';
import { plainLine } from '../../reply/plain.ts';

/** A message to the people it pings. */
export type Calls = Required<Pick<Document, 'lines' | 'pings'>>;

/** The message to them and the answer in one, without a frame: the push notification of a frame is empty. */
export function withCalls(document: Document, calls: Calls | undefined): Document {
  if (!calls) return document;
  const [news, ...rest] = document.lines;
  // Nobody needs to read the same news twice.
  const isTold = news !== undefined && calls.lines.some((each) => plainLine(each).endsWith(plainLine(news)));
  return { ...document, lines: [...calls.lines, ...(isTold ? rest : document.lines)], pings: calls.pings };
}
