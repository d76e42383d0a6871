import { Events } from 'discord.js';
import pino, { type Logger } from 'pino';
import { openStore } from '../campaign/store/open.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Config } from '../config.ts';
import { Referee } from '../referee/referee.ts';
import { makeClient } from './client.ts';
import { beat } from './health.ts';
import { Interactions } from './interactions.ts';
import { register } from './registration.ts';

/** A bot that is connected to Discord. */
export interface Bot {
  /** Resolves with the close code if Discord closes the connection for good. */
  readonly closedForGood: Promise<number>;
  /** Answers what was begun, takes on nothing new, and disconnects. The store stays open. */
  stop(): Promise<void>;
}

/**
 * Connects to Discord, registers the commands if they changed, and referees from then on.
 * @throws if Discord does not take the token
 */
export async function connect(config: Config, store: Store, log: Logger): Promise<Bot> {
  const onTrouble = (err: unknown) => log.warn({ err }, 'a hint or snapshot was not written');
  const referee = new Referee({ store, now: () => new Date(), onTrouble, defaultRules: config.defaultRules });
  const interactions = new Interactions(referee, store, log);
  const client = makeClient(config.api);

  client.on(Events.InteractionCreate, (interaction) => interactions.take(interaction));
  client.on(Events.Error, (err) => log.error({ err }, 'gateway'));
  client.on(Events.Warn, (warning) => log.warn(warning));
  client.once(Events.ClientReady, async (ready) => {
    try {
      const registered = await register(ready, store, config.guild);
      log.info({ user: ready.user.tag, registered }, 'ready');
    } catch (err) {
      log.error({ err }, 'the commands could not be registered');
    }
  });
  const closedForGood = new Promise<number>((resolve) => {
    // Fatal close codes neither end the process nor change isReady().
    client.on(Events.ShardDisconnect, ({ code }) => resolve(code));
  });
  await client.login(config.token);
  const stopBeating = beat(client);

  return {
    closedForGood,
    async stop() {
      stopBeating();
      await interactions.finish();
      await referee.settle();
      await client.destroy();
    },
  };
}

/**
 * The bot as a process: until it is told to stop (SIGINT, SIGTERM) or Discord closes the connection for good.
 * @throws if the store cannot be opened, or Discord does not take the token
 */
export async function startBot(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: true }));
  const store = await openStore(config.database);
  const bot = await connect(config, store, log);
  const told = await Promise.race([
    new Promise<string>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
    }),
    bot.closedForGood,
  ]);
  log.info({ told }, 'stopping');
  await bot.stop();
  await store.close();
  // discord.js keeps timers of its own for a while.
  process.exit(typeof told === 'number' ? 1 : 0);
}
