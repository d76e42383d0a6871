import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';

/** What a piece of work calls of the program's own code. */
export interface Calls {
  /** How many different functions are entered. */
  readonly functions: number;
  /** How often any of them is. */
  readonly calls: number;
  /** How often those of a name are, in a file whose path ends so. */
  of(file: string, name: string): number;
  /** Each that's entered, the one called most first. */
  readonly most: readonly Called[];
}

interface Called {
  readonly path: string;
  readonly name: string;
  readonly count: number;
}

const OWN = /\/(?:src|commands|data)\/[^?]*\.[jt]s$/;

/**
 * Counts the calls of some work exactly, with V8's precise coverage. It's the same each time, unlike a time.
 * Modules are loaded and what's kept is kept before it counts, as far as something has called for it.
 */
export async function callsOf(work: () => unknown): Promise<Calls> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const entered = result.flatMap(({ url, functions }) => {
      const path = url.startsWith('file:') ? fileURLToPath(url) : url;
      // A module isn't called, and what a compiler puts in isn't ours.
      const own = functions.filter(
        ({ functionName, ranges }) => functionName !== '__name' && ranges[0]!.startOffset > 0,
      );
      return OWN.test(path)
        ? own.map(({ functionName: name, ranges: [all] }) => ({ path, name, count: all!.count }))
        : [];
    });
    const called = entered.filter(({ count }) => count > 0);
    const sum = (some: typeof called) => some.reduce((total, { count }) => total + count, 0);
    return {
      functions: called.length,
      calls: sum(called),
      most: called.toSorted((a, b) => b.count - a.count),
      of: (file, name) => sum(called.filter((each) => each.path.endsWith(file) && each.name === name)),
    };
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
