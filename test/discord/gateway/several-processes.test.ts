import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { NIGHTLY, runs } from '../../nightly.ts';
import { program } from '../../programs/program.ts';
import { recordsOf } from '../../referee/table.ts';
import { type BotProcess, startProcess } from '../bot-process.ts';
import { freshDatabase } from '../fresh-database.ts';
import { freshRedis } from '../fresh-redis.ts';
import { type Interaction, Loopback } from '../loopback/index.ts';

const postgres = process.env.TEST_POSTGRES_URL;
const redis = process.env.TEST_REDIS_URL;

describe.skipIf(!postgres)('processes on PostgreSQL (skipped unless TEST_POSTGRES_URL is set)', () => {
  areOne(() => freshDatabase(postgres!), ['moved', 'terminal', 'killed']);
});

describe.skipIf(!redis || !NIGHTLY)(
  'processes on Redis (in the long form; skipped unless TEST_REDIS_URL is set)',
  () => {
    areOne(() => freshRedis(redis!), []);
  },
);

/** Bots as a host starts them, and a terminal beside them, all on one database. */
class Host {
  readonly discord: Loopback;
  readonly store: Store;
  readonly #url: string;
  readonly #bots: BotProcess[] = [];

  private constructor(discord: Loopback, store: Store, url: string) {
    this.discord = discord;
    this.store = store;
    this.#url = url;
  }

  static async open({ url }: Fresh): Promise<Host> {
    return new Host(await Loopback.start(), await openStore(url), url);
  }

  /** As many bots as that, those that run already among them. */
  async run(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count - this.#bots.length }, () => this.start()));
  }

  /** The numbers of the sessions that are connected. */
  get alive(): number[] {
    return this.discord.sessions.flatMap(({ connected }, i) => (connected ? [i] : []));
  }

  /** Those that run, the oldest first. */
  get bots(): readonly BotProcess[] {
    return this.#bots;
  }

  async end(bot: BotProcess, signal: NodeJS.Signals): Promise<void> {
    this.#bots.splice(this.#bots.indexOf(bot), 1);
    bot.kill(signal);
    await bot.ended;
  }

