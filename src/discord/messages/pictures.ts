import { AttachmentBuilder } from 'discord.js';
import type { Logger } from 'pino';
import type { Document } from '../../reply/document.ts';
import { type HowSoon, pngOf } from '../../reply/pictures/png.ts';
import type { Picture } from '../../reply/pictures/sheet.ts';
import { shortened } from './shortened.ts';

/** Discord's limit for the description of an attachment. */
const LONGEST_ALT = 1024;

/**
 * The pictures of a reply, each with its description. One that can't be drawn is logged and left out: the text says the same, and
 * a ruling has to be answered in any case.
 * @param soon whether somebody waits for them
 */
export async function picturesOf(
  { pictures = [], photos = [] }: Document,
  log: Logger,
  soon: HowSoon = 'now',
): Promise<readonly AttachmentBuilder[]> {
  const drawn = await Promise.all(pictures.map((picture) => attachmentOf(picture, log, soon)));
  const shown = photos.map(({ name, alt, bytes }) => {
    return new AttachmentBuilder(Buffer.from(bytes), { name, description: shortened(alt, LONGEST_ALT) });
  });
  return [...drawn.filter((each) => each !== undefined), ...shown];
}

async function attachmentOf(picture: Picture, log: Logger, soon: HowSoon): Promise<AttachmentBuilder | undefined> {
  try {
    const png = Buffer.from(await pngOf(picture, soon));
    return new AttachmentBuilder(png, { name: picture.name, description: shortened(picture.alt, LONGEST_ALT) });
  } catch (err) {
    log.error({ err, picture: picture.name }, 'couldn’t draw a picture');
    return undefined;
  }
}
