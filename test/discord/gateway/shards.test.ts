import { setTimeout as passed } from 'node:timers/promises';
import { assert, describe, type TestContext, test, vi } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { NIGHTLY, runs } from '../../nightly.ts';
import { recordsOf } from '../../referee/table.ts';
import { type BotProcess, startProcess } from '../bot-process.ts';
import { freshDatabase } from '../fresh-database.ts';
import { freshRedis } from '../fresh-redis.ts';
import { type Interaction, Loopback } from '../loopback/index.ts';
import type { Guild } from '../loopback/world.ts';

const postgres = process.env.TEST_POSTGRES_URL;
const redis = process.env.TEST_REDIS_URL;

type Fresh = { readonly url: string; drop(): Promise<void> };
type Line = {
  readonly msg: string;
  readonly pid: number;
  readonly process?: number;
  readonly port?: number;
  readonly interaction?: string;
};

/** The shard of a server: Discord's own rule. */
const shardOf = ({ id }: { readonly id: string }, count: number) => Number((BigInt(id) >> 22n) % BigInt(count));

/** A bot of two processes with four shards, which one parent has started. There’s a server on each of four shards (of eight in the long form). */
class Bots {
  readonly discord: Loopback;
  readonly parent: BotProcess;
  readonly store: Store;
  readonly guilds: readonly Guild[];

  private constructor(discord: Loopback, parent: BotProcess, store: Store, guilds: readonly Guild[]) {
    this.discord = discord;
    this.parent = parent;
    this.store = store;
    this.guilds = guilds;
  }

  static async start(
    fresh: () => Promise<Fresh>,
    { onTestFinished }: TestContext,
    identifiesAtOnce = 16,
  ): Promise<Bots> {
    const database = await fresh();
    const discord = await Loopback.start({ patience: 90_000, shards: 4, identifiesAtOnce });
    const store = await openStore(database.url);
    const env = { UMPIRE_PROCESSES: '2', METRICS_PORT: '0', LOG_LEVEL: 'info' };
    const guilds = await onEachOf(discord, runs(4, 8));
    const bots = new Bots(discord, startProcess(discord, database.url, env), store, guilds);
    onTestFinished(async () => {
      bots.parent.kill('SIGKILL');
      await bots.parent.ended;
      // Its processes end with it.
      await discord.until(() => discord.sessions.every(({ connected }) => !connected), 'the end');
      await store.close();
      await discord.close();
      await database.drop();
    });
    await bots.saying('all processes are ready', 1);
    return bots;
  }

  /** The lines with these words, once there are as many. */
  saying(words: string, count: number): Promise<readonly Line[]> {
    const found = () => this.lines.filter(({ msg }) => msg === words);
    return this.discord.until(() => found().length >= count && found(), words);
  }

  get lines(): readonly Line[] {
    return this.parent.lines.flatMap((line) => {
      try {
        return [JSON.parse(line) as Line];
      } catch {
        // Two processes write to one pipe: a long line can have another one in it.
        return [];
      }
    });
  }

  /** The shards of all connected sessions, in order: `2/4`. */
  get shards(): readonly string[] {
    return this.discord.sessions
      .filter(({ connected }) => connected)
      .map(({ shard }) => shard.join('/'))
      .toSorted();
  }

  fire(channel = 'table'): Interaction {
    return this.discord.command({ name: 'fire', options: { weapon: 'rifle', range: 8 }, user: 'anna', channel });
  }

  /** What the parent serves: all processes together. */
  async metrics(): Promise<string> {
    return (await fetch(`${this.#served}/metrics`)).text();
  }

  async readiness(): Promise<readonly unknown[]> {
    const ready = await fetch(`${this.#served}/readyz`);
    return [ready.status, await ready.json()];
  }

