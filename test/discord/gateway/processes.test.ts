import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { assert, describe, type TestContext, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { NIGHTLY } from '../../nightly.ts';
import { recordsOf } from '../../referee/table.ts';
import { type BotProcess, startProcess } from '../bot-process.ts';
import { type Interaction, Loopback } from '../loopback/index.ts';

/** A host with a Discord and a database of its own, on which bots are started as processes. */
class Host {
  readonly discord: Loopback;
  readonly bots: BotProcess[] = [];
  readonly #url: string;
  readonly #store: Store;

  private constructor(discord: Loopback, url: string, store: Store) {
    this.discord = discord;
    this.#url = url;
    this.#store = store;
  }

  static async open({ onTestFinished }: TestContext): Promise<Host> {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-process-'));
    const url = `sqlite://${join(folder, 'umpire.sqlite')}`;
    const host = new Host(await Loopback.start(), url, await openStore(url));
    onTestFinished(async () => {
      await host.#close();
      rmSync(folder, { recursive: true });
    });
    return host;
  }

  start(env: Record<string, string> = {}): BotProcess {
    const bot = startProcess(this.discord, this.#url, env);
    this.bots.push(bot);
    return bot;
  }

  async ready(): Promise<void> {
    await this.discord.ready(this.bots.length);
    const isReady = ({ lines }: BotProcess) => lines.some((line) => line.includes('"ready"'));
    await this.discord.until(() => this.bots.every(isReady), 'the bots');
    // Those for all and those of the server are written too. A write that waits for a lock keeps SQLite's others waiting, and the
    // lock is to meet the ruling alone.
    const registered = () =>
      this.bots.flatMap(({ lines }) => lines.filter((line) => line.includes('"commands registered"')));
    await this.discord.until(() => registered().length >= 2, 'the commands');
  }

  /** Nobody else can write the database until this is undone. */
  async lock(): Promise<() => Promise<void>> {
    const other = new KeyvSqlite({ uri: this.#url, busyTimeout: 5_000 });
    await other.query('BEGIN IMMEDIATE');
    return async () => {
      await other.query('COMMIT');
      await other.disconnect();
    };
  }

  fire(): Interaction {
    return this.discord.command({ name: 'fire', options: { weapon: 'rifle', range: 8 } });
  }

  records() {
    return recordsOf(this.#store, this.discord.channel('table').id);
  }

  /** The bots end, and their logs hold no token. */
  async #close(): Promise<void> {
    for (const bot of this.bots) bot.kill('SIGKILL');
    await Promise.all(this.bots.map(({ ended }) => ended));
    await this.#store.close();
    await this.discord.close();
    const told = this.bots.flatMap(({ lines }) => lines).filter((line) => line.includes(this.discord.token));
    assert.isEmpty(told, 'a token in the logs');
  }
}

const said = ({ lines }: BotProcess, words: string) => lines.some((line) => line.includes(words));

// One after the other: several at once are slow to start on two cores, and a lock that lasts too long is a failed write.
describe('a process', { timeout: 90_000 }, () => {
  test('told to stop answers what is under way, asks others to wait, and ends well', async (context) => {
    const host = await Host.open(context);
    const { discord } = host;
    const bot = host.start();
    await host.ready();
    const unlock = await host.lock();
    const shot = host.fire();
    // Put off: so it is under way.
    assert.isTrue((await shot.reply()).deferred);
    bot.kill('SIGTERM');
    await discord.until(() => said(bot, 'stopping'), 'the stop');
    const late = await host.fire().reply();
    assert.match(late.text, /just restarting, so nothing has happened/);
    assert.isTrue(late.ephemeral);
    await unlock();
    assert.match((await shot.settled()).text, /^\*\*(Hit|Missed)/);
    assert.equal(await bot.ended, 0);
    assert.lengthOf(await host.records(), 1);
    assert.isFalse(discord.sessions.some(({ connected }) => connected));
  });

  test('beside another one rules on a command once, and takes over when that is killed', async (context) => {
    const host = await Host.open(context);
    const { discord } = host;
    const first = host.start();
    host.start();
    await host.ready();
    const both = (shot: Interaction) => discord.until(() => shot.callbacks[1]?.status, 'both answers');
    await both(host.fire());
    assert.lengthOf(discord.messages('table'), 1);
    assert.lengthOf(await host.records(), 1);

    const unlock = await host.lock();
    const shot = host.fire();
    await both(shot);
    first.kill('SIGKILL');
    await first.ended;
    await unlock();
    assert.match((await shot.settled()).text, /^\*\*(Hit|Missed)/);
    assert.lengthOf(discord.messages('table'), 2);
    assert.lengthOf(await host.records(), 2);
  });

  test.runIf(NIGHTLY)('that Discord closes out for good ends, and its status says so', async (context) => {
    const host = await Host.open(context);
    const bot = host.start();
    await host.ready();
    host.discord.sessions[0]!.close(4014);
    assert.equal(await bot.ended, 1);
    assert.isTrue(said(bot, '4014'));
  });

  test.runIf(NIGHTLY)('that gets an unreadable packet says so, and ends, to be started again', async (context) => {
    const host = await Host.open(context);
    const bot = host.start();
    await host.ready();
    await host.fire().settled();
    host.discord.sessions[0]!.dispatch('CHANNEL_CREATE', null);
    assert.equal(await bot.ended, 1);
    assert.isTrue(said(bot, 'the process ends now, so that it’s started again'));
    const again = host.start();
    await host.discord.until(() => said(again, '"ready"'), 'the bot that is started anew');
    assert.include((await host.fire().settled()).text, '#2');
  });

  test('whose token Discord does not take says so, and does not repeat it', async (context) => {
    const host = await Host.open(context);
    const bot = host.start({ DISCORD_TOKEN: 'not.the.token' });
    assert.equal(await bot.ended, 2);
    assert.isTrue(said(bot, 'Discord doesn’t accept DISCORD_TOKEN'));
    assert.isFalse(said(bot, 'not.the.token'));
  });
});
