import type { Document } from '../reply/document.ts';

/** A message to the people it pings. */
export type Calls = Required<Pick<Document, 'lines' | 'pings'>>;

/** The message to them and the answer in one, without a frame: the push notification of a frame is empty. */
export function withCalls(document: Document, calls: Calls | undefined): Document {
  return calls ? { ...document, lines: [...calls.lines, ...document.lines], pings: calls.pings } : document;
}
