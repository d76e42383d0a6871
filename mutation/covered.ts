import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { hasFailed, type Task } from './failed.ts';

/** What Stryker's instrumented code reads and writes. */
interface Namespace {
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const globals = globalThis as { __stryker__?: Namespace };
globals.__stryker__ ??= {};
const stryker = globals.__stryker__;
const { COVERED_INTO: into } = process.env;

let began = 0;

beforeAll(() => {
  stryker.currentTestId = expect.getState().testPath;
  began = performance.now();
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter as a pattern.
afterAll(({}, suite) => {
  const file = stryker.currentTestId;
  stryker.currentTestId = undefined;
  if (into === undefined || file === undefined) return;
  const hits = stryker.mutantCoverage?.perTest[file] ?? {};
  const loading = Object.keys(stryker.mutantCoverage?.static ?? {});
  const test = file.slice(file.lastIndexOf('/test/') + 1);
  appendFileSync(
    into,
    `${JSON.stringify({ test, ms: Math.round(performance.now() - began), hits, loading, failed: hasFailed(suite as Task) })}\n`,
  );
});
