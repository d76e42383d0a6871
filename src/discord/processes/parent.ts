import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';
import { openStore } from '../../campaign/store/open.ts';
import type { Config } from '../../config.ts';
import type { Served } from '../../metrics/serving.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { realTime } from '../time.ts';
import { Processes } from './processes.ts';
import { ask, changedIn, type Told } from './telling.ts';

/**
 * Runs the bot in several processes until it's stopped (SIGINT, SIGTERM). SIGHUP replaces them one by one, with what's
 * installed by then.
 * @param file the program that each of them runs
 * @returns the exit status
 */
export async function superviseProcesses(words: Catalogue, file: string, config: Config, log: Logger): Promise<number> {
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
  const pages = await pagesFor(words, config, log);
  const hears = pages && ((message: unknown) => pages.hear(changedIn(message)));
  const starting = Processes.start(file, config, log, hears).then((started) => {
    all = started;
    log.info({ processes: started.running.length, shards: started.shards }, 'all processes are ready');
  });
  const begun = await Promise.race([starting, stopping]);
  process.on('SIGHUP', () => void all?.turn());
  const status = begun ?? (await Promise.race([stopping, all!.failed]));
  log.info({ status }, 'stopping');
  await all?.stop();
  await pages?.close();
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

/** Serves the live pages of what all processes write: they tell of it, and it's read here. */
async function pagesFor(words: Catalogue, { page, database, defaultRules, cacheBytes }: Config, log: Logger) {
  if (!page) return undefined;
  const { servePages } = await import('../../page/serving.ts');
  const { Referee } = await import('../../referee/referee.ts');
  const store = await openStore(database);
  const onTrouble = (err: unknown) => log.warn({ err }, 'couldn’t show something on a live page');
  const { pages } = new Referee({ store, now: () => new Date(), onTrouble, defaultRules, cacheBytes });
  const served = await servePages({ words, pages, where: page, time: realTime, onTrouble });
  log.info({ port: served.port }, 'live pages are served');
  return {
    hear: (channel: string | undefined) => channel !== undefined && served.feeds.changed(channel),
    async close() {
      await served.close();
      await store.close();
    },
  };
}
