import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { hasFailed, type Task } from './failed.ts';

// Runs inside of Vitest: one process tries one mutant after another, since loading the house takes longer than most tests.

/** What Stryker's instrumented code reads: which mutant is on, and how often it may be passed. */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
}

interface Globals {
  __stryker__?: Switch;
  /** By which test file a mutant was noticed. */
  noticed?: Map<string, string>;
  endless?: Set<string>;
}

const globals = globalThis as Globals;
globals.__stryker__ ??= {};
globals.noticed ??= new Map();
globals.endless ??= new Set();
const { __stryker__: stryker, noticed, endless } = globals;

/**
 * Runs a test file with a mutant switched on, unless an earlier one noticed it.
 * @param limit how often the mutant may be passed: one that's passed far more often than before goes round in circles
 */
export async function trial(number: string, file: string, limit: number, load: () => Promise<unknown>): Promise<void> {
  if (noticed.has(number)) return nothing();
  let failed = false;
  beforeAll(() => turnOn(number, limit));
  beforeEach((context) => {
    if (failed) context.skip();
    context.onTestFailed(() => {
      failed = true;
    });
  });
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter as a pattern.
  afterAll(({}, suite) => {
    turnOff(number);
    if (failed || hasFailed(suite as Task)) noticed.set(number, file);
  });
  turnOn(number, limit);
  try {
    await load();
  } catch {
    noticed.set(number, file);
    nothing();
  } finally {
    turnOff(number);
  }
}

/**
 * Writes down what became of a mutant. What noticed it has to pass without it: what's kept in memory of one mutant could make the
 * tests of the next one fail.
 * @param load loads a test file anew
 */
export async function verdict(number: string, into: string, load: (file: string) => Promise<unknown>): Promise<void> {
  const by = noticed.get(number);
  const write = (ending: string) => appendFileSync(into, `${JSON.stringify({ number, ending, by })}\n`);
  if (by === undefined || endless.has(number)) {
    write(by === undefined ? 'survived' : 'endless');
    return nothing();
  }
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter as a pattern.
  afterAll(({}, suite) => write(hasFailed(suite as Task) ? 'doubtful' : 'failed'));
  await load(by);
}

function turnOn(number: string, hitLimit: number): void {
  Object.assign(stryker, { activeMutant: number, hitCount: 0, hitLimit });
}

function turnOff(number: string): void {
  if ((stryker.hitCount ?? 0) > (stryker.hitLimit ?? 0)) endless.add(number);
  stryker.activeMutant = undefined;
}

function nothing(): void {
  test('nothing is left to do', () => {});
}
