import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

/** The folders whose code is mutated. */
export const MUTATED = ['src/kernel', 'src/campaign', 'src/referee'] as const;

/** What only tests with a database reach. */
const OF_DATABASES = /^src\/campaign\/store\/(postgres|redis|waiting-query)\.ts$/;

/** What can't be done in a copy with mutants inside: databases, and browsers. */
const OUTSIDE = /TEST_POSTGRES_URL|TEST_REDIS_URL|DATABASE_URL|@napi-rs|chromium/;

/** Tests of long logs and of whole battles at random, and those that start programs: they're slow. */
const SLOW =
  /at-random|long-log|trying-out|legal-acts|\/arrival\/|\/(battles|export|presets|tables|every-verb|every-ruleset)\.test/;

/** Where there are tests about what's mutated. */
const ABOUT = /^test\/(kernel|campaign|referee|fairness|command|commands|rules|suggestions)\//;

/** Where tests go through all of what's mutated, but take too long to be run for every mutant. */
const BEYOND =
  /^test\/(campaign|command|commands|referee|fairness|terminal|discord\/(upkeep|presses|forms|servers|commands))\//;

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

/** The files whose code is mutated. @param folders where they are */
export const mutated = (folders: readonly string[] = MUTATED): string[] =>
  folders.flatMap(filesIn).filter((path) => !OF_DATABASES.test(path));

const all = (): string[] => filesIn('test').filter((path) => path.endsWith('.test.ts') && !isOutside(path));
const isNear = (path: string) => ABOUT.test(path) && !SLOW.test(path) && !startsPrograms(path);
const startsPrograms = (path: string) => importsOf(path).some((to) => to.startsWith('test/programs/'));

/** The tests that are about what's mutated and quick. */
export const testsAbout = (): string[] => all().filter(isNear);

/** Those that come across what none of these does, as they go through the whole house: slow ones, and all of Discord's. */
export const testsBeyond = (): string[] => all().filter((path) => BEYOND.test(path) && !isNear(path));

/** How far a test is from a file: 0 if it has its name, 1 if it imports it, 2 if its folder mirrors the file's, 3 if it has the same top folder. */
export function distance(test: string, file: string): number {
  if (basename(test, '.test.ts') === basename(file, '.ts')) return 0;
  if (importsOf(test).includes(file)) return 1;
  const folder = dirname(test).replace('test/', 'src/');
  if (folder === dirname(file)) return 2;
  const top = (path: string) => path.split('/').slice(0, 2).join('/');
  return top(folder) === top(file) ? 3 : 4;
}
