import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { indexedPng } from './indexed.ts';
import { FONT, type Picture } from './sheet.ts';

/** Pixels of the image to one of the drawing: phones show more than one to a point. */
const SHARPNESS = 1.5;

const require = createRequire(import.meta.url);
/** The fonts come with the program, and those of the machine are not looked at: a picture is the same everywhere. */
const font = {
  fontFiles: ['DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf'].map((file) =>
    require.resolve(`dejavu-fonts-ttf/ttf/${file}`),
  ),
  loadSystemFonts: false,
  defaultFontFamily: FONT,
};

/** Most templates drift to the few same places. */
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 64 });

/** A picture as PNG, drawn beside the program's own thread. @throws {Error} if it cannot be drawn */
export function pngOf(picture: Picture): Promise<Uint8Array> {
  const svg = picture.svg();
  const known = drawn.get(svg);
  if (known) return known;
  const png = rendered(svg);
  drawn.set(svg, png);
  png.catch(() => drawn.delete(svg));
  return png;
}

async function rendered(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, { font, fitTo: { mode: 'zoom', value: SHARPNESS } });
  return indexedPng(image) ?? image.asPng();
}
