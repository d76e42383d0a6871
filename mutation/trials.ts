import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linesOf, runWhileWriting } from './copy.ts';
import type { Covering } from './coverage.ts';

/** How a mutant ended: a test failed, it went round in circles, nothing noticed it; or a test failed without it as well. */
export type Ending = 'failed' | 'endless' | 'survived' | 'doubtful';

/** A mutant, and the tests that come across it, in the order in which they're tried. */
export interface Trial {
  readonly number: string;
  readonly covering: readonly Covering[];
}

export interface Tried {
  readonly number: string;
  readonly ending: Ending;
  /** The test that noticed it. */
  readonly by?: string;
}

/** The most test files that one mutant is tried with, and the longest that they may take together, in milliseconds. */
const MOST_TESTS = 40;
const LONGEST = 20_000;
/**
 * After so long without a result the mutant under way is taken to go round in circles, in milliseconds. Most that do are found by how
 * often they're passed: on a busy machine a test alone may take minutes.
 */
const PATIENCE = 600_000;
/** How many test files are loaded at once: the first by itself, since it's the likeliest to notice. */
const LOADED = [1, 2, 6, 12, 40];

/** Tries mutants, each with its tests until one fails. @returns what's known of them; not all if the process ended early */
export async function tried(copy: string, trials: readonly Trial[]): Promise<Tried[]> {
  const folder = join(copy, 'trials');
  const into = resolve(copy, `tried-${trials[0]?.number}.jsonl`);
  rmSync(folder, { recursive: true, force: true });
  rmSync(into, { force: true });
  mkdirSync(folder, { recursive: true });
  const files = trials.flatMap((trial) => filesOf(trial, into));
  for (const [path, content] of files) writeFileSync(join(copy, path), content);
  await runWhileWriting(
    copy,
    files.map(([path]) => path),
    into,
    PATIENCE,
  );
  const known = existsSync(into) ? linesOf<Tried>(into) : [];
  const stuck = trials[known.length];
  // Results come in order: the first without one is what the process hung or died of.
  return stuck ? [...known, { number: stuck.number, ending: 'endless' }] : known;
}

/** The files that try a mutant, and one that writes down what became of it. */
function filesOf({ number, covering }: Trial, into: string): [string, string][] {
  // A mutant that's passed far more often than its tests do without it goes round in circles.
  const limit = 10_000 + 100 * covering.reduce((sum, { hits }) => sum + hits, 0);
  const parts = inParts(covering).map((part, i) => {
    const each = part.map(
      ({ test, names }) => `['${test}', ${JSON.stringify(names ?? null)}, () => import('../${test}?${number}')],\n`,
    );
    const content = `import { trial } from '../mutation/trial.ts';\ntrial('${number}', ${limit}, [\n${each.join('')}]);\n`;
    return [`trials/${number}-${i}.test.ts`, content] as [string, string];
  });
  const last = `import { verdict } from '../mutation/trial.ts';
verdict('${number}', ${JSON.stringify(into)}, (file) => import(/* @vite-ignore */ \`../\${file}?last-${number}\`));\n`;
  return [...parts, [`trials/${number}-last.test.ts`, last]];
}

function inParts(covering: readonly Covering[]): Covering[][] {
  const parts: Covering[][] = [];
  let from = 0;
  for (const size of LOADED) {
    if (from < covering.length) parts.push(covering.slice(from, from + size));
    from += size;
  }
  return parts;
}

/** As many of these, from the first, as can be run for one mutant. */
export function affordable(covering: readonly Covering[]): readonly Covering[] {
  let all = 0;
  return covering.slice(0, MOST_TESTS).filter(({ ms }, i) => {
    all += ms;
    return i === 0 || all < LONGEST;
  });
}