  get #served(): string {
    return `http://127.0.0.1:${this.lines.find(({ msg }) => msg === 'metrics are served')!.port}`;
  }

  /** Somebody fires in each server, and the process with its shard answers. @param each how many shards a process has */
  async fireInEach(count: number, each: number): Promise<void> {
    for (const guild of [this.discord.world.guild, ...this.guilds]) {
      const shot = this.fire(guild === this.discord.world.guild ? 'table' : guild.name);
      assert.match((await shot.settled()).text, /^\*\*(Hit|Missed)/);
      const about = () => this.lines.find(({ msg, interaction }) => msg === 'command' && interaction === shot.id);
      const line = await this.discord.until(about, 'the line of a command');
      assert.equal(line.process, Math.floor(shardOf(guild, count) / each), guild.name);
    }
  }

  /** Every entry of the log has the next number and an interaction of its own. */
  async assertWhole(least: number): Promise<void> {
    const records = await recordsOf(this.store, this.discord.channel('table').id);
    assert.deepEqual(
      records.map(({ seq }) => seq),
      records.map((_, i) => i + 1),
    );
    assert.lengthOf(new Set(records.map(({ interaction }) => interaction)), records.length);
    assert.isAtLeast(records.length, least);
  }

  /** The process that has the server's shard: the other one never hears of it. */
  async owner(): Promise<number> {
    const shard = shardOf(this.discord.guild, 4);
    const lines = await this.saying('ready', 2);
    return lines.findLast((line) => line.process === Math.floor(shard / 2))!.pid;
  }
}

/** New servers, until each shard has one. */
async function onEachOf(discord: Loopback, count: number): Promise<readonly Guild[]> {
  const guilds: Guild[] = [];
  while (new Set(guilds.map((guild) => shardOf(guild, count))).size < count) {
    guilds.push(discord.addGuild(`server-${guilds.length}`));
    // The shard is the millisecond in the ID.
    await passed(1);
  }
  return guilds;
}

const FOUR = ['0/4', '1/4', '2/4', '3/4'];
const EIGHT = ['0/8', '1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8'];

/** Each shard is connected once, and whoever asks in the server or in a DM gets one answer. */
async function playing(bots: Bots): Promise<void> {
  const { discord } = bots;
  assert.deepEqual(bots.shards, FOUR);
  // What's for everybody is registered by one of them, and what's a server's by the one with its shard.
  const all = () => bots.guilds.every(({ id }) => discord.commands.in(id).length);
  await discord.until(() => all() && discord.commands.ofGuild.length && discord.commands.global.length, 'the commands');
  assert.equal(discord.commands.puts, 2 + bots.guilds.length);
  await bots.fireInEach(4, 2);
  discord.user('anna').installed = true;
  const dm = discord.command({ name: 'fire', options: { weapon: 'rifle', range: 8 }, user: 'anna', dm: true });
  assert.match((await dm.settled()).text, /^\*\*(Hit|Missed)/);
  assert.deepEqual(await bots.readiness(), [200, { ready: true, processes: 2, of: 2 }]);
  const metrics = await bots.metrics();
  for (const shard of [0, 1, 2, 3]) assert.include(metrics, `umpire_gateway_connected{shard="${shard}"} 1`);
  assert.include(metrics, `umpire_servers ${1 + bots.guilds.length}\n`);
}

