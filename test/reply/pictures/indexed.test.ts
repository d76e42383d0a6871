import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexedPng } from '../../../src/reply/pictures/indexed.ts';

/** The parts of a PNG, by their names. */
function partsOf(png: Uint8Array): Record<string, Buffer> {
  const bytes = Buffer.from(png);
  const parts: Record<string, Buffer> = {};
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    parts[bytes.toString('latin1', at + 4, at + 8)] = bytes.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
  return parts;
}

const INK = [35, 41, 31, 255];
const PAPER = [244, 240, 226, 255];
const image = (width: number, ...pixels: number[][]) => ({
  width,
  height: pixels.length / width,
  pixels: Uint8Array.from(pixels.flat()),
});

test('every pixel is the number of its colour', async () => {
  const { IHDR, PLTE, tRNS, IDAT } = partsOf((await indexedPng(image(2, INK, PAPER, PAPER, INK)))!);
  expect([IHDR!.readUInt32BE(0), IHDR!.readUInt32BE(4), ...IHDR!.subarray(8)]).toEqual([2, 2, 8, 3, 0, 0, 0]);
  expect([...PLTE!]).toEqual([...INK.slice(0, 3), ...PAPER.slice(0, 3)]);
  expect([...tRNS!]).toEqual([255, 255]);
  expect([...inflateSync(IDAT!)]).toEqual([0, 0, 1, 0, 1, 0]);
});

test('colours that differ by less than the eye sees are one', async () => {
  const { PLTE } = partsOf((await indexedPng(image(2, [240, 240, 240, 255], [243, 241, 240, 255])))!);
  expect([...PLTE!]).toEqual([240, 240, 240]);
});

test('what is half solid has its own colour, not a darker one', async () => {
  const { PLTE, tRNS } = partsOf((await indexedPng(image(2, [100, 60, 20, 128], [0, 0, 0, 0])))!);
  expect([...PLTE!, ...tRNS!]).toEqual([199, 120, 40, 0, 0, 0, 128, 0]);
});

test('more colours than a palette holds are not squeezed into one', async () => {
  const many = Array.from({ length: 400 }, (_, i) => [(i % 20) * 12, Math.floor(i / 20) * 12, 0, 255]);
  expect(await indexedPng(image(20, ...many))).toBeUndefined();
});
