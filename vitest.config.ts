import { configDefaults, defineConfig } from 'vitest/config';
import { notYet } from './test/not-yet.ts';

if (notYet.length > 0) {
  process.stderr.write(
    `Left out, and still to be mended (test/not-yet.ts):\n${notYet.map((file) => `  ${file}\n`).join('')}`,
  );
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...notYet],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file by itself would load the whole house anew: that took four times as long as the tests.
    // Processes, not threads: SQLite's and the pictures' native parts crash now and then as threads end.
    pool: 'forks',
    isolate: false,
  },
});
