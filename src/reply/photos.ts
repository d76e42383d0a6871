import type { EventOf, LogRecord } from '../campaign/record.ts';
import { type Document, line, type Photo, quiet, type Span, verdict } from './document.ts';
import { english } from './english/index.ts';

const { photos: say } = english;

/** Announces a picture and says what it shows. */
export function photoSpans({ caption, of }: Pick<EventOf<'photo-taken'>, 'caption' | 'of'>): Span[] {
  const shows = of === undefined ? say.taken : `${say.taken} ${say.of(of)}`;
  return caption === undefined ? [`${shows}.`] : [`${shows}: `, caption];
}

/** What the picture shows, in words. */
export function altOf({ alt, caption }: Pick<EventOf<'photo-taken'>, 'alt' | 'caption'>): string {
  return alt ?? caption ?? say.alt;
}

/** A picture of a record, ready to show. */
export function photoShown(taken: EventOf<'photo-taken'>, bytes: Uint8Array): Photo {
  return { name: `photo-${taken.id}.jpg`, alt: altOf(taken), bytes };
}

/**
 * A picture that's now in the log.
 * @param most how many a campaign keeps
 */
export function photoReply(record: LogRecord, picture: Uint8Array, most: number): Document {
  const taken = record.events.flatMap((event) => (event.type === 'photo-taken' ? [event] : []));
  return {
    lines: [
      ...taken.map((event) => verdict(...photoSpans(event))),
      ...taken.flatMap(({ kept }) => (kept ? [] : [line(say.notKept(most))])),
      line(quiet(`#${record.seq}`)),
    ],
    photos: taken.map((event) => photoShown(event, picture)),
  };
}
