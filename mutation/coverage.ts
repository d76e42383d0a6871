import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { linesOf, run } from './copy.ts';

/** How often a test passes each mutant, by the mutant's number. */
type Hits = Readonly<Record<string, number>>;

/** What a test file came across. */
export interface Run {
  readonly test: string;
  /** Of the test file. */
  readonly hash: string;
  readonly tests: readonly { readonly name: string; readonly ms: number; readonly hits: Hits }[];
  /** What it passed as it prepared something for several tests. */
  readonly together: Hits;
  /** What has been passed as modules were loaded. */
  readonly loading: readonly string[];
  /** Whether it failed without any mutant: then it would notice each of them. */
  readonly failed: boolean;
}

/** A test file, and what of it comes across a mutant. */
export interface Covering {
  readonly test: string;
  readonly hash: string;
  /** Its tests that do, or nothing if it has to run as a whole. */
  readonly names: readonly string[] | undefined;
  /** How long these take, in milliseconds. */
  readonly ms: number;
  readonly hits: number;
}

export interface Coverage {
  readonly of: (number: string) => readonly Covering[];
  readonly loading: ReadonlySet<string>;
}

/** How many test files one process runs: one that keeps what hundreds of them leave behind gets slow. */
const AT_ONCE = 60;

/**
 * What each test comes across. Each file runs once, and again only when it has changed.
 * @param into a file that keeps what's known: what was found out before an interruption isn't run again
 */
export function coverageOf(copy: string, tests: readonly string[], into: string): Coverage {
  const hashes = new Map(tests.map((test) => [test, hashOf(join(copy, test))]));
  const known = () =>
    (existsSync(into) ? linesOf<Run>(into) : []).filter(({ test, hash }) => hashes.get(test) === hash);
  const before = new Set(known().map(({ test }) => test));
  const open = tests.filter((test) => !before.has(test));
  for (let done = 0; done < open.length; done += AT_ONCE) {
    run(copy, open.slice(done, done + AT_ONCE), { COVERED_INTO: resolve(into) });
  }
  const runs = known();
  const passing = runs.filter(({ failed }) => !failed);
  return {
    of: (number) => passing.map((each) => coveringOf(each, number)).filter((each) => each !== undefined),
    loading: new Set(runs.flatMap(({ loading }) => loading)),
  };
}

function coveringOf({ test, hash, tests, together }: Run, number: string): Covering | undefined {
  const whole = together[number] !== undefined;
  const those = whole ? tests : tests.filter(({ hits }) => hits[number] !== undefined);
  if (!whole && those.length === 0) return undefined;
  return {
    test,
    hash,
    names: whole ? undefined : those.map(({ name }) => name),
    ms: those.reduce((sum, { ms }) => sum + ms, 0),
    hits: those.reduce((sum, { hits }) => sum + (hits[number] ?? 0), together[number] ?? 0),
  };
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
