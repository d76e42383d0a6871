import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../src/lookup/entries.ts';
import { tableNamed, tablesIn } from '../../../src/lookup/printed.ts';
import type { Document } from '../../../src/reply/document.ts';
import { english } from '../../../src/reply/english/index.ts';
import { pairReply } from '../../../src/reply/lookup/comparison.ts';
import { tableReply } from '../../../src/reply/lookup/printed-table.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { alignedText, WIDTH } from '../../../src/reply/table-text.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { landserClassic } from '../../../src/rules/landser-classic/index.ts';

const blocks = ({ lines }: Document) =>
  lines.filter(({ kind }) => kind === 'block').map((line) => plainText({ lines: [line] }));
const widest = (texts: readonly string[]) =>
  Math.max(...texts.flatMap((text) => text.split('\n')).map((line) => line.length));

describe('a table as text', () => {
  test('stands in columns, numbers to the right', () => {
    expect(
      alignedText(
        ['', 'PB', 'S'],
        [
          ['rifle', '3', '2'],
          ['smg', '1', '10'],
        ],
      ),
    ).toEqual(['       PB   S\nrifle   3   2\nsmg     1  10']);
  });

  test('sets inches to the right as well', () => {
    const rows = [
      ['sneak', '2″'],
      ['fast', '24″'],
    ];
    expect(alignedText(['', 'goes'], rows)).toEqual(['       goes\nsneak    2″\nfast    24″']);
  });

  test('that is too wide lets the words of one column stand under each other', () => {
    expect(alignedText(['', 'value'], [['light wound this turn already', '+1']], 24)).toEqual([
      ['                   value', 'light wound this      +1', 'turn already'].join('\n'),
    ]);
  });

  test('that is wider still comes in parts, each with the names', () => {
    const head = ['', 'aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'];
    const parts = alignedText(head, [['tank', '1', '2', '3']], 27)!;
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toContain('tank');
  });

  test('that is long is in several blocks, each under its heading, with every row once', () => {
    const rows = Array.from({ length: 60 }, (_, i) => [`row ${i}`, 'x'.repeat(20), 'y']);
    const blocks = alignedText(['', 'a', 'b'], rows)!;
    expect(blocks.length).toBeGreaterThan(1);
    for (const text of blocks) expect(text.split('\n')[0]).toMatch(/a +b/);
    expect(
      blocks.flatMap((text) =>
        text
          .split('\n')
          .slice(1)
          .map((line) => line.split('  ')[0]),
      ),
    ).toEqual(rows.map(([name]) => name));
  });

  test('keeps in every part what says which row it is', () => {
    const parts = alignedText(['', '', 'aaaaaaaaaa', 'bbbbbbbbbb'], [['rifle', '0-3″', '1', '2']], 27, 2)!;
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toMatch(/rifle +0-3″/);
  });

  test('is nothing where a cell alone is wider than a phone', () => {
    const word = 'x'.repeat(40);
    expect(alignedText(['', 'a', 'b'], [['y', word, word]])).toBeUndefined();
  });
});

describe('every table of every book', () => {
  const all = Object.values(rulesets).flatMap((book) => tablesIn(book).map((table) => ({ table, book })));

  test('is no wider than a phone', () => {
    for (const found of all) {
      const texts = blocks(tableReply(english, { found }));
      expect([found.table.id, widest(['', ...texts])]).toEqual([
        found.table.id,
        expect.toSatisfy((n: number) => n <= WIDTH),
      ]);
    }
  });

  test('shows every row and every cell', () => {
    for (const found of all) {
      const text = plainText(tableReply(english, { found })).replaceAll(/\s+/g, ' ');
      for (const { cells } of found.table.rows) {
        for (const cell of cells) {
          if (typeof cell === 'number')
            expect([found.table.id, text.includes(String(Math.abs(cell)))]).toEqual([found.table.id, true]);
        }
      }
      const { lines } = tableReply(english, { found });
      const rows = lines
        .filter(({ kind }) => kind === 'block' || kind === 'step')
        .flatMap((line) => plainText({ lines: [line] }).split('\n'));
      expect(rows.length).toBeGreaterThanOrEqual(found.table.rows.length);
    }
  });

  test('says which rule it belongs to, and leads there', () => {
    const document = tableReply(english, { found: tableNamed('to-hit', { first: landserClassic })! });
    expect(plainText(document)).toMatch(/^To hit men: D6, this or more LC-FIRE-10 · Landser \(original\)\n/);
    expect(plainText(document)).toMatch(/^smg|^SMG +1 1 4 6 – 4-6 +4-6$/m);
    expect(document.buttons).toEqual([
      { action: 'rule', of: { rule: 'LC-FIRE-10' }, label: 'Roll to hit' },
      { action: 'show-table', of: { table: 'landser-classic/to-hit' } },
    ]);
  });
});

test('any two of a book side by side are no wider than a phone', () => {
  for (const book of Object.values(rulesets)) {
    const entries = entriesOf(book);
    for (const [i, one] of entries.entries()) {
      const two = entries[(i + 1) % entries.length]!;
      expect(widest(['', ...blocks(pairReply(english, { pair: [one, two] }))])).toBeLessThanOrEqual(WIDTH);
    }
  }
});
