import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { InputError } from '../../kernel/refusal.ts';
import type { AttachedFile } from '../asked.ts';
import { type ImageSize, isWhole, sizeOfImage } from './size-of-image.ts';

/** The largest file that is accepted, in bytes. */
const MOST_BYTES = 8 * 1024 * 1024;
/** The most pixels; decoded, each takes four bytes. */
const MOST_PIXELS = 32_000_000;
/** The most pixels on the longer side, as posted and as kept. */
const POSTED = 1600;
const KEPT = 1024;
/** The largest picture that is kept, in bytes. */
export const MOST_KEPT = 120 * 1024;
/** The quality it's kept at: lower, and at last smaller, until it fits. */
const TRIES = [
  [KEPT, 75],
  [KEPT, 55],
  [800, 50],
  [512, 40],
] as const;

/** A picture of the table as it's posted, and smaller, as it's kept. Neither says where or with what it was taken. */
export interface Prepared {
  readonly posted: Uint8Array;
  readonly kept: Uint8Array;
  /** SHA-256 of the picture that is kept. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Its size as it was given, upright. */
  readonly given: readonly [width: number, height: number];
}

/** One at a time: decoding each takes a lot of memory. */
const unpacking = new PQueue({ concurrency: 1 });

/**
 * A picture that came with a command.
 * @throws {InputError} if it isn't a picture, or too large
 */
export async function prepared(file: AttachedFile): Promise<Prepared> {
  const { name } = file;
  if (file.size > MOST_BYTES) throw new InputError('file-too-large', { name, most: '8 MB' });
  const bytes = await file.bytes();
  if (bytes.length > MOST_BYTES) throw new InputError('file-too-large', { name, most: '8 MB' });
  const size = sizeOfImage(bytes);
  if (!size) throw new InputError('not-a-picture', { name });
  if (!isWhole(bytes)) throw new InputError('picture-cut-off', { name });
  if (size.width * size.height > MOST_PIXELS)
    throw new InputError('picture-too-large', { name, most: MOST_PIXELS / 1e6 });
  return (await unpacking.add(() => packed(bytes, name, size)))!;
}

async function packed(bytes: Uint8Array, name: string, size: ImageSize): Promise<Prepared> {
  try {
    // Some programs say that it's to be turned in a way that there isn't (0): then it stands as it is.
    const posted = await jpeg(bytes, POSTED, 80).catch(() => jpeg(bytes, POSTED, 80, false));
    const kept = await smallEnough(posted);
    const { width, height } = sizeOfImage(kept)!;
    // A camera may have been held upright, and say so beside the picture.
    const isTurned = width > height !== size.width > size.height;
    const given = isTurned ? ([size.height, size.width] as const) : ([size.width, size.height] as const);
    return { posted, kept, hash: createHash('sha256').update(kept).digest('hex'), width, height, given };
  } catch (cause) {
    // It begins like a picture, but isn't one or is broken.
    throw new InputError('not-a-picture', { name, cause: String(cause) });
  }
}

async function smallEnough(bytes: Uint8Array): Promise<Uint8Array> {
  let found: Uint8Array = bytes;
  for (const [side, quality] of TRIES) {
    found = await jpeg(bytes, side, quality);
    if (found.length <= MOST_KEPT) return found;
  }
  throw new Error(`It takes ${found.length} bytes however small it is made`);
}

/** As JPEG, upright, without the metadata that cameras add. @param turns whether it's turned as they say */
async function jpeg(bytes: Uint8Array, longest: number, quality: number, turns = true): Promise<Uint8Array> {
  // Loaded for the first picture: most starts never see one.
  const { ResizeFit, Transformer } = await import('@napi-rs/image');
  const { width, height } = sizeOfImage(bytes)!;
  const read = new Transformer(bytes);
  const upright = turns ? read.rotate() : read;
  const isLarger = Math.max(width, height) > longest;
  const box = { width: longest, height: longest, fit: ResizeFit.Inside };
  return (isLarger ? upright.fastResize(box) : upright).jpeg(quality);
}
