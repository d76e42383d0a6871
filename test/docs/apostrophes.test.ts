import { describe, expect, test } from 'vitest';
import { sentencePages } from '../../docs/generate/sentences.ts';

/** Between letters, behind a value that is filled in, or after the s of a plural: "can't", "…'s", "the Germans' turn". */
const STRAIGHT = /[\p{L}…]'\p{L}|s' \p{L}|\p{L} 'n' /u;

describe.each(sentencePages.map(({ path, content }) => [path, content] as const))('%s', (_, content) => {
  test('has no straight apostrophe in what people read', async () => {
    const lines = (await content()).split('\n');
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => STRAIGHT.test(line))).toEqual([]);
  });
});
