import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The nearest test first, as they were named: `TESTS_IN_ORDER` is a list of files in JSON. */
class InOrder extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const order: readonly string[] = JSON.parse(process.env.TESTS_IN_ORDER ?? '[]');
    const at = ({ moduleId }: (typeof files)[number]) => order.findIndex((path) => moduleId.endsWith(path));
    return files.toSorted((a, b) => at(a) - at(b));
  }
}

/** How tests run over code with mutants inside: none of them needs the bundled programs. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env.TESTS_IN_ORDER ?? '[]'),
    setupFiles: 'mutation/covered.ts',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
    pool: 'forks',
    isolate: false,
    sequence: { sequencer: InOrder },
    experimental: { fsModuleCache: true },
  },
});
