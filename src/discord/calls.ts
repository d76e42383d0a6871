import type { Document } from '../reply/document.ts';

/** A word to those who are pinged. */
export type Calls = Required<Pick<Document, 'lines' | 'pings'>>;

/** The word and the answer in one message, which keeps to plain words: the push notification of a frame is empty. */
export function withCalls(document: Document, calls: Calls | undefined): Document {
  return calls ? { ...document, lines: [...calls.lines, ...document.lines], pings: calls.pings } : document;
}
