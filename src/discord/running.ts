import { hostname } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { DiscordAPIError } from 'discord.js';
import pino, { type Logger } from 'pino';
import { isWhole } from '../campaign/backup/arriving.ts';
import { within } from '../campaign/store/deadline.ts';
import { openStore } from '../campaign/store/open.ts';
import type { Store } from '../campaign/store/store.ts';
import { laterThanThis } from '../campaign/written-by.ts';
import type { Config } from '../config.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { VERSION } from '../version.ts';
import { connect } from './bot.ts';
import { examineBriefly } from './doctor/doctor.ts';
import { type Health, openHealth } from './gateway/health.ts';
import { errorForLog, TokenRefused } from './gateway/login.ts';
import { type Shards, shardsOf } from './processes/shards.ts';
import { tellReady } from './processes/telling.ts';

/** The exit status if the host has to fix something before the bot can start. */
const NOT_STARTED = 2;

/** Referees until it's stopped. @returns the exit status */
async function referee(words: Catalogue, config: Config, store: Store, log: Logger, health?: Health): Promise<number> {
  try {
    const fault = faulted(log);
    const shards = await ownShards(config);
    const bot = await connect(words, config, store, log, { metrics: health?.metrics, shards });
    void bot.ready.then(compileAtOnce);
    health?.begun(bot);
    if (config.cluster) void bot.ready.then(tellReady);
    else void lookAtHost(words, config, log);
    const reason = await Promise.race([stopSignal(config.cluster), bot.closedForGood, fault]);
    log.info({ reason }, 'stopping');
    // After a fault nothing is certain, not even that it can stop.
    if (reason === 'fault') await within(LAST_WORDS, bot.stop()).catch(() => undefined);
    else await bot.stop();
    return typeof reason === 'number' || reason === 'fault' ? 1 : 0;
  } catch (error) {
    if (error instanceof TokenRefused) {
      log.fatal(error.message);
      return NOT_STARTED;
    }
    log.fatal({ err: errorForLog(error) }, 'the bot couldn’t start or stop');
    return 1;
  }
}

/**
 * From now on, V8 compiles a function when it's first called and not only after many calls. A bot's first commands take two thirds of
 * the time then. What ran at the start is hardly ever called again, and would only take memory.
 *
 * It also optimizes a function after an eighth of the usual work. A command calls a thousand different functions, most of them once, so
 * they'd wait for thousands of commands. As each takes less of others into itself, optimizing them all costs no more than before.
 */
function compileAtOnce(): void {
  setFlagsFromString('--always-sparkplug');
  setFlagsFromString('--no-lazy-feedback-allocation');
  setFlagsFromString(`--interrupt-budget=${USUAL_BUDGET / 8}`);
  setFlagsFromString('--max-inlined-bytecode-size=200');
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=400');
}

/** V8's own value: about so many bytes of bytecode are run before a function may be optimized. */
const USUAL_BUDGET = 67_584;

/** @throws {TokenRefused} */
async function ownShards(config: Config): Promise<Shards> {
  try {
    return await shardsOf(config);
  } catch (error) {
    throw error instanceof DiscordAPIError && error.status === 401 ? new TokenRefused() : error;
  }
}

/** Says what the host could put right. What goes wrong here mustn't end a bot that works. */
async function lookAtHost(words: Catalogue, config: Config, log: Logger): Promise<void> {
  try {
    for await (const { level, found, values } of examineBriefly({ config, quick: true })) {
      const { what, why, mend } = words.doctor.found[found](values);
      log[level === 'fault' ? 'warn' : 'info']({ doctor: found, why, mend }, what);
    }
  } catch (err) {
    log.debug({ err: errorForLog(err) }, 'couldn’t examine the host');
  }
}

/** How long work under way may take after a fault, in milliseconds. */
const LAST_WORDS = 3000;

/**
 * Something went wrong that no other code handled, such as a packet from Discord that its library can't read. The process can't
 * trust its memory then, so it logs a line and finishes what's under way, and whatever supervises the process restarts it.
 * Everything that counts is in the store.
 */
function faulted(log: Logger): Promise<'fault'> {
  return new Promise((resolve) => {
    for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
      process.on(event, (err: unknown) => {
        log.fatal({ err: errorForLog(err) }, 'an unexpected fault: the process ends now, so that it’s started again');
        resolve('fault');
      });
    }
  });
}

/** How the host ends the bot. A process that another one has started ends with it. */
function stopSignal(cluster: Config['cluster']): Promise<string> {
  return new Promise((resolve) => {
    if (cluster) process.once('disconnect', () => resolve('disconnect'));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}

/** What pino says of itself with every line. */
function pinoBase() {
  return { pid: process.pid, hostname: hostname(), version: VERSION };
}

/** Runs the bot in several processes. What supervises them is only loaded for that. @returns the exit status */
async function supervise(words: Catalogue, config: Config, log: Logger): Promise<number> {
  try {
    void lookAtHost(words, config, log);
    const { superviseProcesses } = await import('./processes/parent.ts');
    return await superviseProcesses(words, process.argv[1]!, config, log);
  } catch (error) {
    log.fatal({ err: errorForLog(error) }, 'the processes couldn’t be started');
    return error instanceof DiscordAPIError && error.status === 401 ? NOT_STARTED : 1;
  }
}

/**
 * The bot as a process: until it is told to stop (SIGINT, SIGTERM) or Discord closes the connection for good.
 * @throws {StoreError} if the store cannot be opened
 */
export async function startBot(words: Catalogue, config: Config): Promise<void> {
  const { cluster, processes } = config;
  const base = { ...pinoBase(), ...(cluster ? { process: cluster.id } : {}) };
  const log = pino({ level: config.logLevel, base }, pino.destination({ dest: 2, sync: true }));
  if (processes > 1 && !cluster) return process.exit(await supervise(words, config, log));
  const health = config.metrics && (await openHealth(config.metrics, cluster !== undefined));
  if (health?.served) log.info({ port: health.served.port }, 'metrics are served');
  const opened = await openStore(config.database);
  if (!(await isWhole(opened))) {
    log.fatal(words.backup.incomplete);
    process.exit(NOT_STARTED);
  }
  const later = await laterThanThis(opened);
  if (later !== undefined) {
    log.fatal(words.checkLogs.later(later, VERSION));
    process.exit(NOT_STARTED);
  }
  const store = health ? health.metered(opened) : opened;
  if (store.caveat !== undefined) log.warn(store.caveat);
  const status = await referee(words, config, store, log, health);
  await store.close();
  await health?.served?.close();
  // discord.js keeps timers of its own running for a while.
  process.exit(status);
}
