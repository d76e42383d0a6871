import { Events } from 'discord.js';
import pino, { type Logger } from 'pino';
import { openStore } from '../campaign/store/open.ts';
import type { Config } from '../config.ts';
import { Referee } from '../referee/referee.ts';
import { makeClient } from './client.ts';
import { beat } from './health.ts';
import { Interactions } from './interactions.ts';
import { register } from './registration.ts';

/**
 * Runs the bot until it is told to stop (SIGINT, SIGTERM) or Discord closes the connection for good.
 * @throws if the store cannot be opened, or Discord does not take the token
 */
export async function startBot(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, redact: ['*.token', '*.authorization'] }, pino.destination(2));
  const store = await openStore(config.database);
  const onTrouble = (err: unknown) => log.warn({ err }, 'a hint or snapshot was not written');
  const referee = new Referee({ store, now: () => new Date(), onTrouble, defaultRules: config.defaultRules });
  const client = makeClient(config.api);
  const interactions = new Interactions(referee, store, log);

  client.on(Events.InteractionCreate, (interaction) => interactions.take(interaction));
  client.on(Events.Error, (err) => log.error({ err }, 'gateway'));
  client.on(Events.Warn, (warning) => log.warn(warning));
  client.once(Events.ClientReady, (ready) => {
    beat(ready);
    register(ready, store, config.guild)
      .then((registered) => log.info({ user: ready.user.tag, registered }, 'ready'))
      .catch((err: unknown) => log.error({ err }, 'the commands could not be registered'));
  });

  const stop = stopper(log, async () => {
    await interactions.finish();
    await referee.settle();
    await client.destroy();
    await store.close();
  });
  // Fatal close codes neither end the process nor change isReady().
  client.on(Events.ShardDisconnect, ({ code }) => stop(`Discord closed the connection for good (${code})`, 1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(signal, 0));
  await client.login(config.token);
}

/** Stops once, whatever calls it again: finishes what was begun, then ends the process. */
function stopper(log: Logger, finish: () => Promise<void>): (why: string, status: number) => void {
  let stopping = false;
  return (why, status) => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    finish()
      .catch((err: unknown) => log.error({ err }, 'not everything could be finished'))
      .finally(() => process.exit(status));
  };
}
