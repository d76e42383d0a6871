import { encode } from 'fast-png';

/** An image as it was drawn: red, green, blue and how solid it is, a byte each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

type Colour = [red: number, green: number, blue: number];

/** Of each byte, what counts: shades that differ by less look the same. */
const KEPT = 0xf8f8f8f8;
const MOST_COLOURS = 256;

/**
 * An image that is solid all over as PNG with a palette: paper, ink and the shades between are few, and take a third of the
 * room.
 * @returns nothing if its colours are too many
 */
export function indexedPng({ width, height, pixels }: Pixels): Uint8Array | undefined {
  const drawn = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const numbers = new Map<number, number>();
  const palette: Colour[] = [];
  const data = new Uint8Array(drawn.length);
  let [last, number] = [-1, 0];
  for (let i = 0; i < drawn.length; i++) {
    // Most are like their neighbour.
    if (drawn[i] !== last) {
      last = drawn[i]!;
      const shade = (last & KEPT) >>> 0;
      number = numbers.get(shade) ?? palette.push([...pixels.subarray(4 * i, 4 * i + 3)] as Colour) - 1;
      numbers.set(shade, number);
    }
    data[i] = number;
  }
  return palette.length > MOST_COLOURS ? undefined : encode({ width, height, data, channels: 1, palette });
}
