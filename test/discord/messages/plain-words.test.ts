import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownLine } from '../../../src/discord/messages/markdown.ts';
import { line } from '../../../src/reply/document.ts';

/** What our own sentences are made of, and what Discord would read something into. */
const PARTS = ['Bell', 'x', '8″', ' ', '’', '−1', '…', '·', '#', '12', '-', '+', '.', '/', ':', ',', 'gg', 'discord'];

test('text that’s told to be plain at once is what escaping would leave as it is', () => {
  const texts = fc.array(fc.constantFrom(...PARTS), { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const shown = markdownLine(line(text));
      // A backtick always has to be escaped, so the whole text goes the slow way.
      if (shown === text) expect(markdownLine(line(`${text}\``))).toBe(`${text}\\\``);
    }),
    { numRuns: 3000 },
  );
});

test.each(['#1', 'Bell, #12.', 'To hit: D6 5 −1 target in half cover = 4, hits on 4+. #3'])(
  '%s stays as it is',
  (text) => {
    expect(markdownLine(line(text))).toBe(text);
  },
);
