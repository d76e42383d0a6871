import { createRequire } from 'node:module';
import { CompressionType, FilterType, Transformer } from '@napi-rs/image';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { FONT, type Picture } from './sheet.ts';

/** Pixels of the image to one of the drawing: phones show more than one to a point. */
const SHARPNESS = { usual: 1.5, large: 1.25 } as const;

const require = createRequire(import.meta.url);
/** The fonts come with the program, and those of the machine are not looked at: a picture is the same everywhere. */
const font = {
  fontFiles: ['DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf'].map((file) =>
    require.resolve(`dejavu-fonts-ttf/ttf/${file}`),
  ),
  loadSystemFonts: false,
  defaultFontFamily: FONT,
};

/** Large even grounds with letters on them: without a filter they take the least room. */
const PACKED = { compressionType: CompressionType.Default, filterType: FilterType.NoFilter } as const;

/** Most templates drift to the few same places. */
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 64 });

/** A picture as PNG, drawn and packed beside the program's own thread. @throws {Error} if it cannot be drawn */
export function pngOf(picture: Picture): Promise<Uint8Array> {
  const svg = picture.svg();
  const known = drawn.get(svg);
  if (known) return known;
  const png = rendered(svg, picture.large);
  drawn.set(svg, png);
  png.catch(() => drawn.delete(svg));
  return png;
}

async function rendered(svg: string, large = false): Promise<Uint8Array> {
  const value = SHARPNESS[large ? 'large' : 'usual'];
  const { pixels, width, height } = await renderAsync(svg, { font, fitTo: { mode: 'zoom', value } });
  return Transformer.fromRgbaPixels(pixels, width, height).png(PACKED);
}
