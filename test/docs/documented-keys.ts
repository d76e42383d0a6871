import { readFileSync } from 'node:fs';

const page = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');

/** The keys that docs/privacy.md lists, as it writes them: `<log>:r:<number>`. */
export const DOCUMENTED: readonly string[] = page
  .split('\n')
  .filter((row) => row.startsWith('| ') && !row.startsWith('| ---'))
  .flatMap((row) => [...(row.split(' | ')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => key!));

/** What may stand for a word between angle brackets; anything may stand for others. */
const WORDS: Readonly<Record<string, string>> = { log: '[\\w-]{1,64}', number: '\\d+', hash: '[0-9a-f]+' };

const patterns = DOCUMENTED.map(
  (key) => new RegExp(`^${key.replaceAll(/<(\w+)>/g, (_, word) => WORDS[word] ?? '.+')}$`, 's'),
);

/** A key that nobody was told of. @throws {Error} if the page doesn't list it */
export function assertDocumented(key: string): void {
  if (!patterns.some((pattern) => pattern.test(key)))
    throw new Error(`docs/privacy.md doesn’t say what is under ${key}`);
}
