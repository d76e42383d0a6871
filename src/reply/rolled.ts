import type { LogRecord } from '../campaign/record.ts';
import { type Document, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';

/** The result of dice that no rulebook asked for. */
export function rolledReply({ events, seq }: LogRecord): Document {
  const rolled = events.filter((event) => event.type === 'rolled');
  return {
    lines: [
      ...rolled.flatMap(({ notation, total, output, why }) => [
        line(strong(english.fair.total(notation, total)), ...(why === undefined ? [] : [` ${why}`])),
        line(english.fair.dice(output.slice(notation.length + 2))),
      ]),
      line(quiet(`#${seq}`)),
    ],
  };
}
