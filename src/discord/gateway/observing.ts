import { type Client, Events, RESTEvents, Status } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { upTo } from '../../kernel/up-to.ts';
import type { Metrics, Now, ShardState } from '../../metrics/metrics.ts';

/** discord.js's name for the route of the first answers to interactions. */
const FIRST_ANSWERS = '/interactions/:id/:token/callback';

/** More than are ever unanswered at once: Discord drops one after 3 seconds. */
const MOST_UNANSWERED = 10_000;

/** What the bot knows of itself, beside its connections. */
type Within = () => Omit<Now, 'shards' | 'servers'>;

/**
 * Counts what can be seen of a client from outside: how soon interactions are acknowledged, what Discord answers, and its limits.
 * Call it before anything else listens to interactions, because their time begins here.
 */
export function observe(client: Client, metrics: Metrics, within: Within): void {
  const came = new LRUCache<string, number>(upTo(MOST_UNANSWERED));
  client.on(Events.InteractionCreate, (interaction) => {
    if (!interaction.isAutocomplete()) came.set(interaction.id, performance.now());
  });
  client.rest.on(RESTEvents.Response, ({ path, route }, { status }) => {
    metrics.requested(status);
    if (route !== FIRST_ANSWERS) return;
    const id = path.split('/')[2] ?? '';
    const at = came.get(id);
    if (at === undefined || status >= 300) return;
    came.delete(id);
    metrics.acknowledged(performance.now() - at);
  });
  client.rest.on(RESTEvents.RateLimited, ({ scope }) => metrics.limited(scope));
  metrics.watch(() => ({ ...within(), shards: shardsOf(client), servers: client.guilds.cache.size }));
}

/** Whether every connection of this process stands. */
export function isConnected(client: Client): boolean {
  const shards = shardsOf(client);
  return shards.length > 0 && shards.every(({ connected }) => connected);
}

/** The connections of this process, as they are now. */
export function shardsOf({ ws }: Client): readonly ShardState[] {
  return ws.shards.map(({ id, status, ping }) => ({ shard: id, connected: status === Status.Ready, ping }));
}