/** A shard that loses its connection resumes its session, and what was asked in its servers meanwhile is answered. */
async function resumed(bots: Bots): Promise<void> {
  const { discord } = bots;
  const guild = bots.guilds[1]!;
  const session = discord.sessions.find(({ connected, shard: [id] }) => connected && id === shardOf(guild, 4))!;
  session.drop();
  assert.match((await bots.fire(guild.name).settled()).text, /#2/);
  assert.equal(session.resumes, 1);
}

/** A ruling that can't be shown is counted once, though every process that starts after it has read of it. */
async function untold(bots: Bots, replace: () => Promise<void>): Promise<void> {
  const { discord } = bots;
  const channel = bots.guilds[0]!.name;
  const counted = (count: number) =>
    vi.waitUntil(async () => (await bots.metrics()).includes(`umpire_untold_rulings ${count}\n`), 10_000);
  await counted(0);
  discord.fault('callback', { kind: 'status', status: 404, code: 10062 });
  discord.fault('post-message', { kind: 'status', status: 403, code: 50001 });
  bots.fire(channel);
  await counted(1);
  await replace();
  await counted(1);
  // The next answer there begins with it.
  assert.match((await bots.fire(channel).settled()).text, /#2[\s\S]*#3/);
  await counted(0);
}

/** The process with the server's shard is killed in the middle of commands: another one takes its place. */
async function killed(bots: Bots): Promise<void> {
  const pid = await bots.owner();
  for (let shot = 0; shot < 5; shot++) bots.fire();
  process.kill(pid, 'SIGKILL');
  await bots.saying('a process has ended', 1);
  await bots.saying('ready', 3);
  await bots.discord.until(() => bots.shards.length === 4, 'all shards');
  assert.deepEqual(bots.shards, FOUR);
  await bots.fire().settled();
  await bots.assertWhole(2);
}

/** Each process is replaced by a new one, and whoever asks meanwhile is answered. */
async function replaced(bots: Bots, after: readonly string[], recommended: number): Promise<void> {
  const before = bots.lines.filter(({ msg }) => msg === 'a process is ready').length;
  bots.discord.settings.shards = recommended;
  bots.parent.kill('SIGHUP');
  const shots: Interaction[] = [];
  for (let ready = 1; ready <= 2; ready++) {
    shots.push(bots.fire(), bots.fire());
    await bots.saying('a process is ready', before + ready);
  }
  shots.push(bots.fire());
  for (const shot of shots) assert.match((await shot.settled()).text, /^\*\*(Hit|Missed)/);
  await bots.discord.until(() => bots.shards.length === after.length, 'the end of the old ones');
  assert.deepEqual(bots.shards, after);
  await bots.assertWhole(shots.length + 1);
}

const patience = { timeout: 300_000 };

describe.skipIf(!postgres)('shards in two processes on PostgreSQL (skipped unless TEST_POSTGRES_URL is set)', () => {
  test('are one referee, even if one process is killed', patience, async (context) => {
    const bots = await Bots.start(() => freshDatabase(postgres!), context);
    await playing(bots);
    await resumed(bots);
    await killed(bots);
    if (NIGHTLY) await replaced(bots, FOUR, 4);
    if (NIGHTLY) await replaced(bots, EIGHT, 8);
    bots.parent.kill('SIGTERM');
    assert.equal(await bots.parent.ended, 0);
    assert.deepEqual(bots.shards, []);
  });

  test.runIf(NIGHTLY)(
    'that all lose their sessions at once identify one after the other',
    patience,
    async (context) => {
      const bots = await Bots.start(() => freshDatabase(postgres!), context, 1);
      const { discord } = bots;
      await discord.until(() => bots.shards.length === 4, 'all shards');
      for (const session of discord.sessions) session.invalidate(false);
      await discord.until(() => discord.identifies === 8 && bots.shards.length === 4, 'all shards again');
      assert.equal(discord.identifiedTooSoon, 0);
      assert.match((await bots.fire().settled()).text, /^\*\*(Hit|Missed)/);
    },
  );
});

describe.skipIf(!redis)('shards in two processes on Redis (skipped unless TEST_REDIS_URL is set)', () => {
  test.runIf(NIGHTLY)(
    'are replaced by twice as many in a running battle, and nobody waits',
    patience,
    async (context) => {
      const bots = await Bots.start(() => freshRedis(redis!), context);
      await playing(bots);
      await killed(bots);
      await replaced(bots, FOUR, 4);
      await untold(bots, () => replaced(bots, EIGHT, 8));
      await bots.fireInEach(8, 4);
    },
  );
});

test('several processes need a database that they can share', { timeout: 60_000 }, async ({ onTestFinished }) => {
  const discord = await Loopback.start();
  onTestFinished(() => discord.close());
  const bot = startProcess(discord, 'sqlite://umpire.sqlite', { UMPIRE_PROCESSES: '2' });
  assert.equal(await bot.ended, 2);
  assert.include(bot.lines.join('\n'), 'SQLite is for one process');
});

test('a token that Discord doesn’t accept ends it at once', { timeout: 60_000 }, async ({ onTestFinished }) => {
  const discord = await Loopback.start();
  onTestFinished(() => discord.close());
  const bot = startProcess(discord, 'redis://127.0.0.1:1', { UMPIRE_PROCESSES: '2', DISCORD_TOKEN: 'wrong' });
  assert.equal(await bot.ended, 2);
});