  async start(): Promise<BotProcess> {
    const bot = startProcess(this.discord, this.#url, { LOG_LEVEL: 'info', COMMANDS_PER_USER: '0' });
    this.#bots.push(bot);
    await this.discord.until(() => bot.lines.some((line) => line.includes('"ready"')), 'the bot');
    return bot;
  }

  /** What the terminal beside the bots says to a script. */
  async terminal(script: string): Promise<Record<string, unknown>[]> {
    const args = [program('main'), '--json', '--db', this.#url];
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    child.stdin.end(script);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(child, 'close');
    const lines = Buffer.concat(chunks).toString().trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Somebody uses a command, which one of the bots gets. */
  say(to: number, name: string, options: Options = {}, channel = 'table'): Interaction {
    return this.discord.command({ name, options, channel, user: 'anna', to });
  }

  async answer(...said: Parameters<Host['say']>): Promise<string> {
    return (await this.say(...said).settled()).text;
  }

  id(channel: string): string {
    return this.discord.channel(channel).id;
  }

  records(channel = 'table') {
    return recordsOf(this.store, this.id(channel));
  }

  async close(): Promise<void> {
    for (const bot of this.#bots) bot.kill('SIGKILL');
    await Promise.all(this.#bots.map(({ ended }) => ended));
    await this.store.close();
    await this.discord.close();
  }
}

type Fresh = { readonly url: string; drop(): Promise<void> };
type Options = NonNullable<Parameters<Loopback['command']>[0]['options']>;

const SHOT = { weapon: 'rifle', range: 8 };

/** @param short what `npm test` tries; the long form tries all of it on both databases */
function areOne(fresh: () => Promise<Fresh>, short: readonly ('moved' | 'terminal' | 'restarts' | 'killed')[]): void {
  const patience = { timeout: 90_000 };
  let database: Fresh;
  let host: Host;

  // Bots take long to start: each test has channels of its own, and goes on with those that run.
  beforeAll(async () => {
    database = await fresh();
    host = await Host.open(database);
  });

  afterAll(async () => {
    await host.close();
    await database.drop();
  });

  test.runIf(NIGHTLY || short.includes('moved'))(
    'two bots: what one moves, replaces or erases the other goes on writing to nowhere',
    patience,
    async () => {
      await host.run(2);
      // Both have the log in memory.
      await host.answer(0, 'fire', SHOT);
      await host.answer(1, 'fire', SHOT);
      assert.lengthOf(await host.records(), 2);

      const hill = host.discord.addChannel('hill').id;
      await host.answer(0, 'game move-to', { channel: 'hill' });
      const told = await host.say(1, 'fire', SHOT).settled();
      assert.include(told.text, `<#${hill}>`);
      assert.lengthOf(await host.records('hill'), 3);

      // Both go on at the hill; one replaces its log.
      for (const to of [0, 1]) await host.answer(to, 'fire', SHOT, 'hill');
      const [file] = (await host.say(0, 'game export', {}, 'hill').settled()).files;
      const before = (await host.store.get(`channel:${hill}`)) as { log: string };
      await host.answer(0, 'game import', { file: { name: 'x.json', content: file!.bytes }, confirm: true }, 'hill');
      const after = (await host.store.get(`channel:${hill}`)) as { log: string };
      assert.notEqual(after.log, before.log);
      assert.include(await host.answer(1, 'fire', SHOT, 'hill'), '#7');
      assert.lengthOf(await host.records('hill'), 7);

      // One erases it, the other has it in memory and begins a new one, and nothing of the old ones is left.
      host.discord.user('anna').permissions |= 0x20n;
      await host.answer(0, 'server erase', { confirm: true }, 'hill');
      assert.include(await host.answer(1, 'fire', SHOT, 'hill'), '#1');
      const rows: string[] = [];
      for await (const key of host.store.keys('')) rows.push(key);
      const left = rows.filter((key) => key.startsWith(before.log) || key.startsWith(after.log));
      assert.deepEqual(left, []);
    },
  );

  test.runIf(NIGHTLY || short.includes('terminal'))(
    'the terminal beside a bot: both write one log',
    patience,
    async () => {
      await host.run(1);
      const farm = host.discord.addChannel('farm').name;
      await host.answer(0, 'fire', SHOT, farm);
      const channel = host.id(farm);
      const shots = Array.from({ length: 5 }, () => `#${channel} /fire weapon:rifle range:8`).join('\n');
      const [said] = await Promise.all([
        host.terminal(`${shots}\n`),
        ...Array.from({ length: 5 }, () => host.answer(0, 'fire', SHOT, farm)),
      ]);
      assert.lengthOf(
        said.filter(({ ok }) => ok),
        5,
      );
      assert.deepEqual(
        (await host.records(farm)).map(({ seq }) => seq),
        Array.from({ length: 11 }, (_, i) => i + 1),
      );
      await host.terminal(`#${channel} /game move-to channel:elsewhere\n`);
      assert.include((await host.say(0, 'fire', SHOT, farm).settled()).text, 'elsewhere');
    },
  );

  test.runIf(NIGHTLY || short.includes('restarts'))(
    'rolling restarts under fire: nothing acknowledged is lost, nothing is ruled on twice',
    {
      timeout: runs(90_000, 1_200_000),
    },
    async () => {
      await host.run(1);
      const mill = host.discord.addChannel('mill').name;
      const shots: Interaction[] = [];
      for (let round = 0; round < runs(2, 20); round++) {
        const newest = host.alive.at(-1)!;
        const bot = host.bots.at(-1)!;
        shots.push(...Array.from({ length: 10 }, () => host.say(newest, 'fire', SHOT, mill)));
        const next = host.start();
        // Every second one is killed, the others are told to stop.
        await host.end(bot, round % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
        await next;
      }
      shots.push(host.say(host.alive.at(-1)!, 'fire', SHOT, mill));
      await shots.at(-1)!.settled();
      const records = await host.records(mill);
      assert.deepEqual(
        records.map(({ seq }) => seq),
        records.map((_, i) => i + 1),
      );
      const ruledOn = records.map(({ interaction }) => interaction);
      assert.lengthOf(new Set(ruledOn), ruledOn.length);
      const shown = shots.filter(({ callbacks }) => callbacks.some(({ status }) => status === 200));
      const rulings = shown.filter(({ id }) => ruledOn.includes(id));
      assert.isAtLeast(rulings.length, 1);
      for (const { text: content } of host.discord.messages(mill)) {
        const [, seq] = /^-# #(\d+) /m.exec(content) ?? [];
        if (seq !== undefined)
          assert.include(ruledOn.length >= Number(seq) ? [seq] : [], seq, 'shown, and not in the log');
      }
    },
  );

  const rounds = runs(1, 30);

  test.runIf(NIGHTLY || short.includes('killed'))(
    'three bots, one killed after the other among commands, buttons and forms',
    {
      timeout: (rounds + 1) * 60_000,
    },
    async () => {
      await host.run(3);
      const ford = host.discord.addChannel('ford').name;
      const all: Interaction[] = [];
      for (let round = 0; round < rounds; round++) {
        const [first, second, third] = host.alive as [number, number, number];
        const ruling = await host.say(first, 'fire', SHOT, ford).settled();
        const form = await host.say(second, 'fire', {}, ford).modal();
        const again = ruling.buttons.find(({ label }) => label === 'Again') ?? ruling.buttons[0]!;
        all.push(
          ...[first, second, third].map((to) => host.say(to, 'fire', SHOT, ford)),
          host.discord.click({ message: ruling, customId: again.custom_id, user: 'anna', to: third }),
          host.discord.submit({ modal: form, fields: { weapon: 'rifle', range: '8' }, user: 'anna', to: first }),
        );
        await host.end(host.bots[round % 3]!, 'SIGKILL');
        await host.start();
      }
      await host.say(host.alive.at(-1)!, 'fire', SHOT, ford).settled();
      const records = await host.records(ford);
      assert.deepEqual(
        records.map(({ seq }) => seq),
        records.map((_, i) => i + 1),
      );
      const ruledOn = records.map(({ interaction }) => interaction);
      assert.lengthOf(new Set(ruledOn), ruledOn.length);
      assert.isAtLeast(records.length, rounds + 1);
      for (const { text } of host.discord.messages(ford)) {
        const [, seq] = /^-# #(\d+) /m.exec(text) ?? [];
        if (seq !== undefined) assert.isAtMost(Number(seq), records.length, 'shown, and not in the log');
      }
      assert.isAtLeast(all.filter(({ id }) => ruledOn.includes(id)).length, 1);
    },
  );
}
