import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A file of ours. */
export interface Source {
  /** From the project's root, as `src/kernel/dice/dice.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file under some folders of the project. */
export function sourcesIn(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
}

/** What a call is given, parted at its own commas: of `f(a, [b, c])` it is `a` and `[b, c]`. */
export function argumentsAt(text: string, open: number): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = open + 1;
  let quote = '';
  for (let i = open; i < text.length; i++) {
    const letter = text[i]!;
    // An apostrophe in a comment opens no quote.
    if (!quote && text.startsWith('//', i)) i = text.indexOf('\n', i);
    else if (quote) quote = letter === quote && text[i - 1] !== '\\' ? '' : quote;
    else if (`'"\``.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter)) depth--;
    const ends = depth === 0 && i > open;
    if (!quote && (ends || (depth === 1 && letter === ','))) {
      found.push(text.slice(start, i).trim());
      start = i + 1;
    }
    if (ends) return found.filter((each) => each !== '');
  }
  throw new Error(`Not closed: ${text.slice(open, open + 60)}`);
}
