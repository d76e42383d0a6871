import { convertIndexedToRgb, decode } from 'fast-png';
import { expect, test } from 'vitest';
import { indexedPng } from '../../../src/reply/pictures/indexed.ts';

const INK = [35, 41, 31];
const PAPER = [244, 240, 226];

/** An image of these colours, row by row. */
const image = (width: number, ...colours: number[][]) => ({
  width,
  height: colours.length / width,
  pixels: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
});

test('every pixel has its colour', () => {
  const png = decode(indexedPng(image(2, INK, PAPER, PAPER, INK))!);
  expect([png.width, png.height, png.channels]).toEqual([2, 2, 1]);
  expect([...convertIndexedToRgb(png)]).toEqual([INK, PAPER, PAPER, INK].flat());
});

test('colours that differ by less than the eye sees are one', () => {
  const { palette } = decode(indexedPng(image(2, [240, 240, 240], [243, 241, 240]))!);
  expect(palette).toEqual([[240, 240, 240]]);
});

test('more colours than a palette holds are not squeezed into one', () => {
  const many = Array.from({ length: 400 }, (_, i) => [(i % 20) * 12, Math.floor(i / 20) * 12, 0]);
  expect(indexedPng(image(20, ...many))).toBeUndefined();
});
