import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openMemory } from '../../src/campaign/store/memory.ts';
import { StoreError } from '../../src/campaign/store/store.ts';
import { MeteredStore } from '../../src/metrics/metered-store.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { VERSION } from '../../src/version.ts';
import { broken, MeddledStore } from '../referee/meddled-store.ts';

/** The value of a metric, with exactly these labels. */
async function counted({ registry }: Metrics, name: string, labels = ''): Promise<number | undefined> {
  const lines = (await registry.metrics()).split('\n');
  const begins = `${name}${labels === '' ? '' : `{${labels}}`} `;
  const found = lines.find((line) => line.startsWith(begins));
  return found === undefined ? undefined : Number(found.slice(begins.length));
}

describe('metrics', () => {
  test('say which version runs, and nothing of a bot that has not begun', async () => {
    const metrics = new Metrics();
    expect(await counted(metrics, 'umpire_info', `version="${VERSION}"`)).toBe(1);
    expect(await counted(metrics, 'umpire_servers')).toBe(0);
  });

  test('show what waits as it is when somebody asks', async () => {
    const metrics = new Metrics();
    let untold = 2;
    metrics.watch(() => ({
      shards: [
        { shard: 0, connected: true, ping: 40 },
        { shard: 1, connected: false, ping: -1 },
      ],
      servers: 7,
      waiting: { upkeep: 3 },
      untold,
      campaigns: { bytes: 1000, hits: 9, misses: 1 },
      beacon: { asked: 4, waited: 12_000, throws: { waits: 5, late: 2 } },
    }));
    expect(await counted(metrics, 'umpire_untold_rulings')).toBe(2);
    untold = 0;
    expect(await counted(metrics, 'umpire_untold_rulings')).toBe(0);
    expect(await counted(metrics, 'umpire_waiting', 'queue="upkeep"')).toBe(3);
    expect(await counted(metrics, 'umpire_gateway_connected', 'shard="0"')).toBe(1);
    expect(await counted(metrics, 'umpire_gateway_connected', 'shard="1"')).toBe(0);
    expect(await counted(metrics, 'umpire_gateway_ping_seconds', 'shard="0"')).toBe(0.04);
    expect(await counted(metrics, 'umpire_gateway_ping_seconds', 'shard="1"')).toBe(undefined);
    expect(await counted(metrics, 'umpire_campaigns_found', 'where="hit"')).toBe(9);
    expect(await counted(metrics, 'umpire_beacon_throws', 'what="late"')).toBe(2);
    expect(await counted(metrics, 'umpire_beacon_waited_seconds')).toBe(12);
    expect(await counted(metrics, 'umpire_beacon_rounds')).toBe(4);
  });

  test('count a clock that is early as punctual', async () => {
    const metrics = new Metrics();
    metrics.reminded(-50);
    metrics.reminded(61_000);
    expect(await counted(metrics, 'umpire_reminder_late_seconds_sum')).toBe(61);
    expect(await counted(metrics, 'umpire_reminder_late_seconds_count')).toBe(2);
  });

  test('count each operation of a store, and what fails by its outcome', async () => {
    const metrics = new Metrics();
    const meddled = new MeddledStore(await openMemory({ answerWithin: 10_000 }));
    const store = new MeteredStore(meddled, metrics);
    await store.set('discord:guilds', ['a']);
    expect(await store.get('discord:guilds')).toEqual(['a']);
    expect(await store.getMany(['discord:guilds'])).toEqual([['a']]);
    expect(await store.add('discord:guilds', ['b'])).toBe(false);
    expect(await store.put('discord:guilds', ['b'], 'discord:guilds')).toBe(true);
    const found: string[] = [];
    for await (const key of store.keys('discord:')) found.push(key);
    expect(found).toEqual(['discord:guilds']);
    meddled.meddling = { before: () => broken('unknown') };
    await expect(store.set('discord:guilds', [])).rejects.toThrow(StoreError);
    await expect(store.keys('discord:')[Symbol.asyncIterator]().next()).rejects.toThrow(StoreError);
    meddled.meddling = {};
    await store.delete('discord:guilds');
    await store.sweep();
    for (const [operation, times] of Object.entries({
      get: 1,
      getMany: 1,
      set: 2,
      add: 1,
      put: 1,
      delete: 1,
      sweep: 1,
    }))
      expect(await counted(metrics, 'umpire_store_seconds_count', `operation="${operation}"`), operation).toBe(times);
    expect(await counted(metrics, 'umpire_store_errors_total', 'operation="set",outcome="unknown"')).toBe(1);
    expect(await counted(metrics, 'umpire_store_errors_total', 'operation="keys",outcome="unknown"')).toBe(1);
    await store.close();
  });
});

describe('docs/metrics.md', () => {
  const page = readFileSync('docs/metrics.md', 'utf8');
  const documented = [...page.matchAll(/^\| `(umpire_[a-z_]+)` /gm)].map(([, name]) => name!);
  const declared = new Metrics().registry.getMetricsAsArray().map(({ name }) => name);

  test('lists every metric of ours, and no other', () => {
    expect(documented.toSorted()).toEqual(declared.filter((name) => name.startsWith('umpire_')).toSorted());
    expect(declared.filter((name) => !/^(umpire|process|nodejs)_/.test(name))).toEqual([]);
  });

  test.each(documented)('says which labels %s has', (name) => {
    const [, listed = ''] = new RegExp(`^\\| \`${name}\` \\|([^|]*)\\|`, 'm').exec(page) ?? [];
    const { labelNames } = new Metrics().registry.getSingleMetric(name) as unknown as { labelNames: string[] };
    expect(listed.match(/[a-z]+/g) ?? []).toEqual(labelNames);
  });

  test.each(['hosting/alerts.yaml', 'hosting/dashboard.json'])('%s asks only for metrics that there are', (path) => {
    const asked = readFileSync(path, 'utf8').match(/\b(?:umpire|process|nodejs)_[a-z0-9_]+/g) ?? [];
    const names = new Set(asked.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
    expect([...names].filter((name) => !declared.includes(name))).toEqual([]);
    expect(names.size).toBeGreaterThan(5);
  });
});
