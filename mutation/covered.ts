import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';

/** What Stryker's instrumented code reads and writes. */
interface Namespace {
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  hitCount?: number;
  hitLimit?: number;
}

const globals = globalThis as { __stryker__?: Namespace };
globals.__stryker__ ??= {};
const stryker = globals.__stryker__;
const { COVERED_INTO: into, HIT_LIMIT: limit } = process.env;

// A mutant that's passed far more often than it was before goes round in circles.
if (limit !== undefined) Object.assign(stryker, { hitCount: stryker.hitCount ?? 0, hitLimit: Number(limit) });

let began = 0;

beforeAll(() => {
  stryker.currentTestId = expect.getState().testPath;
  began = performance.now();
});

afterAll(() => {
  const file = stryker.currentTestId;
  stryker.currentTestId = undefined;
  if (into === undefined || file === undefined) return;
  const hits = stryker.mutantCoverage?.perTest[file] ?? {};
  const loading = Object.keys(stryker.mutantCoverage?.static ?? {});
  const test = file.slice(file.lastIndexOf('/test/') + 1);
  appendFileSync(into, `${JSON.stringify({ test, ms: Math.round(performance.now() - began), hits, loading })}\n`);
});
