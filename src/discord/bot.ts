import { randomUUID } from 'node:crypto';
import { type Client, DiscordjsError, DiscordjsErrorCodes, Events } from 'discord.js';
import type { Logger } from 'pino';
import type { Store } from '../campaign/store/store.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PagesServing } from '../page/serving.ts';
import type { World } from '../referee/protocol.ts';
import { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { notePlaces } from './answers/came-from.ts';
import { Pings } from './answers/pinging.ts';
import { isOurs } from './answers/places.ts';
import { StepMessages } from './answers/step-messages.ts';
import { Untold } from './answers/untold.ts';
import { makeClient } from './gateway/client.ts';
import { tellOfGateway } from './gateway/connection.ts';
import { beat } from './gateway/heartbeat.ts';
import { isConnected, observe } from './gateway/observing.ts';
import { HostDesk } from './host/desk.ts';
import { Interactions } from './interactions.ts';
import { Lease } from './processes/lease.ts';
import type { Shards } from './processes/shards.ts';
import { tellChanged } from './processes/telling.ts';
import { BooksInUse } from './registration/books-in-use.ts';
import { Registration } from './registration/registration.ts';
import { Keeping } from './servers/keeping.ts';
import { watch, whereabouts } from './servers/watching.ts';
import { greet } from './servers/welcome.ts';
import { BeaconAtDiscord } from './throws/beacon.ts';
import { TakingUp } from './throws/taking-up.ts';
import { realTime, type Time } from './time.ts';
import { AfterRecords } from './upkeep/after-records.ts';
import { PageNews } from './upkeep/page-news.ts';

/** How often what was removed is swept, in milliseconds. */
const SWEPT_EVERY = 60 * 60 * 1000;

/** A bot that is connected to Discord. */
export interface Bot {
  /** Resolves with the close code if Discord closes the connection for good. */
  readonly closedForGood: Promise<number>;
  /** Resolves once every shard of this process is connected for the first time. */
  readonly ready: Promise<unknown>;
  /** Whether every shard of this process is connected. */
  isConnected(): boolean;
  /** The live pages, if this process serves them. */
  readonly pages: PagesServing | undefined;
  /** Resolves once Discord has the commands it should have, as far as is known now. */
  registered(): Promise<void>;
  /** Resolves once everything that has come is answered, and what that brought with it at once is done. */
  quiet(): Promise<void>;
  /** Finishes the answers under way, takes on nothing new, and disconnects. The store stays open. */
  stop(): Promise<void>;
}

/** Settings that tests change. */
export interface Otherwise {
  /** How long changes of the books in use are collected before commands are registered again, in milliseconds. */
  readonly gathered?: number;
  readonly time?: Time;
  /** The shards of this process; all that Discord recommends if they aren't given. */
  readonly shards?: Shards;
  /** Counts how the bot is doing. Without it, nothing is counted. */
  readonly metrics?: Metrics | undefined;
}

/**
 * Connects to Discord, registers the commands that have changed, and then referees.
 * @throws {TokenRefused} {CannotServePages}
 */
export async function connect(
  words: Catalogue,
  config: Config,
  store: Store,
  logger: Logger,
  { gathered, time = realTime, metrics, shards }: Otherwise = {},
): Promise<Bot> {
  const log = logger.child({}, { serializers: { err: errorForLog } });
  const onTrouble = (err: unknown) => log.warn({ err }, 'couldn’t write a hint or snapshot');
  const { cacheBytes, defaultRules, servers, beacon: settings, page } = config;
  const client = makeClient(config.api, shards, config.cluster && config.processes);
  const now = () => time.now();
  const onWritten: World['onWritten'] = (channel, written) => after.written(channel, written);
  const beacon =
    settings &&
    new BeaconAtDiscord({
      ...{ client, settings, time, log },
      takeUp: (open) => takingUp.takeUp(open),
      unshown: ({ channel, telling }, seq) => untold.keep(channel, telling.guild ?? null, seq),
      stuck: (going) => takingUp.stuck(going),
    });
  const changed = config.cluster ? tellChanged : (channel: string) => pagesServed?.feeds.changed(channel);
  const pages = page && { url: page.url, changed };
  const referee = new Referee({ store, now, onTrouble, defaultRules, cacheBytes, onWritten, beacon, pages });
  const pagesServed = page && !config.cluster ? await serving(words, page, referee, time, log) : undefined;
  const steps = new StepMessages({ words, store, referee, time, log });
  const pings = new Pings(words, referee, log);
  const onLate = metrics && ((milliseconds: number) => metrics.reminded(milliseconds));
  const isBlocked = (guild: string | null) => host.blocking.isBlocked(guild);
  const news = pages && new PageNews(changed, time);
  const after = new AfterRecords({
    words,
    client,
    store,
    referee,
    steps,
    pings,
    time,
    isBlocked,
    log,
    onLate,
    pages: news,
  });
  const untold = new Untold(words, store, referee, log, (guild) => mention(guild));
  const mention = (guild: string | null) => registration.mention(guild);
  const takingUp = new TakingUp({ words, client, store, referee, after, untold, pings, mention, log });
  // Of several processes, one does what's done for all servers together.
  const lease = config.cluster && new Lease(store, 'sweep', SWEPT_EVERY, randomUUID(), Date.now);
  const keeping = new Keeping(store, referee.personal, untold, log, undefined, lease);
  const countUntold = () => untold.count((guild) => isOurs(client, guild));
  const host = new HostDesk({ words, client, store, keeping, untold: countUntold, config, time, log });
  const books = new BooksInUse(store, referee, keeping.belongings);
  const registration = new Registration({
    words,
    client,
    store,
    books,
    log,
    config,
    time,
    gathered,
    owners: host.owners,
  });
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
    host,
    log,
    config,
    metrics,
  });
  const throwsNow = () => {
    const { waited, ...throws } = referee.fairness.counts;
    return { asked: beacon?.asked ?? 0, waited, throws };
  };
  if (metrics)
    observe(client, metrics, () => ({
      waiting: { interactions: interactions.underWay, registration: registration.waiting, ...after.waiting },
      untold: countUntold(),
      campaigns: referee.records.campaignsInMemory,
      beacon: throwsNow(),
    }));
  const serves = (guild: string) => (!servers || servers.includes(guild)) && !host.blocking.isBlocked(guild);
  notePlaces(client);
  registration.begin();
  watch(client, keeping);
  greet(words, client, keeping, registration, log, serves);
  tellOfGateway(client, log);

  client.on(Events.InteractionCreate, (interaction) => interactions.take(interaction));
  client.once(Events.ClientReady, (ready) => {
    keeping.begin(
      (guild) => whereabouts(ready, guild),
      (guild) => registration.erased(guild),
    );
    if (beacon) void takingUp.begin();
    host.connected();
    log.info({ user: ready.user.tag }, 'ready');
  });
  const ready = new Promise((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  const closedForGood = new Promise<number>((resolve) => {
    // Fatal close codes neither end the process nor change isReady().
    client.on(Events.ShardDisconnect, ({ code }) => resolve(code));
  });
  await untold.begin();
  await host.begin();
  await login(client, config.token);
  const stopBeating = beat(client, (err) =>
    log.warn({ err }, 'couldn’t write the file that the health check looks at'),
  );

  return {
    ready,
    closedForGood,
    pages: pagesServed,
    isConnected: () => isConnected(client),
    registered: () => registration.settled(),
    async quiet() {
      await interactions.quiet();
      await after.quiet();
    },
    async stop() {
      stopBeating();
      beacon?.end();
      await interactions.finish();
      await takingUp.stop();
      await registration.stop();
      await after.stop();
      await host.stop();
      await keeping.stop();
      await pagesServed?.close();
      await referee.settle();
      await client.destroy();
    },
  };
}

/** The pages' server and all that they show are only loaded where there are some. */
async function serving(
  words: Catalogue,
  where: NonNullable<Config['page']>,
  { pages }: Referee,
  time: Time,
  log: Logger,
): Promise<PagesServing> {
  const { servePages } = await import('../page/serving.ts');
  const onTrouble = (err: unknown) => log.warn({ err }, 'couldn’t show something on a live page');
  const served = await servePages({ words, pages, where, time, onTrouble });
  log.info({ port: served.port }, 'live pages are served');
  return served;
}

/** Discord rejected the bot's token. */
export class TokenRefused extends Error {
  constructor() {
    super(
      'Discord doesn’t accept DISCORD_TOKEN. Press Reset Token under Bot in the Developer Portal, and put the new token into .env.',
    );
  }
}

/** @throws {TokenRefused} */
async function login(client: Client, token: string | undefined): Promise<void> {
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    if (!(error instanceof DiscordjsError) || error.code !== DiscordjsErrorCodes.TokenInvalid) throw error;
    throw new TokenRefused();
  }
}

/** An error for the logs. discord.js puts the address into its errors, and with it a token of the interaction. */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  const status = 'status' in error ? { status: error.status } : {};
  return { type, message, ...code, ...status, stack, ...(cause === undefined ? {} : { cause: errorForLog(cause) }) };
}
