import { Bench } from 'tinybench';

/** One line of the report. */
export interface Measured {
  readonly what: string;
  readonly ms: number;
  /** The most it may take, in milliseconds. */
  readonly target?: number;
  /** What `ratio` compares with, measured in the same run. */
  readonly baseline: string;
  readonly ratio?: number;
}

/** The median time of a task, in milliseconds, after a warm-up. */
export async function median(task: () => unknown): Promise<number> {
  const bench = new Bench({ time: 400, warmupTime: 100, iterations: 5, warmupIterations: 1 });
  bench.add('task', task);
  const [done] = await bench.run();
  if (done?.result.state !== 'completed') throw new Error('The task could not be measured', { cause: done?.result });
  return done.result.latency.p50;
}
