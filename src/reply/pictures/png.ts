import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { FONT, type Picture } from './sheet.ts';

/** Image pixels to each pixel of the drawing: phones show several pixels to a point. */
const SHARPNESS = { usual: 1.5, large: 1.25 } as const;

const require = createRequire(import.meta.url);
/** The fonts come with the program and the machine's own are ignored, so a picture looks the same everywhere. */
const font = {
  fontFiles: ['DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf'].map((file) =>
    require.resolve(`dejavu-fonts-ttf/ttf/${file}`),
  ),
  loadSystemFonts: false,
  defaultFontFamily: FONT,
};

/** Most templates drift to the same few places, so their pictures are worth keeping. */
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 64 });

/** How soon a picture is wanted: somebody waits for it, or it's drawn when nobody else is. The first ones come first. */
const SOON = { now: 1, later: 0 } as const;
export type HowSoon = keyof typeof SOON;

/** One core is left to the program's own thread: a hundred pictures at once would take them all for ten seconds. */
const drawing = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) });

/**
 * Draws and packs a picture as PNG, outside the program's own thread.
 * @throws {Error} if it can't be drawn
 */
export async function pngOf(picture: Picture, { soon = 'now', photo }: Drawing = {}): Promise<Uint8Array> {
  // Whoever asks for it has just worked out what's on it.
  await setImmediate();
  const svg = picture.svg(photo && `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`);
  // With a photograph in it, it would be long to remember.
  const key = createHash('sha256').update(svg).digest('base64');
  const known = drawn.get(key);
  if (known) return known;
  const png = drawing.add(() => rendered(svg, picture.large), { priority: SOON[soon] }) as Promise<Uint8Array>;
  drawn.set(key, png);
  png.catch(() => drawn.delete(key));
  return png;
}

/** How a picture is drawn. */
export interface Drawing {
  /** Whether somebody waits for it. */
  readonly soon?: HowSoon;
  /** The photograph that lies under it, as JPEG. */
  readonly photo?: Uint8Array | undefined;
}

async function rendered(svg: string, large = false): Promise<Uint8Array> {
  const value = SHARPNESS[large ? 'large' : 'usual'];
  // Loaded for the first picture: most starts never draw one.
  const { renderAsync } = await import('@resvg/resvg-js');
  const { CompressionType, FilterType, Transformer } = await import('@napi-rs/image');
  const { pixels, width, height } = await renderAsync(svg, { font, fitTo: { mode: 'zoom', value } });
  // They're copied once more, which takes as long again: others get their turn in between.
  await setImmediate();
  // Large plain areas with letters on them: without a filter they take the least space.
  const packed = { compressionType: CompressionType.Default, filterType: FilterType.NoFilter };
  return Transformer.fromRgbaPixels(pixels, width, height).png(packed);
}
