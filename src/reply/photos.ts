import type { EventOf, LogRecord } from '../campaign/record.ts';
import type { Catalogue } from './catalogue.ts';
import { type Document, line, type Photo, quiet, type Span, verdict } from './document.ts';

/** Announces a picture and says what it shows. */
export function photoSpans(words: Catalogue, { caption, of }: Pick<EventOf<'photo-taken'>, 'caption' | 'of'>): Span[] {
  const shows = of === undefined ? words.photos.taken : `${words.photos.taken} ${words.photos.of(of)}`;
  return caption === undefined ? [`${shows}.`] : [`${shows}: `, caption];
}

/** What the picture shows, in words. */
export function altOf(words: Catalogue, { alt, caption }: Pick<EventOf<'photo-taken'>, 'alt' | 'caption'>): string {
  return alt ?? caption ?? words.photos.alt;
}

/** A picture of a record, ready to show. */
export function photoShown(words: Catalogue, taken: EventOf<'photo-taken'>, bytes: Uint8Array): Photo {
  return { name: `photo-${taken.id}.jpg`, alt: altOf(words, taken), bytes };
}

/**
 * A picture that's now in the log.
 * @param most how many a campaign keeps
 */
export function photoReply(words: Catalogue, record: LogRecord, picture: Uint8Array, most: number): Document {
  const taken = record.events.flatMap((event) => (event.type === 'photo-taken' ? [event] : []));
  return {
    lines: [
      ...taken.map((event) => verdict(...photoSpans(words, event))),
      ...taken.flatMap(({ kept }) => (kept ? [] : [line(words.photos.notKept(most))])),
      line(quiet(`#${record.seq}`)),
    ],
    photos: taken.map((event) => photoShown(words, event, picture)),
  };
}
