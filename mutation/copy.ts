import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** How a mutant ended: a test failed, it went round in circles, nothing noticed it; or a test failed without it as well. */
export type Ending = 'failed' | 'endless' | 'survived' | 'doubtful';

/** A test file, how long it takes, and how often it comes across each mutant. */
export interface Covering {
  readonly test: string;
  readonly ms: number;
  readonly hits: Readonly<Record<string, number>>;
}

/** The most test files that one mutant is tried with, and the longest that they may take together, in milliseconds. */
const MOST_TESTS = 20;
const LONGEST = 60_000;
/** After so long without a result the mutant under way is taken to go round in circles, in milliseconds. */
const PATIENCE = 900_000;

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

/** What a test came across, and whether it failed without any mutant: then it would notice each of them. */
type Run = Covering & { readonly loading: readonly string[]; readonly failed: boolean };

/**
 * What each test comes across, and what is passed only as the modules load.
 * @param into a file that keeps what's known: what was found out before an interruption isn't run again
 */
export function coverageOf(copy: string, tests: readonly string[], into: string): Coverage {
  const known = () => (existsSync(into) ? linesOf<Run>(into) : []);
  const before = new Set(known().map(({ test }) => test));
  const open = tests.filter((test) => !before.has(test));
  if (open.length > 0) run(copy, open, { COVERED_INTO: resolve(into) });
  return {
    tests: known().filter(({ failed }) => !failed),
    loading: new Set(known().flatMap(({ loading }) => loading)),
  };
}

export interface Coverage {
  readonly tests: readonly Covering[];
  readonly loading: ReadonlySet<string>;
}

/** A mutant, and the tests that come across it, in the order in which they're tried. */
export interface Trial {
  readonly number: string;
  readonly covering: readonly Covering[];
}

export interface Tried {
  readonly number: string;
  readonly ending: Ending;
  /** The test file that noticed it. */
  readonly by?: string;
}

/** Tries mutants, each with its tests until one fails. @returns what's known of them; not all if the process ended early */
export async function tried(copy: string, trials: readonly Trial[]): Promise<Tried[]> {
  const folder = join(copy, 'trials');
  const into = resolve(copy, `tried-${trials[0]?.number}.jsonl`);
  rmSync(folder, { recursive: true, force: true });
  rmSync(into, { force: true });
  mkdirSync(folder, { recursive: true });
  const files = trials.flatMap(({ number, covering }) => {
    const some = affordable(covering);
    const limit = 10_000 + 100 * some.reduce((sum, { hits }) => sum + (hits[number] ?? 0), 0);
    const each = some.map(({ test }, i) => [
      `trials/${number}-${i}.test.ts`,
      `import { trial } from './trial.ts';
await trial('${number}', '${test}', ${limit}, () => import('../${test}?${number}'));\n`,
    ]);
    const last = [
      `trials/${number}-last.test.ts`,
      `import { verdict } from './trial.ts';
await verdict('${number}', ${JSON.stringify(into)}, (file) => import(/* @vite-ignore */ \`../\${file}?last-${number}\`));\n`,
    ];
    return [...each, last] as [string, string][];
  });
  for (const [path, content] of files) writeFileSync(join(copy, path), content);
  writeFileSync(join(copy, 'in-order.json'), JSON.stringify(files.map(([path]) => path)));
  await ran(copy, into);
  const known = existsSync(into) ? linesOf<Tried>(into) : [];
  const stuck = trials[known.length];
  // Results come in order: the first without one is what the process hung or died of.
  return stuck ? [...known, { number: stuck.number, ending: 'endless' }] : known;
}

/** Runs Vitest until it ends, or has had no result for too long: then it ends with all that it started. */
async function ran(copy: string, into: string): Promise<void> {
  const child = spawn('npx', VITEST, { cwd: copy, stdio: 'ignore', detached: true });
  let [lines, since] = [0, Date.now()];
  const watching = setInterval(() => {
    const now = existsSync(into) ? linesOf(into).length : 0;
    if (now > lines) [lines, since] = [now, Date.now()];
    if (Date.now() - since > PATIENCE) process.kill(-child.pid!, 'SIGKILL');
  }, 1000);
  await once(child, 'close');
  clearInterval(watching);
}

function affordable(covering: readonly Covering[]): readonly Covering[] {
  let all = 0;
  return covering.slice(0, MOST_TESTS).filter(({ ms }, i) => {
    all += ms;
    return i === 0 || all < LONGEST;
  });
}

const linesOf = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

const VITEST = ['vitest', 'run', '--config', 'mutation/vitest.config.ts'];

function run(copy: string, tests: readonly string[], env: NodeJS.ProcessEnv): void {
  writeFileSync(join(copy, 'in-order.json'), JSON.stringify(tests));
  spawnSync('npx', VITEST, { cwd: copy, stdio: 'ignore', env: { ...process.env, ...env } });
}
