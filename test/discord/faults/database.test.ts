import { setTimeout as passed } from 'node:timers/promises';
import { assert, describe, onTestFinished, test } from 'vitest';
import { proxyTo, type TcpProxy } from '../../campaign/store/proxy.ts';
import { NIGHTLY, runs } from '../../nightly.ts';
import { freshDatabase } from '../fresh-database.ts';
import { Failing } from './failing.ts';
import { has, OwnPostgres, OwnRedis, smallDisk } from './own-servers.ts';

const postgres = process.env.TEST_POSTGRES_URL;
const patience = { timeout: runs(120_000, 300_000) };

async function behind(url: string, port: number): Promise<TcpProxy> {
  const proxy = await proxyTo(url, port);
  onTestFinished(() => proxy.cut());
  return proxy;
}

/** It's gone for 30 seconds, and each of the commands that come meanwhile is told so. */
async function isGone(url: string, port: number): Promise<void> {
  const proxy = await behind(url, port);
  const failing = await Failing.open(proxy.url);
  await proxy.cut();
  for (let second = 0; second < runs(2, 30); second += 1) {
    await failing.refuses();
    if (NIGHTLY) await passed(1000);
  }
  await proxy.restore();
  await failing.goesOn();
}

/** Each answer comes two seconds late: everyone waits, and nobody goes without. */
async function isSlow(url: string, port: number): Promise<void> {
  const proxy = await behind(url, port);
  const failing = await Failing.open(proxy.url);
  proxy.slow(2000);
  for (let shot = 0; shot < 3; shot += 1) await failing.plays();
  proxy.slow(0);
  await failing.plays();
}

describe.skipIf(!postgres)('PostgreSQL (skipped unless TEST_POSTGRES_URL is set)', () => {
  async function fresh(): Promise<string> {
    const { url, drop } = await freshDatabase(postgres!);
    onTestFinished(drop);
    return url;
  }

  test('that’s gone for a while', patience, async () => isGone(await fresh(), 5432));

  test.runIf(NIGHTLY)('that’s slow by two seconds a query', patience, async () => isSlow(await fresh(), 5432));
});

const OWN = has('initdb') && has('pg_ctl') && has('pg_basebackup');

describe.runIf(NIGHTLY && OWN)('a PostgreSQL of its own (only nightly, and where initdb is)', () => {
  async function own(under?: string): Promise<OwnPostgres> {
    const started = await OwnPostgres.start(under);
    onTestFinished(() => started.end());
    return started;
  }

  test('that’s restarted in the middle of commands', patience, async () => {
    const database = await own();
    const failing = await Failing.open(database.url);
    for (let round = 0; round < 3; round += 1) {
      const under = Array.from({ length: 10 }, () => failing.club.fire({ channel: 'table' }));
      await database.stop('immediate');
      await failing.refuses();
      await database.begin();
      for (const shot of under) await failing.club.logged(shot);
      await failing.goesOn();
    }
  });

  test('that only reads from now on', patience, async () => {
    const database = await own();
    const failing = await Failing.open(database.url);
    await database.says('ALTER SYSTEM SET default_transaction_read_only = on');
    await database.says('SELECT pg_reload_conf()');
    await passed(1000);
    for (let shot = 0; shot < 3; shot += 1) await failing.refuses();
    // ALTER SYSTEM runs in no transaction, so it's taken all the same.
    await database.says('ALTER SYSTEM RESET default_transaction_read_only');
    await database.says('SELECT pg_reload_conf()');
    await passed(1000);
    await failing.goesOn();
  });

  test('whose disk is full', patience, async (context) => {
    const disk = smallDisk(90);
    if (!disk) return context.skip();
    onTestFinished(() => disk.end());
    const database = await own(disk.folder);
    const failing = await Failing.open(database.url);
    disk.fill();
    // What's reserved already takes a few more rulings.
    let refused = 0;
    for (let shot = 0; shot < 3000 && refused < 2; shot += 1) {
      const line = (await failing.club.logged(failing.club.fire({ channel: 'table' }))).at(-1)!;
      assert.isTrue(line.answered);
      if (line.outcome !== 'ok') refused += 1;
    }
    assert.equal(refused, 2);
    disk.empty();
    // PostgreSQL itself may have gone down with it, as it does if its own log doesn't fit.
    await database.stop('fast').catch(() => undefined);
    await database.begin();
    await failing.goesOn();
  });

  test('fails over to a synchronous replica, and nothing is lost', patience, async () => {
    const { failing } = await failedOver({ synchronous: true });
    await failing.goesOn();
  });

  test(
    'fails over to an asynchronous replica: a bot that remembers more refuses to write, and says so',
    patience,
    async () => {
      const { failing, replica, known } = await failedOver({ synchronous: false });
      // The first finds broken connections.
      await failing.refuses();
      const errors = await failing.refuses();
      assert.include(JSON.stringify(errors), 'MissingRecord');
      const { text } = await failing.club.discord.command({ name: 'log', channel: 'table' }).settled();
      assert.include(text, 'missing from the database');
      failing.club.takeErrors();
      // Nothing was written over what's lost.
      const there = Number(await replica.says(`SELECT count(*) FROM keyv WHERE key ~ ':r:[0-9]+$'`));
      assert.isBelow(there, known);
      assert.match((await failing.club.fire({ channel: failing.club.channel() }).settled()).text, /#1/);
    },
  );

  /** A primary that's gone for good, and the replica in its place. */
  async function failedOver({ synchronous }: { readonly synchronous: boolean }) {
    const primary = await own();
    const proxy = await behind(primary.url, primary.port);
    const replica = await primary.replica();
    onTestFinished(() => replica.end());
    if (synchronous) {
      await primary.says(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
      await primary.says('SELECT pg_reload_conf()');
    }
    const failing = await Failing.open(proxy.url);
    if (!synchronous) {
      const behindBy = `SELECT pg_current_wal_lsn() = (SELECT replay_lsn FROM pg_stat_replication)`;
      while ((await primary.says(behindBy)).trim() !== 't') await passed(100);
      // It's behind from now on.
      await replica.stop('fast');
      for (let shot = 0; shot < 5; shot += 1) await failing.plays();
    }
    await proxy.cut();
    await primary.stop('immediate');
    if (!synchronous) await replica.begin();
    await replica.promote();
    proxy.turnTo(replica.port);
    await proxy.restore();
    return { failing, replica, known: failing.shots };
  }
});

describe.runIf(NIGHTLY && has('redis-server'))('a Redis of its own (only nightly, and where redis-server is)', () => {
  async function own(): Promise<OwnRedis> {
    const started = await OwnRedis.start();
    onTestFinished(() => started.end());
    return started;
  }

  test('that’s gone for a while', patience, async () => isGone((await own()).url, 6379));
  test('that’s slow by two seconds a query', patience, async () => isSlow((await own()).url, 6379));

  test.each([
    ['that only reads from now on', 'min-replicas-to-write', '1', '0'],
    ['that’s full', 'maxmemory', '1', '0'],
  ])('%s', patience, async (_, setting, broken, mended) => {
    const database = await own();
    const failing = await Failing.open(database.url);
    await database.says('CONFIG', 'SET', setting, broken);
    for (let shot = 0; shot < 3; shot += 1) await failing.refuses();
    await database.says('CONFIG', 'SET', setting, mended);
    await failing.goesOn();
  });
});
