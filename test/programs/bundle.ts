import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundle, PROGRAMS } from '../../build.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the tests start as processes of their own, beside the programs themselves. */
const ALL = {
  ...PROGRAMS,
  adding: 'test/campaign/store/adding.child.ts',
  writing: 'test/campaign/store/writing.child.ts',
  failing: 'test/programs/failing.child.ts',
  loopback: 'test/discord/loopback/index.ts',
};

export type Program = keyof typeof ALL;

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the bundled programs are. */
    programs: string;
  }
}

/**
 * Bundles the programs once, before the tests. A process that compiles its sources as it loads them takes three seconds to
 * start, a bundle less than one, and the tests start some eighty.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'programs-'));
  await bundle(ALL, folder);
  project.provide('programs', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
