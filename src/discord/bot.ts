import { type Client, DiscordjsError, DiscordjsErrorCodes, Events } from 'discord.js';
import pino, { type Logger } from 'pino';
import { isWhole } from '../campaign/backup/arriving.ts';
import { within } from '../campaign/store/deadline.ts';
import { openStore } from '../campaign/store/open.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { World } from '../referee/protocol.ts';
import { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { notePlaces } from './answers/came-from.ts';
import { Pings } from './answers/pinging.ts';
import { StepMessages } from './answers/step-messages.ts';
import { Untold } from './answers/untold.ts';
import { examineBriefly } from './doctor/doctor.ts';
import { makeClient } from './gateway/client.ts';
import { tellOfGateway } from './gateway/connection.ts';
import { type Health, openHealth } from './gateway/health.ts';
import { beat } from './gateway/heartbeat.ts';
import { isConnected, observe } from './gateway/observing.ts';
import { Interactions } from './interactions.ts';
import { BooksInUse } from './registration/books-in-use.ts';
import { Registration } from './registration/registration.ts';
import { Keeping } from './servers/keeping.ts';
import { watch, whereabouts } from './servers/watching.ts';
import { greet } from './servers/welcome.ts';
import { BeaconAtDiscord } from './throws/beacon.ts';
import { TakingUp } from './throws/taking-up.ts';
import { realTime, type Time } from './time.ts';
import { AfterRecords } from './upkeep/after-records.ts';

/** The exit status if the host has to fix something before the bot can start. */
const NOT_STARTED = 2;

/** A bot that is connected to Discord. */
export interface Bot {
  /** Resolves with the close code if Discord closes the connection for good. */
  readonly closedForGood: Promise<number>;
  /** Whether every shard of this process is connected. */
  isConnected(): boolean;
  /** Resolves once Discord has the commands it should have, as far as is known now. */
  registered(): Promise<void>;
  /** Finishes the answers under way, takes on nothing new, and disconnects. The store stays open. */
  stop(): Promise<void>;
}

/** Settings that tests change. */
export interface Otherwise {
  /** How long changes of the books in use are collected before commands are registered again, in milliseconds. */
  readonly gathered?: number;
  readonly time?: Time;
  /** Counts how the bot is doing. Without it, nothing is counted. */
  readonly metrics?: Metrics | undefined;
}

/**
 * Connects to Discord, registers the commands that have changed, and then referees.
 * @throws {TokenRefused}
 */
export async function connect(
  words: Catalogue,
  config: Config,
  store: Store,
  logger: Logger,
  { gathered, time = realTime, metrics }: Otherwise = {},
): Promise<Bot> {
  const log = logger.child({}, { serializers: { err: errorForLog } });
  const onTrouble = (err: unknown) => log.warn({ err }, 'couldn’t write a hint or snapshot');
  const { cacheBytes, defaultRules, servers, beacon: settings } = config;
  const client = makeClient(config.api);
  const now = () => time.now();
  const onWritten: World['onWritten'] = (channel, written) => after.written(channel, written);
  const beacon =
    settings &&
    new BeaconAtDiscord({
      ...{ client, settings, time, log },
      takeUp: (open) => takingUp.takeUp(open),
      silent: (open, number, round) => takingUp.silent(open, number, round),
    });
  const referee = new Referee({ store, now, onTrouble, defaultRules, cacheBytes, onWritten, beacon });
  const steps = new StepMessages({ words, store, referee, log });
  const pings = new Pings(words, referee, log);
  const onLate = metrics && ((milliseconds: number) => metrics.reminded(milliseconds));
  const after = new AfterRecords({ words, client, store, referee, steps, pings, time, log, onLate });
  const untold = new Untold(words, store, referee, log, (guild) => mention(guild));
  const mention = (guild: string | null) => registration.mention(guild);
  const takingUp = new TakingUp({ words, client, store, referee, after, untold, pings, mention, log });
  const keeping = new Keeping(store, referee.personal, untold, log);
  const books = new BooksInUse(store, referee, keeping.belongings);
  const registration = new Registration({ words, client, store, books, log, config, time, gathered });
  const interactions = new Interactions({
    words,
    referee,
    store,
    keeping,
    untold,
    steps,
    pings,
    registration,
    after,
    log,
    config,
    metrics,
  });
  if (metrics)
    observe(client, metrics, () => ({
      waiting: { interactions: interactions.underWay, registration: registration.waiting, ...after.waiting },
      untold: untold.count,
      campaigns: referee.records.campaignsInMemory,
    }));
  notePlaces(client);
  registration.begin();
  watch(client, keeping);
  greet(words, client, keeping, registration, log, servers);
  tellOfGateway(client, log);

  client.on(Events.InteractionCreate, (interaction) => interactions.take(interaction));
  client.once(Events.ClientReady, (ready) => {
    keeping.begin(
      (guild) => whereabouts(ready, guild),
      (guild) => registration.erased(guild),
    );
    if (beacon) void takingUp.begin();
    log.info({ user: ready.user.tag }, 'ready');
  });
  const closedForGood = new Promise<number>((resolve) => {
    // Fatal close codes neither end the process nor change isReady().
    client.on(Events.ShardDisconnect, ({ code }) => resolve(code));
  });
  await untold.begin();
  await login(client, config.token);
  const stopBeating = beat(client, (err) =>
    log.warn({ err }, 'couldn’t write the file that the health check looks at'),
  );

  return {
    closedForGood,
    isConnected: () => isConnected(client),
    registered: () => registration.settled(),
    async stop() {
      stopBeating();
      beacon?.end();
      await interactions.finish();
      await takingUp.stop();
      await registration.stop();
      await after.stop();
      await keeping.stop();
      await referee.settle();
      await client.destroy();
    },
  };
}

/** Discord rejected the bot's token. */
class TokenRefused extends Error {}

/** @throws {TokenRefused} */
async function login(client: Client, token: string | undefined): Promise<void> {
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    if (!(error instanceof DiscordjsError) || error.code !== DiscordjsErrorCodes.TokenInvalid) throw error;
    throw new TokenRefused(
      'Discord doesn’t accept DISCORD_TOKEN. Press Reset Token under Bot in the Developer Portal, and put the new token into .env.',
    );
  }
}

