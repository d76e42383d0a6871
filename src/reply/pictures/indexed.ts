import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const deflated = promisify(deflate);

/** An image as it was drawn: red, green, blue and how solid, a byte each, the colours darkened where it is not solid. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Of each byte, what counts: shades that differ by less look the same. */
const KEPT = 0xf8f8f8f8;
const MOST_COLOURS = 256;
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * An image as PNG with a palette: paper, ink and the shades between are few, and take a third of the room.
 * @returns nothing if its colours are too many
 */
export async function indexedPng({ width, height, pixels }: Pixels): Promise<Uint8Array | undefined> {
  const found = indexed(new Uint32Array(pixels.buffer, pixels.byteOffset, width * height), width, height);
  if (!found) return undefined;
  const { rows, colours } = found;
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // 8 bits a pixel, each the number of a colour.
  size.set([8, 3], 8);
  const shown = colours.map(shade);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', size),
    chunk('PLTE', Buffer.from(shown.flatMap((each) => each.slice(0, 3)))),
    chunk('tRNS', Buffer.from(shown.map(([, , , solid]) => solid))),
    chunk('IDAT', await deflated(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Every row as PNG has it, a byte for its filter and then one a pixel, with the colours that they number. */
function indexed(pixels: Uint32Array, width: number, height: number) {
  const rows = Buffer.alloc((width + 1) * height);
  const numbers = new Map<number, number>();
  const colours: number[] = [];
  let [last, number, at] = [-1, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    at++;
    for (let x = 0; x < width; x++, i++, at++) {
      const pixel = pixels[i]!;
      // Most are like their neighbour.
      if (pixel !== last) {
        last = pixel;
        const colour = (pixel & KEPT) >>> 0;
        const known = numbers.get(colour);
        number = known ?? colours.push(pixel) - 1;
        if (known === undefined) numbers.set(colour, number);
      }
      rows[at] = number;
    }
  }
  return colours.length > MOST_COLOURS ? undefined : { rows, colours };
}

type Shade = readonly [red: number, green: number, blue: number, solid: number];

/** A colour as PNG has it: not darkened where it is not solid. */
function shade(pixel: number): Shade {
  const bytes = [0, 8, 16, 24].map((bits) => (pixel >>> bits) & 0xff);
  const solid = bytes[3]!;
  const bright = (byte: number) => (solid === 0 ? 0 : Math.min(255, Math.round((byte * 255) / solid)));
  return [bright(bytes[0]!), bright(bytes[1]!), bright(bytes[2]!), solid];
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return whole;
}
