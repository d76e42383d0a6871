import { type PhotoTaken, photoTaken } from '../../campaign/events/photo.ts';
import type { LogRecord } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, line, type Photo, quiet, verdict } from '../document.ts';
import { eventSpans } from './events.ts';

/** What the picture shows, in words. */
export function altOf(words: Catalogue, { alt, caption }: Pick<PhotoTaken, 'alt' | 'caption'>): string {
  return alt ?? caption ?? words.photos.alt;
}

/** A picture of a record, ready to show. */
export function photoShown(words: Catalogue, taken: PhotoTaken, bytes: Uint8Array): Photo {
  return { name: `photo-${taken.id}.jpg`, alt: altOf(words, taken), bytes };
}

/**
 * A picture that's now in the log.
 * @param most how many a campaign keeps
 */
export function photoReply(words: Catalogue, record: LogRecord, picture: Uint8Array, most: number): Document {
  const taken = record.events.filter(photoTaken.is);
  return {
    lines: [
      ...taken.map((event) => verdict(...eventSpans(words, event))),
      ...taken.flatMap(({ kept }) => (kept ? [] : [line(words.photos.notKept(most))])),
      line(quiet(`#${record.seq}`)),
    ],
    photos: taken.map((event) => photoShown(words, event, picture)),
  };
}
