/** The state of a bucket after a request. */
export interface Standing {
  readonly limit: number;
  readonly remaining: number;
  /** In seconds, as the headers say it. */
  readonly resetAfter: number;
  readonly exceeded: boolean;
}

/** Rate-limit buckets, each a fixed window from its first request. */
export class Buckets {
  readonly #used = new Map<string, { until: number; count: number }>();

  /** Counts one request against a bucket. */
  take(key: string, { limit, window }: { limit: number; window: number }): Standing {
    const now = Date.now();
    let used = this.#used.get(key);
    if (!used || used.until <= now) {
      used = { until: now + window, count: 0 };
      this.#used.set(key, used);
    }
    const exceeded = used.count >= limit;
    if (!exceeded) used.count += 1;
    return { limit, remaining: limit - used.count, resetAfter: (used.until - now) / 1000, exceeded };
  }
}
