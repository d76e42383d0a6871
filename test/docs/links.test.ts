import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchor } from '../../docs/generate/markdown.ts';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file));
const documents = ['README.md', 'CONTRIBUTING.md', ...inDocs.filter((file) => file.endsWith('.md'))];

/** A document's text without its code, which holds no links and no headings. */
function proseOf(path: string): string {
  return readFileSync(path, 'utf8').replaceAll(/^ *(`{3,}|~{3,})[^`]*?\n[\s\S]*?^ *\1$/gm, '');
}

/** Where the links go that stay in the repository: a path, and a heading if one is named. */
function linksIn(path: string): { link: string; file: string; heading: string }[] {
  const links = [...proseOf(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [file = '', heading = ''] = link.split('#');
      return { link, file: file === '' ? path : join(dirname(path), file), heading };
    });
}

function leads({ file, heading }: { file: string; heading: string }): boolean {
  if (!statSync(file, { throwIfNoEntry: false })) return false;
  if (heading === '') return true;
  const titles = [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchor(title!));
  return titles.includes(heading);
}

describe('the documents', () => {
  test('are found, with their links', () => {
    expect(documents.length).toBeGreaterThan(8);
    expect(documents.flatMap(linksIn).length).toBeGreaterThan(100);
  });

  test.each(documents)('%s leads only to what is there', (path) => {
    const astray = linksIn(path).filter((each) => !leads(each));
    expect(astray.map(({ link }) => link)).toEqual([]);
  });
});
