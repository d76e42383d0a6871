import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** The folders whose code is mutated. */
export const MUTATED = ['src/kernel', 'src/campaign', 'src/referee'] as const;

/** What only tests with a database reach. */
const OF_DATABASES = /^src\/campaign\/store\/(postgres|redis|sqlite-connection)\.ts$/;

/** What can't be done in a copy with mutants inside: processes, databases and browsers. */
const OUTSIDE = /^test\/programs\/|(postgres|redis|process|processes)\.test\.ts$/;
const OF_BROWSERS = /chromium/;

/** Where tests come across what's mutated. */
const INSIDE =
  /^test\/(kernel|campaign|referee|fairness|command|commands|rules|suggestions|battles|terminal|reply|discord|measuring|page)\//;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name))
    .toSorted();

/** The files that a file imports more than types of. */
const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\s(?!type\s)(?:[^'"`;]*?\sfrom\s+)?'(\.[^']+)';/gm)].map(
    ([, to]) => normalize(join(dirname(path), to!)),
  );

/** Whether a test, or what it imports of the tests' own files, is of the kind that doesn't run here. */
function isOutside(test: string, seen = new Set<string>()): boolean {
  if (seen.has(test)) return false;
  seen.add(test);
  if (OUTSIDE.test(test)) return true;
  if (OF_BROWSERS.test(readFileSync(test, 'utf8'))) return true;
  return importsOf(test).some((to) => to.startsWith('test/') && to.endsWith('.ts') && isOutside(to, seen));
}

/** The files whose code is mutated. @param folders where they are */
export const mutated = (folders: readonly string[] = MUTATED): string[] =>
  folders.flatMap(filesIn).filter((path) => !OF_DATABASES.test(path));

/** The tests that mutants are tried with: those that need no database and start no program. */
export const testsInside = (): string[] =>
  filesIn('test').filter((path) => path.endsWith('.test.ts') && INSIDE.test(path) && !isOutside(path));

/** How far a test is from a file: 0 if it has its name, 1 if it imports it, 2 if its folder mirrors the file's, 3 if it has the same top folder. */
export function distance(test: string, file: string): number {
  if (basename(test, '.test.ts') === basename(file, '.ts')) return 0;
  if (importsOf(test).includes(file)) return 1;
  const folder = dirname(test).replace('test/', 'src/');
  if (folder === dirname(file)) return 2;
  const top = (path: string) => path.split('/').slice(0, 2).join('/');
  return top(folder) === top(file) ? 3 : 4;
}
