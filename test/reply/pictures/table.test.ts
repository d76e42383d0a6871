import { describe, expect, test } from 'vitest';
import { tablesIn } from '../../../src/lookup/printed.ts';
import { english } from '../../../src/reply/english/index.ts';
import { gridOf, worded } from '../../../src/reply/lookup/grid.ts';
import { tableReply } from '../../../src/reply/lookup/printed-table.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rulesets } from '../../../src/rules/index.ts';

const tables = Object.values(rulesets).flatMap((book) => tablesIn(book).map((table) => ({ book, table })));
const pictured = tables
  .map((found) => ({ found, pictures: tableReply(english, { found }).pictures ?? [] }))
  .filter(({ pictures }) => pictures.length > 0);
const words = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What stands on a picture, line by line. */
function lettersOf(svg: string): string {
  const lines = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!);
  return lines
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('a table as a picture', () => {
  test('is drawn where it is wider than the lines of a phone, and not where it reads well without', () => {
    const names = pictured.map(({ found }) => `${found.book.id}/${found.table.id}`);
    expect(names).toContain('panzertroops/armament-germany');
    expect(names).toContain('landser/vehicles');
    expect(names).not.toContain('landser-classic/to-hit');
    expect(names.length).toBeLessThan(tables.length / 2);
  });

  test('draws no runs of blanks, which take as long as letters', () => {
    const drawn = pictured.flatMap(({ pictures }) => pictures.map((picture) => picture.svg()));
    expect(drawn.filter((svg) => / {3}/.test(lettersOf(svg)))).toEqual([]);
  });

  test('has every word of every row, once, in as many parts as it takes', () => {
    for (const { found, pictures } of pictured) {
      const drawn = words(pictures.map(({ svg }) => lettersOf(svg())).join('\n'));
      for (const cell of gridOf(english, worded(english, found)).rows.flat()) {
        for (const word of cell.split(' ')) expect(drawn, `${found.table.id}: ${cell}`).toContain(word);
      }
    }
  });

  test('says nothing that the text does not', () => {
    for (const { found, pictures } of pictured) {
      const text = words(plainText(tableReply(english, { found })));
      for (const picture of pictures) {
        const drawn = lettersOf(picture.svg()).replace(/ \(\d of \d\)/, '');
        for (const word of drawn.split(/\s+/).filter((each) => each !== '–')) {
          expect(text, `${found.table.id}: ${word}`).toContain(word.replace(/…$/, ''));
        }
      }
    }
  });

  test('has a name of its own for each part, and an alt text that leads to the text', () => {
    const all = pictured.flatMap(({ pictures }) => pictures);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { alt } of all) expect(alt).toMatch(/^The table .* The text has every row\.$/);
  });
});
