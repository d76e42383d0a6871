import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/performance.md');

/**
 * The program of the landing before, whose commit `docs/performance.md` names, built from git and kept for the next run.
 * @returns nothing where git doesn't have that commit
 */
export async function earlierLanding(): Promise<string | undefined> {
  const commit = /landing before \(`([0-9a-f]{7,40})`\)/.exec(readFileSync(PAGE, 'utf8'))?.[1];
  if (commit === undefined) return undefined;
  const folder = join(ROOT, 'node_modules/.cache/landings', commit);
  const program = join(folder, 'dist/src/main.js');
  if (existsSync(program)) return program;
  try {
    await mkdir(folder, { recursive: true });
    await run('sh', ['-c', `git archive ${commit} | tar -x -C "${folder}"`], { cwd: ROOT });
    // With other dependencies it needs its own; installing them builds it, too.
    if (lockOf(folder) !== lockOf(ROOT)) {
      await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
    } else {
      await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
      await run('npm', ['run', 'build'], { cwd: folder });
    }
    return program;
  } catch {
    return undefined;
  }
}

const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