/** Referees until it's stopped. @returns the exit status */
async function referee(words: Catalogue, config: Config, store: Store, log: Logger, health?: Health): Promise<number> {
  try {
    const fault = faulted(log);
    const bot = await connect(words, config, store, log, { metrics: health?.metrics });
    health?.begun(bot);
    void lookAtHost(words, config, log);
    const reason = await Promise.race([stopSignal(), bot.closedForGood, fault]);
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

/** How the host ends the bot. */
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
}

/**
 * The bot as a process: until it is told to stop (SIGINT, SIGTERM) or Discord closes the connection for good.
 * @throws {StoreError} if the store cannot be opened
 */
export async function startBot(words: Catalogue, config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const health = config.metrics && (await openHealth(config.metrics));
  if (health) log.info({ port: health.served.port }, 'metrics are served');
  const opened = await openStore(config.database);
  if (!(await isWhole(opened))) {
    log.fatal(words.backup.incomplete);
    process.exit(NOT_STARTED);
  }
  const store = health ? health.metered(opened) : opened;
  if (store.caveat !== undefined) log.warn(store.caveat);
  const status = await referee(words, config, store, log, health);
  await store.close();
  await health?.served.close();
  // discord.js keeps timers of its own running for a while.
  process.exit(status);
}

/** An error for the logs. discord.js puts the address into its errors, and with it a token of the interaction. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const status = 'status' in error ? { status: error.status } : {};
  return { type, message, ...code, ...status, stack, ...(cause === undefined ? {} : { cause: errorForLog(cause) }) };
}
