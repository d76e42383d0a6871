import { LRUCache } from 'lru-cache';
import { upTo } from '../../kernel/up-to.ts';

/** How often something may be done in a period of time. */
export interface Quota {
  readonly most: number;
  /** The period in milliseconds. */
  readonly within: number;
}

/** What users and servers may do; 0 means that there's no limit. */
export interface Quotas {
  readonly commandsPerUser: number;
  readonly commandsPerServer: number;
  readonly importsPerUser: number;
  readonly importsPerServer: number;
}

/** Which limit was reached. */
export type Met = { readonly of: 'commands' | 'imports'; readonly by: 'user' | 'server'; readonly seconds: number };

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How many users and servers are remembered. Beyond that, those not heard from for longest are forgotten. */
const MOST_KNOWN = 20_000;

/** Counts what users and servers do, so that nobody can take up the referee's time at everyone else's expense. */
export class Counting {
  readonly #quotas: Quotas;
  readonly #now: () => number;
  /** The times at which each did something lately, oldest first. */
  readonly #done = new LRUCache<string, number[]>(upTo(MOST_KNOWN));

  constructor(quotas: Quotas, now: () => number = () => performance.now()) {
    this.#quotas = quotas;
    this.#now = now;
  }

  /** Counts a command. @returns the limit that it would break, in which case it isn't counted */
  count(user: string, guild: string | null, isImport: boolean): Met | undefined {
    const { commandsPerUser, commandsPerServer, importsPerUser, importsPerServer } = this.#quotas;
    const bounds: [Met['of'], Met['by'], string | null, Quota][] = [
      ['commands', 'user', user, { most: commandsPerUser, within: MINUTE }],
      ['commands', 'server', guild, { most: commandsPerServer, within: MINUTE }],
    ];
    if (isImport) {
      bounds.push(['imports', 'user', user, { most: importsPerUser, within: HOUR }]);
      bounds.push(['imports', 'server', guild, { most: importsPerServer, within: HOUR }]);
    }
    const now = this.#now();
    const counted = bounds.filter(([, , id, { most }]) => id !== null && most > 0);
    for (const [of, by, id, { most, within }] of counted) {
      const recent = this.#recent(`${of} ${by} ${id}`, now - within);
      if (recent.length >= most) return { of, by, seconds: Math.ceil((recent[0]! + within - now) / 1000) };
    }
    for (const [of, by, id] of counted) this.#done.get(`${of} ${by} ${id}`)!.push(now);
    return undefined;
  }

  #recent(key: string, since: number): number[] {
    const recent = this.#done.get(key) ?? [];
    const old = recent.findIndex((at) => at > since);
    recent.splice(0, old < 0 ? recent.length : old);
    this.#done.set(key, recent);
    return recent;
  }
}
