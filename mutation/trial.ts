import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { hasFailed, leaveOut, pathOf, type Task, testsIn } from './failed.ts';

// Runs inside of Vitest: one process tries one mutant after another, since loading the house takes longer than most tests.

/** What Stryker's instrumented code reads: which mutant is on, and how often it may be passed. */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
}

/** What noticed a mutant: a test of a file, out of those that ran; no test if its file could not even be loaded. */
interface Noticed {
  readonly file: string;
  readonly name?: string | undefined;
  readonly ran: readonly string[] | null;
}

interface Globals {
  __stryker__?: Switch;
  noticed?: Map<string, Noticed>;
  endless?: Set<string>;
}

const globals = globalThis as Globals;
globals.__stryker__ ??= {};
globals.noticed ??= new Map();
globals.endless ??= new Set();
const { __stryker__: stryker, noticed, endless } = globals;

/** A test file, those of its tests that run (all if there's no list), and what loads it. */
export type Part = readonly [file: string, names: readonly string[] | null, load: () => Promise<unknown>];

/**
 * Runs tests with a mutant switched on, unless an earlier one noticed it.
 * @param limit how often the mutant may be passed: one that's passed far more often than before goes round in circles
 */
export function trial(number: string, limit: number, parts: readonly Part[]): void {
  if (noticed.has(number)) {
    nothing();
    return;
  }
  const notice = (file: string, name?: string) => {
    const ran = parts.find(([each]) => each === file)![1];
    if (!noticed.has(number)) noticed.set(number, { file, name, ran });
  };
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter as a pattern.
  beforeAll(({}, suite) => {
    for (const [file, names] of parts) leaveOutBut(suite as Task, file, names);
    if (noticed.has(number)) leaveOut(suite as Task, () => true);
    turnOn(number, limit);
  });
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter as a pattern.
  afterAll(({}, suite) => {
    turnOff(number);
    for (const each of (suite as Task).tasks ?? []) if (hasFailed(each)) notice(each.name);
  });
  for (const [file, , load] of parts)
    describe(file, async () => {
      beforeEach(({ task, onTestFailed, skip }) => {
        if (noticed.has(number)) skip();
        onTestFailed(() => notice(file, pathOf(task as Task, 1)));
      });
      turnOn(number, limit);
      try {
        if (!noticed.has(number)) await load();
      } catch {
        notice(file);
      } finally {
        turnOff(number);
      }
      nothing();
    });
}

/**
 * Writes down what became of a mutant. What noticed it has to pass without it: what's kept in memory of one mutant could make the
 * tests of the next one fail.
 * @param load loads a test file anew
 */
export function verdict(number: string, into: string, load: (file: string) => Promise<unknown>): void {
  const by = noticed.get(number);
  const write = (ending: string) => {
    const words = by && [by.file, by.name].filter(Boolean).join(' > ');
    appendFileSync(into, `${JSON.stringify({ number, ending, by: words })}\n`);
  };
  if (by === undefined || endless.has(number)) {
    write(by === undefined ? 'survived' : 'endless');
    nothing();
    return;
  }
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter as a pattern.
  beforeAll(({}, suite) => leaveOutBut(suite as Task, by.file, by.ran, by.name));
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the first parameter as a pattern.
  afterAll(({}, suite) => write(hasFailed(suite as Task) ? 'doubtful' : 'failed'));
  describe(by.file, async () => {
    await load(by.file);
  });
}

/** Leaves out tests of a file that aren't named, and those after the last one that's wanted. */
function leaveOutBut(root: Task, file: string, names: readonly string[] | null, last?: string): void {
  const suite = root.tasks?.find(({ name }) => name === file);
  if (!suite) return;
  const all = testsIn(suite);
  const end = last === undefined ? -1 : all.findIndex((each) => pathOf(each, 1) === last);
  const after = new Set(end < 0 ? [] : all.slice(end + 1));
  const wanted = names && new Set(names);
  leaveOut(suite, (each) => after.has(each) || (wanted !== null && !wanted.has(pathOf(each, 1))));
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
