import { defineConfig } from 'vitest/config';

const NIGHTLY = process.env.NIGHTLY === '1';

/**
 * The tests go in groups, each in processes of its own. In processes that had loaded all of them and kept what they keep, the same
 * tests took twice as long. A process that finds no more tests of its group makes room for one of the next, so that no core waits
 * for the last test of a group.
 */
const GROUPS = {
  books: ['{battles,rules}/**/*'],
  campaigns: ['{campaign,fairness,referee}/**/*'],
  discord: ['discord/**/*'],
  rest: ['!(battles|campaign|discord|fairness|referee|rules)/**/*', '*'],
};

const SETUP = ['test/programs/bundled-threads.ts', 'test/programs/seeded.ts'];

/** What holds in each group; what stands in the configuration itself is done once. */
const EACH = {
  // In the nightly form a test does a hundred times as much.
  testTimeout: NIGHTLY ? 7_200_000 : 60_000,
  hookTimeout: 60_000,
  // What's looked at again and again until it's so may take its time on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  // Processes, not threads: SQLite's and the pictures' native parts crash now and then as threads end.
  pool: 'forks',
  // Each file by itself would load the whole house anew: that took four times as long as the tests.
  isolate: false,
} as const;

export default defineConfig({
  test: {
    globalSetup: 'test/programs/bundle.ts',
    // One more than there are cores: tests of processes, databases and timers wait for much of their time.
    maxWorkers: 3,
    // Whoever runs the tests again and again waits only for what has changed.
    experimental: { fsModuleCache: true },
    projects: Object.entries(GROUPS).map(([name, folders]) => ({
      test: {
        ...EACH,
        name,
        include: folders.map((folder) => `test/${folder}.test.ts`),
        setupFiles: SETUP,
      },
    })),
  },
});
