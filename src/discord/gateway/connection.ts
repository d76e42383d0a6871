import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';

/** What the host can do about a connection that Discord won't open again, by its close code. */
const WHY_CLOSED: Readonly<Record<number, string>> = {
  4004: 'The token no longer holds. Press Reset Token in the Developer Portal, and put the new one into .env.',
  4013: 'It doesn’t know an intent. Update Umpire.',
  4014: 'It doesn’t allow an intent. Umpire needs none of the privileged ones, so update it.',
};

function whyClosed(code: number): string {
  return Object.hasOwn(WHY_CLOSED, code) ? `. ${WHY_CLOSED[code]}` : '';
}

/** Failures of the same kind are logged once in this many milliseconds, with their number. */
const TELL_EVERY = 10_000;

/** What has happened to a shard since it was last connected. */
interface Outage {
  readonly since: number;
  failures: number;
  told: number;
}

/**
 * Logs the state of the connections to Discord: each one lost, failed attempts, and when it's back. The text of Discord's library
 * itself is logged at the level `trace`.
 */
export function tellOfGateway(client: Client, log: Logger, now: () => number = () => performance.now()): void {
  const outages = new Map<number, Outage>();
  const outageOf = (shard: number): Outage => {
    const outage = outages.get(shard) ?? { since: now(), failures: 0, told: Number.NEGATIVE_INFINITY };
    outages.set(shard, outage);
    return outage;
  };
  const isBack = (shard: number, how: string) => {
    const outage = outages.get(shard);
    outages.delete(shard);
    const lasted = outage ? { seconds: Math.round((now() - outage.since) / 100) / 10, failures: outage.failures } : {};
    log.info({ shard, ...lasted }, `gateway: ${how}`);
  };

  const tellOfFailure = (shard: number, outage: Outage, err?: unknown) => {
    if (now() - outage.told < TELL_EVERY) return;
    outage.told = now();
    log.warn({ err, shard, failures: outage.failures }, 'gateway: the connection failed');
  };

  // It comes again after each attempt that failed.
  client.on(Events.ShardReconnecting, (shard) => {
    const isLost = !outages.has(shard);
    const outage = outageOf(shard);
    if (isLost) return log.warn({ shard }, 'gateway: the connection is lost, connecting again');
    outage.failures += 1;
    tellOfFailure(shard, outage);
  });
  client.on(Events.ShardError, (err, shard) => tellOfFailure(shard, outageOf(shard), err));
  client.on(Events.ShardResume, (shard, replayed) => isBack(shard, `connected again, ${replayed} events were missed`));
  client.on(Events.ShardReady, (shard) => isBack(shard, 'connected'));
  client.on(Events.ShardDisconnect, ({ code }, shard) =>
    log.error({ shard, code }, `gateway: Discord closed the connection for good${whyClosed(code)}`),
  );
  client.on(Events.Invalidated, () =>
    log.error('gateway: Discord ended the session, so Umpire has to be started again'),
  );
  client.on(Events.Error, (err) => log.error({ err }, 'gateway'));
  client.on(Events.Warn, (warning) => log.warn(warning));
  // It would show the first half of the token.
  client.on(Events.Debug, (text) => /token/i.test(text) || log.trace(text));
}
