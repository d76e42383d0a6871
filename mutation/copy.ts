import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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

export const linesOf = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

const VITEST = ['vitest', 'run', '--config', 'mutation/vitest.config.ts'];

/** Databases take no part: the tests that need them pass over theirs. */
const { TEST_POSTGRES_URL: _postgres, TEST_REDIS_URL: _redis, ...ENV } = process.env;

/** Runs test files of the copy, in this order. */
export function run(copy: string, tests: readonly string[], env: NodeJS.ProcessEnv): void {
  writeFileSync(join(copy, 'in-order.json'), JSON.stringify(tests));
  spawnSync('npx', VITEST, { cwd: copy, stdio: 'ignore', env: { ...ENV, ...env } });
}

/**
 * Runs test files of the copy until they end, or have written nothing for too long: then they end with all that they started.
 * @param into the file into which they write
 * @param patience in milliseconds
 */
export async function runWhileWriting(copy: string, tests: readonly string[], into: string, patience: number) {
  writeFileSync(join(copy, 'in-order.json'), JSON.stringify(tests));
  const child = spawn('npx', VITEST, { cwd: copy, stdio: 'ignore', detached: true, env: ENV });
  let [lines, since] = [0, Date.now()];
  const watching = setInterval(() => {
    const now = existsSync(into) ? linesOf(into).length : 0;
    if (now > lines) [lines, since] = [now, Date.now()];
    if (Date.now() - since > patience) process.kill(-child.pid!, 'SIGKILL');
  }, 1000);
  await once(child, 'close');
  clearInterval(watching);
}
