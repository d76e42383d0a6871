import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The test files, in the order in which they run. */
const files: readonly string[] = existsSync('in-order.json') ? JSON.parse(readFileSync('in-order.json', 'utf8')) : [];
const places = new Map(files.map((path, i) => [path, i]));

class InOrder extends BaseSequencer {
  override async sort(all: Parameters<BaseSequencer['sort']>[0]) {
    const at = ({ moduleId }: (typeof all)[number]) => places.get(moduleId.slice(process.cwd().length + 1)) ?? 0;
    return all.toSorted((a, b) => at(a) - at(b));
  }
}

/** How tests run over code with mutants inside. */
export default defineConfig({
  test: {
    include: [...files],
    setupFiles: process.env.COVERED_INTO === undefined ? [] : 'mutation/covered.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: InOrder },
    experimental: { fsModuleCache: true },
  },
});
