import { randomUUID } from 'node:crypto';
import { type Client, Events } from 'discord.js';
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
import { errorForLog, login } from './gateway/login.ts';
import { isConnected, observe } from './gateway/observing.ts';
import { HostDesk } from './host/desk.ts';
import { Interactions } from './interactions.ts';
import type { Mention } from './messages/mentions.ts';
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
  otherwise: Otherwise = {},
): Promise<Bot> {
  const log = logger.child({}, { serializers: { err: errorForLog } });
  const { time = realTime, metrics, shards } = otherwise;
  const client = makeClient(config.api, shards, config.cluster && config.processes);
  const given = { words, config, store, log, time, metrics, client };
  const refereeing = await refereeingIn(given, {
    isBlocked: (guild) => serving.host.blocking.isBlocked(guild),
    mention: (guild) => serving.registration.mention(guild),
  });
  const serving = servingIn(given, refereeing, otherwise.gathered);
  if (metrics) observe(client, metrics, () => standingOf(client, refereeing, serving));
  const { ready, closedForGood } = listen(given, refereeing, serving);
  await refereeing.untold.begin();
  await serving.host.begin();
  await login(client, config.token);
  const stopBeating = beat(client, (err) =>
    log.warn({ err }, 'couldn’t write the file that the health check looks at'),
  );
  return {
    ready,
    closedForGood,
    pages: refereeing.pagesServed,
    isConnected: () => isConnected(client),
    registered: () => serving.registration.settled(),
    async quiet() {
      await serving.interactions.quiet();
      await refereeing.after.quiet();
    },
    async stop() {
      stopBeating();
      await stop(refereeing, serving);
      await client.destroy();
    },
  };
}

/** What everything is made from. */
interface Given {
  readonly words: Catalogue;
  readonly config: Config;
  readonly store: Store;
  readonly log: Logger;
  readonly time: Time;
  readonly metrics: Metrics | undefined;
  readonly client: Client;
}

type Refereeing = Awaited<ReturnType<typeof refereeingIn>>;
type Serving = ReturnType<typeof servingIn>;

/**
 * The referee, and what follows from its records: throws by a beacon, pings, messages that change, pages.
 * @param later what's only known once the rest is made
 */
async function refereeingIn(
  { words, config, store, log, time, metrics, client }: Given,
  later: {
    readonly isBlocked: (guild: string | null) => boolean;
    readonly mention: (guild: string | null) => Mention;
  },
) {
  const { cacheBytes, defaultRules, beacon: settings, page } = config;
  const onTrouble = (err: unknown) => log.warn({ err }, 'couldn’t write a hint or snapshot');
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
  const now = () => time.now();
  const referee = new Referee({ store, now, onTrouble, defaultRules, cacheBytes, onWritten, beacon, pages });
  const pagesServed = page && !config.cluster ? await servedPages(words, page, referee, time, log) : undefined;
  const steps = new StepMessages({ words, store, referee, time, log });
  const pings = new Pings(words, referee, log);
  const after = new AfterRecords({
    ...{ words, client, store, referee, steps, pings, time, log },
    isBlocked: later.isBlocked,
    onLate: metrics && ((milliseconds: number) => metrics.reminded(milliseconds)),
    pages: pages && new PageNews(changed, time),
  });
  const untold = new Untold(words, store, referee, log, later.mention);
  const takingUp = new TakingUp({ words, client, store, referee, after, untold, pings, mention: later.mention, log });
  return { referee, beacon, pagesServed, steps, pings, after, untold, takingUp };
}

/** What's kept for servers and users, the commands that they have, and what comes from them. */
function servingIn(given: Given, refereeing: Refereeing, gathered: number | undefined) {
  const { words, config, store, log, time, metrics, client } = given;
  const { referee, steps, pings, after, untold } = refereeing;
  // Of several processes, one does what's done for all servers together.
  const lease = config.cluster && new Lease(store, 'sweep', SWEPT_EVERY, randomUUID(), Date.now);
  const keeping = new Keeping(store, referee.personal, untold, log, undefined, lease);
  const host = new HostDesk({
    ...{ words, client, store, keeping, config, time, log },
    untold: () => untoldHere(client, untold),
  });
  const books = new BooksInUse(store, referee, keeping.belongings);
  const registration = new Registration({
    ...{ words, client, store, books, log, config, time, gathered },
    owners: host.owners,
  });
  const interactions = new Interactions({
    ...{ words, referee, store, keeping, untold, steps, pings, registration, after, host, log, config, metrics },
  });
  return { keeping, host, registration, interactions };
}

/** Hears what comes from Discord, from the moment when it's connected. */
function listen({ words, config, log, client }: Given, { beacon, takingUp }: Refereeing, serving: Serving) {
  const { keeping, host, registration, interactions } = serving;
  const { servers } = config;
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
  return { ready, closedForGood };
}

function untoldHere(client: Client, untold: Untold): number {
  return untold.count((guild) => isOurs(client, guild));
}

/** How the bot is doing, for whoever counts it. */
function standingOf(client: Client, { referee, beacon, after, untold }: Refereeing, serving: Serving) {
  const { interactions, registration } = serving;
  const { waited, ...throws } = referee.fairness.counts;
  return {
    waiting: { interactions: interactions.underWay, registration: registration.waiting, ...after.waiting },
    untold: untoldHere(client, untold),
    campaigns: referee.records.campaignsInMemory,
    beacon: { asked: beacon?.asked ?? 0, waited, throws },
  };
}

/** Finishes what's under way, in the order in which one thing needs the other. */
async function stop({ referee, beacon, pagesServed, after, takingUp }: Refereeing, serving: Serving): Promise<void> {
  const { keeping, host, registration, interactions } = serving;
  beacon?.end();
  await interactions.finish();
  await takingUp.stop();
  await registration.stop();
  await after.stop();
  await host.stop();
  await keeping.stop();
  await pagesServed?.close();
  await referee.settle();
}

/** The pages' server and all that they show are only loaded where there are some. */
async function servedPages(
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
