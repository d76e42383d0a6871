import { Transformer } from '@napi-rs/image';
import type { AttachedFile } from '../../src/referee/asked.ts';

/** A small picture as somebody attaches it; each shade of grey is another picture. */
export async function aPhoto(grey = 150): Promise<AttachedFile> {
  const content = await Transformer.fromRgbaPixels(Buffer.alloc(60 * 40 * 4, grey), 60, 40).jpeg(90);
  return { name: 'map.jpg', size: content.length, bytes: async () => content };
}
