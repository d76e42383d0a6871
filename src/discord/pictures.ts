import { AttachmentBuilder } from 'discord.js';
import type { Logger } from 'pino';
import type { Document } from '../reply/document.ts';
import { pngOf } from '../reply/pictures/png.ts';
import type { Picture } from '../reply/pictures/sheet.ts';
import { shortened } from './shortened.ts';

/** Discord's limit for the description of an attachment. */
const LONGEST_ALT = 1024;

/**
 * The pictures of a reply, each with its alt text. One that cannot be drawn is logged and left out: the text says the same,
 * and what was ruled is answered in any case.
 */
export async function picturesOf({ pictures = [] }: Document, log: Logger): Promise<readonly AttachmentBuilder[]> {
  const drawn = await Promise.all(pictures.map((picture) => attachmentOf(picture, log)));
  return drawn.filter((each) => each !== undefined);
}

async function attachmentOf(picture: Picture, log: Logger): Promise<AttachmentBuilder | undefined> {
  try {
    const png = Buffer.from(await pngOf(picture));
    return new AttachmentBuilder(png, { name: picture.name, description: shortened(picture.alt, LONGEST_ALT) });
  } catch (err) {
    log.error({ err, picture: picture.name }, 'a picture could not be drawn');
    return undefined;
  }
}
