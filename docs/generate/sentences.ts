import { readdir, readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';
import type { Generated } from './files.ts';

const ROOT = new URL('../../', import.meta.url);

/** Everything people read, by its place in the code. */
const PAGES = [
  { path: 'sentences/replies.md', title: 'Replies', of: ['src/reply/english'] },
  { path: 'sentences/commands.md', title: 'Commands and options', of: ['commands', 'src/command', 'src/rules'] },
  { path: 'sentences/books.md', title: 'The books', of: ['data'] },
] as const;

/** Every sentence of the program in one list, to be read aloud: if a reader stumbles over it, it's wrong (docs/style.md). */
export const sentencePages: readonly Generated[] = PAGES.map(({ path, title, of }) => ({
  path,
  content: () => page(title, of),
}));

async function page(title: string, folders: readonly string[]): Promise<string> {
  const files = (await Promise.all(folders.map(sourcesIn))).flat();
  const parts = await Promise.all(files.map(partOf));
  return `${[`# ${title}: all sentences`, ...parts.flat()].join('\n\n')}\n`;
}

async function sourcesIn(folder: string): Promise<string[]> {
  const under = new URL(`${folder}/`, ROOT);
  const found = await readdir(under, { recursive: true, withFileTypes: true });
  return found
    .filter((each) => each.isFile() && each.name.endsWith('.ts') && !each.parentPath.includes('/phrases'))
    .map(({ parentPath, name }) => relative(fileURLToPath(ROOT), `${parentPath}/${name}`))
    .toSorted();
}

async function partOf(file: string): Promise<string[]> {
  const { code } = await transform(await readFile(new URL(file, ROOT), 'utf8'), { loader: 'ts', charset: 'utf8' });
  const sentences = sentencesIn(code);
  if (sentences.length === 0) return [];
  return [`## ${file}`, sentences.map((each) => `- ${shown(each)}`).join('\n')];
}

/** The texts in a source file that are sentences or parts of sentences, as written; `…` marks what is filled in. */
function sentencesIn(code: string): readonly string[] {
  const found: { readonly at: number; readonly text: string }[] = [];
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Literal: ({ start, value }) => {
      if (typeof value === 'string') found.push({ at: start, text: value });
    },
    TemplateLiteral: ({ start, quasis }) => {
      found.push({ at: start, text: quasis.map(({ value }) => value.cooked ?? '').join('…') });
    },
  });
  return found
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text.trim())
    .filter(isSentence);
}

/** At least two words, and neither a path nor the number of a rule. */
function isSentence(text: string): boolean {
  return /\p{L}+[^\p{L}/]* [^\p{L}/]*\p{L}/u.test(text) && !/^[\w./-]+$/.test(text);
}

/** Escaped so that Markdown shows all of it. */
function shown(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>|#~]/g, '\\$&');
}
