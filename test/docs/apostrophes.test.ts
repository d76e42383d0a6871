import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const written = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs'), ...filesIn('docs/guides')];

/** A page without its code, links and tags. */
function proseOf(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(
    /^ *```[\s\S]*?^ *```$|``[^\n]*?``|`[^`\n]*`|\]\([^)]*\)|<[a-z/][^>]*>/gm,
    '…',
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : []));
}

test.each(written)('%s has no straight apostrophe in its prose', (path) => {
  const lines = proseOf(path).split('\n');
  expect(lines.filter((line) => STRAIGHT.test(line) && !line.startsWith('- '))).toEqual([]);
});

test('the page that checks dice has none in what people read', () => {
  const page = readFileSync('docs/verify.html', 'utf8').replace(/<script id=[\s\S]*?<\/script>/, '');
  const shown = [page.slice(0, page.indexOf('<script>')), ...(page.match(/[`"][A-Z][^`"\n]*[`"]/g) ?? [])];
  expect(shown.filter((text) => STRAIGHT.test(text))).toEqual([]);
});
