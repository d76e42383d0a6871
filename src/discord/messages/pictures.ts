import { AttachmentBuilder } from 'discord.js';
import type { Logger } from 'pino';
import type { Document } from '../../reply/document.ts';
import { type Drawing, pngOf } from '../../reply/pictures/png.ts';
import type { Picture } from '../../reply/pictures/sheet.ts';
import { shortened } from './shortened.ts';

/** Discord's limit for the description of an attachment. */
const LONGEST_ALT = 1024;

/**
 * The pictures of a reply, each with its description. One that can't be drawn is logged and left out: the text says the same, and
 * a ruling has to be answered in any case.
 * @param how whether somebody waits for them, and where photographs under drawn tables are found by their hashes
 */
export async function picturesOf(
  { pictures = [], photos = [] }: Document,
  log: Logger,
  how: HowDrawn = {},
): Promise<readonly AttachmentBuilder[]> {
  const drawn = await Promise.all(pictures.map((picture) => attachmentOf(picture, log, how)));
  const shown = photos.map(({ name, alt, bytes }) => {
    return new AttachmentBuilder(Buffer.from(bytes), { name, description: shortened(alt, LONGEST_ALT) });
  });
  return [...drawn.filter((each) => each !== undefined), ...shown];
}

/** How pictures are drawn. */
interface HowDrawn extends Pick<Drawing, 'soon'> {
  readonly photoOf?: (hash: string) => Promise<Uint8Array | undefined>;
}

async function attachmentOf(
  picture: Picture,
  log: Logger,
  { photoOf, ...how }: HowDrawn,
): Promise<AttachmentBuilder | undefined> {
  try {
    const photo = picture.photo === undefined ? undefined : await photoOf?.(picture.photo);
    const png = Buffer.from(await pngOf(picture, { ...how, photo }));
    return new AttachmentBuilder(png, { name: picture.name, description: shortened(picture.alt, LONGEST_ALT) });
  } catch (err) {
    log.error({ err, picture: picture.name }, 'couldn’t draw a picture');
    return undefined;
  }
}
