import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Run } from './coverage.ts';
import { hasFailed, pathOf, type Task, testsIn } from './failed.ts';

type Hits = Record<string, number>;

/** What Stryker's instrumented code reads and writes. */
interface Namespace {
  currentTestId?: string | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
}

const globals = globalThis as { __stryker__?: Namespace };
globals.__stryker__ ??= {};
const stryker = globals.__stryker__;
const { COVERED_INTO: into } = process.env;

/** What isn't one test's: what a file prepares for several. */
const fileOf = () => expect.getState().testPath!;
const idOf = (task: Task) => `${fileOf()}\n${pathOf(task)}`;

const began = new Map<string, number>();
const took = new Map<string, number>();

beforeAll(() => {
  stryker.currentTestId = fileOf();
});

beforeEach(({ task }) => {
  stryker.currentTestId = idOf(task as Task);
  began.set(stryker.currentTestId, performance.now());
});

afterEach(({ task }) => {
  const id = idOf(task as Task);
  took.set(id, (took.get(id) ?? 0) + performance.now() - began.get(id)!);
  stryker.currentTestId = fileOf();
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter as a pattern.
afterAll(({}, suite) => {
  stryker.currentTestId = undefined;
  if (into === undefined) return;
  const { static: loading = {}, perTest = {} } = stryker.mutantCoverage ?? {};
  const names = [...new Set(testsIn(suite as Task).map((each) => pathOf(each)))];
  const hitsOf = (name: string) => perTest[`${fileOf()}\n${name}`] ?? {};
  const path = fileOf();
  const run: Run = {
    test: path.slice(path.lastIndexOf('/test/') + 1),
    hash: createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12),
    tests: names
      .map((name) => ({ name, ms: Math.ceil(took.get(`${path}\n${name}`) ?? 0), hits: hitsOf(name) }))
      .filter(({ hits }) => Object.keys(hits).length > 0),
    together: perTest[path] ?? {},
    loading: Object.keys(loading),
    failed: hasFailed(suite as Task),
  };
  appendFileSync(into, `${JSON.stringify(run)}\n`);
});
