import { defineConfig } from 'vitest/config';

/** How Stryker runs tests: which files it says itself, and none of them needs the bundled programs. */
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000, isolate: false },
});
