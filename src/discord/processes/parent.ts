import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Served } from '../../metrics/serving.ts';
import { Processes } from './processes.ts';
import { ask, type Told } from './telling.ts';

/**
 * Runs the bot in several processes until it's stopped (SIGINT, SIGTERM). SIGHUP replaces them one by one, with what's
 * installed by then.
 * @param file the program that each of them runs
 * @returns the exit status
 */
export async function superviseProcesses(file: string, config: Config, log: Logger): Promise<number> {
  const stopping = new Promise<0>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(0));
  });
  let all: Processes | undefined;
  const served = await serveFor(
    config,
    () => (all ? childrenOf(all) : []),
    () => all?.shards,
  );
  if (served) log.info({ port: served.port }, 'metrics are served');
  const starting = Processes.start(file, config, log).then((started) => {
    all = started;
    log.info({ processes: started.running.length, shards: started.shards }, 'all processes are ready');
  });
  const begun = await Promise.race([starting, stopping]);
  process.on('SIGHUP', () => void all?.turn());
  const status = begun ?? (await Promise.race([stopping, all!.failed]));
  log.info({ status }, 'stopping');
  await all?.stop();
  await served?.close();
  return status;
}

function childrenOf({ running }: Processes): readonly ChildProcess[] {
  return running.flatMap(({ thread }) => {
    const child = thread?.process;
    return child && 'exitCode' in child ? [child] : [];
  });
}

/** Serves the metrics of all processes together. */
async function serveFor(
  { metrics: where, processes }: Config,
  children: () => readonly ChildProcess[],
  shards: () => number | undefined,
): Promise<Served | undefined> {
  if (!where) return undefined;
  const { AggregatorRegistry } = await import('prom-client');
  const { serve } = await import('../../metrics/serving.ts');
  const asked = async () => (await Promise.all(children().map(ask))).filter((each): each is Told => each !== undefined);
  return serve(where.port, where.host, {
    metrics: async () =>
      AggregatorRegistry.aggregate((await asked()).map(({ metrics }) => metrics as object[])).metrics(),
    readiness: async () => {
      const told = await asked();
      const ready = told.filter((each) => each.ready).length;
      const needed = Math.min(processes, shards() ?? processes);
      return { ready: ready >= needed, processes: ready, of: needed };
    },
  });
}
