import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** The folders whose code is mutated. */
export const MUTATED = ['src/kernel', 'src/campaign', 'src/referee'] as const;

/** What only tests with a database reach. */
const OF_DATABASES = /^src\/campaign\/store\/(postgres|redis|waiting-query)\.ts$/;

/** What a test can't do inside of Stryker: databases, programs as processes of their own, and time that's measured. */
const OUTSIDE = /TEST_POSTGRES_URL|TEST_REDIS_URL|DATABASE_URL|inject\('programs'\)|schedstat/;

/** Battles at random and long logs, which are too slow to be played once for each mutant. */
const SLOW = /at-random|long-log|trying-out|\/(battles|export|presets|tables|every-verb)\.test/;

/** Where there are tests about what's mutated. Those of Discord and the terminal go through all of it, and take too long. */
const ABOUT = /^test\/(kernel|campaign|referee|fairness|command|commands)\//;

/** Some files of a folder, and the tests that are about them. */
export interface Part {
  readonly name: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

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
  if (OUTSIDE.test(readFileSync(test, 'utf8'))) return true;
  return importsOf(test).some((to) => to.startsWith('test/') && to.endsWith('.ts') && isOutside(to, seen));
}

/** Everything that is mutated, in parts of one folder each. @param most files a part has at most */
export function partsOf(most: number): Part[] {
  const tests = testsAbout();
  const files = mutated();
  const folders = [...new Set(files.map((path) => dirname(path)))];
  return folders.flatMap((folder) => {
    const all = files.filter((path) => dirname(path) === folder);
    const chunks = Array.from({ length: Math.ceil(all.length / most) }, (_, i) => all.slice(i * most, (i + 1) * most));
    return chunks.map((chunk) => {
      const [from, to] = [chunk[0]!, chunk.at(-1)!].map((path) => basename(path, '.ts'));
      const name = `${folder.slice('src/'.length)}/${chunks.length > 1 ? `${from}-to-${to}` : 'all'}`;
      return { name, files: chunk, tests: tests.filter((test) => isAbout(test, chunk)) };
    });
  });
}

/** The same in one part for each of the three folders, with all that's in it. */
export function wholes(): Part[] {
  const tests = testsAbout();
  return MUTATED.map((folder) => {
    const files = mutated().filter((path) => path.startsWith(`${folder}/`));
    return { name: folder.slice('src/'.length), files, tests: tests.filter((test) => isAbout(test, files)) };
  });
}

const mutated = () => MUTATED.flatMap(filesIn).filter((path) => !OF_DATABASES.test(path));

const testsAbout = () =>
  filesIn('test').filter(
    (path) => path.endsWith('.test.ts') && ABOUT.test(path) && !SLOW.test(path) && !isOutside(path),
  );

/** Whether a test is in a folder that mirrors one of these files', is about the whole of it, or imports one of them. */
function isAbout(test: string, files: readonly string[]): boolean {
  const folder = dirname(test).replace('test/', 'src/');
  const mirrored = files.some((path) => {
    const top = path.split('/').slice(0, 2).join('/');
    const isOfAll = folder === top || (folder.startsWith(`${top}/`) && !existsSync(folder));
    return dirname(path) === folder || isOfAll;
  });
  return mirrored || importsOf(test).some((path) => files.includes(path));
}
