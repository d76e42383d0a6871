import type { LogRecord } from '../campaign/record.ts';
import type { Catalogue } from './catalogue.ts';
import { type Document, line, quiet, strong } from './document.ts';

/** The result of dice that no rulebook asked for. */
export function rolledReply(words: Catalogue, { events, seq }: LogRecord): Document {
  const rolled = events.filter((event) => event.type === 'rolled');
  return {
    lines: [
      ...rolled.flatMap(({ notation, total, output, why }) => [
        line(strong(words.fair.total(notation, total)), ...(why === undefined ? [] : [` ${why}`])),
        line(words.fair.dice(output.slice(notation.length + 2))),
      ]),
      line(quiet(`#${seq}`)),
    ],
  };
}
