import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { tablesIn } from '../../../src/lookup/printed.ts';
import { english } from '../../../src/reply/english/index.ts';
import { tableReply } from '../../../src/reply/lookup/printed-table.ts';
import { driftPicture } from '../../../src/reply/pictures/drift.ts';
import { pngOf } from '../../../src/reply/pictures/png.ts';
import { lettering, type Picture, sheet } from '../../../src/reply/pictures/sheet.ts';
import { rulesets } from '../../../src/rules/index.ts';

const MOST_BYTES = 100_000;

const drift = driftPicture(english, { drawn: 'drift', hour: 4, inches: 2, across: 4 });
const picture = (svg: string): Picture => ({ name: 'x.png', alt: 'x', svg: () => svg });

/** Width and height, as the head of a PNG has them. */
function sizeOf(png: Uint8Array): readonly [number, number] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('a picture is a PNG, sharper than its drawing', async () => {
  expect(sizeOf(await pngOf(drift))).toEqual([630, 723]);
});

test('the same drawing is drawn once, and gives the same bytes', async () => {
  expect(await pngOf(drift)).toBe(await pngOf({ ...drift }));
});

test('letters are drawn with the font that comes along: those of Europe, of Russia and of Greece', async () => {
  const empty = await pngOf(picture(sheet(200, 60)));
  for (const text of ['Größe', 'Łódź', 'Сталинград', 'Ελλάς']) {
    const written = await pngOf(picture(sheet(200, 60, lettering(text, { x: 10, y: 40 }, { size: 20 }))));
    expect(written.length).toBeGreaterThan(empty.length + 500);
  }
});

test('what a user typed is text on a picture, not drawing', async () => {
  const svg = sheet(200, 60, lettering('<rect width="9999"/>&"', { x: 10, y: 40 }, { size: 20 }));
  expect(svg).not.toContain('<rect width="9999"');
  expect(sizeOf(await pngOf(picture(svg)))).toEqual([300, 90]);
});

test('what cannot be drawn fails, and is tried anew', async () => {
  const broken = picture('<svg');
  await expect(pngOf(broken)).rejects.toThrow();
  await expect(pngOf(broken)).rejects.toThrow();
});

test('a picture that somebody waits for is drawn before those that nobody does', async () => {
  const order: string[] = [];
  const draws = (word: string, soon: 'now' | 'later') =>
    pngOf(picture(sheet(200, 60, lettering(word, { x: 10, y: 40 }, { size: 20 }))), { soon }).then(() =>
      order.push(word),
    );
  const later = Array.from({ length: 3 * availableParallelism() }, (_, i) => draws(`situation ${i}`, 'later'));
  await Promise.all([...later, draws('ruling', 'now')]);
  // Those under way when it was asked for are finished: one on each core but the program's own.
  expect(order.indexOf('ruling')).toBeLessThanOrEqual(availableParallelism());
});

test('every table of every book stays below 100 kB', async () => {
  const pictures = Object.values(rulesets).flatMap((book) =>
    tablesIn(book).flatMap((table) => tableReply(english, { found: { table, book } }).pictures ?? []),
  );
  for (const each of pictures) expect((await pngOf(each)).length, each.name).toBeLessThan(MOST_BYTES);
});
