import type { ChildProcess } from 'node:child_process';
import type { SimpleIdentifyThrottler } from 'discord.js';
import * as z from 'zod';

/** A shard of a process that wants to identify, and the parent's word that it may. */
const wants = z.object({ umpire: z.literal('wants-to-identify'), shard: z.number() });
const may = z.object({ umpire: z.literal('may-identify'), shard: z.number() });

/** Nobody takes back what was asked. */
const NEVER = new AbortController().signal;

/** The shards of this process that wait for their turn. */
const waiting = new Map<number, () => void>();

function hear(message: unknown): void {
  const { shard } = may.safeParse(message).data ?? {};
  if (shard !== undefined) waiting.get(shard)?.();
}

/**
 * Discord lets only so many shards of a bot identify within five seconds, whichever process they're in. So each process asks its
 * parent, also when all of them lose their sessions at once.
 * @see https://docs.discord.com/developers/events/gateway#rate-limiting
 */
export const askedOfParent = {
  waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
    if (!process.listeners('message').includes(hear)) process.on('message', hear);
    return new Promise((resolve, reject) => {
      waiting.set(shard, resolve);
      signal.addEventListener('abort', () =>
        reject(new Error('The connection was given up', { cause: signal.reason })),
      );
      process.send?.({ umpire: 'wants-to-identify', shard });
    });
  },
};

/** Lets the shards of a process identify, in their turn among those of all processes. */
export function answerIdentifying(child: ChildProcess, throttler: () => SimpleIdentifyThrottler): void {
  child.on('message', (message: unknown) => {
    const { shard } = wants.safeParse(message).data ?? {};
    if (shard === undefined) return;
    void throttler()
      .waitForIdentify(shard, NEVER)
      .then(() => child.connected && child.send({ umpire: 'may-identify', shard }));
  });
}
