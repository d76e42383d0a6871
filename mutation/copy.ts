import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** How a mutant ended: a test failed, it went round in circles, or nothing noticed it. */
export type Ending = 'failed' | 'endless' | 'survived';

/** A test file, how long it takes, and how often it comes across each mutant. */
export interface Covering {
  readonly test: string;
  readonly ms: number;
  readonly hits: Readonly<Record<string, number>>;
}

/** The most test files that one mutant is tried with, and the longest that they may take together, in milliseconds. */
const MOST_TESTS = 40;
const LONGEST = 120_000;
/** How much longer a mutant may make them before it's stopped, in milliseconds. */
const PATIENCE = 600_000;

/** A copy of the repository with other contents of some files. @returns its folder */
export function copied(folder: string, contents: readonly (readonly [string, string])[]): string {
  rmSync(folder, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const path of files.split('\0').filter((each) => each !== '' && existsSync(each))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(path, join(folder, path));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, content] of contents) writeFileSync(join(folder, path), content);
  return folder;
}

/** What each test comes across, and what is passed only as the modules load. */
export function coverageOf(
  copy: string,
  tests: readonly string[],
): { readonly tests: readonly Covering[]; readonly loading: ReadonlySet<string> } {
  const into = resolve(copy, 'covered.jsonl');
  const report = resolve(copy, 'report.json');
  run(copy, tests, { COVERED_INTO: into }, ['--reporter=json', `--outputFile=${report}`]);
  // One that fails without any mutant would notice each of them.
  const failing = reportIn(report).filter(({ status }) => status === 'failed');
  const lines = readFileSync(into, 'utf8').split('\n').filter(Boolean);
  const all = lines.map((line) => JSON.parse(line) as Covering & { loading: string[] });
  const passing = all.filter(({ test }) => !failing.some(({ name }) => name.endsWith(test)));
  return { tests: passing, loading: new Set(all.flatMap(({ loading }) => loading)) };
}

/** Tries a mutant with the tests that come across it, in this order, until one fails. */
export function tried(
  copy: string,
  number: string,
  covering: readonly Covering[],
): { readonly ending: Ending; readonly by?: string } {
  let all = 0;
  const some = covering.slice(0, MOST_TESTS).filter(({ ms }, i) => {
    all += ms;
    return i === 0 || all < LONGEST;
  });
  const hits = some.reduce((sum, each) => sum + (each.hits[number] ?? 0), 0);
  const report = resolve(copy, 'report.json');
  rmSync(report, { force: true });
  const { status, error } = run(
    copy,
    some.map(({ test }) => test),
    { __STRYKER_ACTIVE_MUTANT__: number, HIT_LIMIT: String(100 * hits + 10_000) },
    ['--bail=1', '--reporter=json', `--outputFile=${report}`],
  );
  if (error) return { ending: 'endless' };
  if (status === 0) return { ending: 'survived' };
  return { ending: 'failed', ...failedIn(report, some) };
}

/** The test files of a report, and how each ended. */
const reportIn = (report: string) =>
  (JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string; status: string }[] }).testResults;

/** The test file that failed. @throws {Error} if none did, so that nothing is taken for noticed which wasn't run */
function failedIn(report: string, some: readonly Covering[]): { readonly by: string } {
  const failed = reportIn(report).find(({ status }) => status === 'failed');
  const test = some.find((each) => failed?.name.endsWith(each.test));
  if (!test) throw new Error(`No test failed: ${report}`);
  return { by: test.test };
}

function run(copy: string, tests: readonly string[], env: NodeJS.ProcessEnv, options: readonly string[]) {
  return spawnSync('npx', ['vitest', 'run', '--config', 'mutation/vitest.config.ts', ...options], {
    cwd: copy,
    stdio: 'ignore',
    timeout: LONGEST + PATIENCE + tests.length * 60_000,
    env: { ...process.env, ...env, TESTS_IN_ORDER: JSON.stringify(tests) },
  });
}
