import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { openStore } from '../../../src/campaign/store/open.ts';
import { openThrowOf } from '../../../src/referee/fairness/throws/open-throw.ts';
import { english } from '../../../src/reply/english/index.ts';
import { ledgerIn } from '../../../src/terminal/ledger-file.ts';
import { findingsIn } from '../../../src/terminal/verify.ts';
import { ChainServer } from '../../fairness/beacon/chain-server.ts';
import { quickChain } from '../../fairness/beacon/own-chain.ts';
import { runs } from '../../nightly.ts';
import { recordsOf } from '../../referee/table.ts';
import { type BotProcess, startProcess } from '../bot-process.ts';
import { freshDatabase } from '../fresh-database.ts';
import { freshRedis } from '../fresh-redis.ts';
import { type Interaction, Loopback, type Seen } from '../loopback/index.ts';
import { standStill } from '../loopback/snowflake.ts';
import { chainFile, isNotice } from './beacon-club.ts';

// Two processes run, and one of them is killed while a throw of its is under way. No other is started: the one that's left makes the
// throw as soon as somebody gives a command. Time is real here, with a round a second.

const postgres = process.env.TEST_POSTGRES_URL;
const redis = process.env.TEST_REDIS_URL;
// By day, killed.test.ts kills one that runs alone.
const KILLS = 30;
/** How long the other process may take to show what it has taken up, in milliseconds. */
const SHOWN_WITHIN = 20_000;

type Fresh = { readonly url: string; drop(): Promise<void> };

async function freshFile(): Promise<Fresh> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-two-'));
  return { url: `sqlite://${join(folder, 'umpire.sqlite')}`, drop: async () => rmSync(folder, { recursive: true }) };
}

describe.each([
  ['SQLite', runs(undefined, freshFile)],
  ['PostgreSQL', runs(undefined, postgres && (() => freshDatabase(postgres)))],
  ['Redis', runs(undefined, redis && (() => freshRedis(redis)))],
] as const)('two processes on %s', (_, fresh) => {
  test.runIf(fresh)(
    `of ${KILLS} throws whose process is killed, the other one makes each that was announced, once`,
    { timeout: 120_000 + KILLS * 30_000 },
    async () => {
      if (fresh) await killed(await fresh());
    },
  );
});

const channel = 'table';
const shot = { weapon: 'rifle', range: 8 };
const asksAgain = (reply: Seen) => reply.deleted || /give the command again|waiting for|restarting/i.test(reply.text);

interface Running {
  readonly bot: BotProcess;
  /** Which of Discord's sessions is its own. */
  readonly session: number;
}

async function killed(database: Fresh): Promise<void> {
  standStill();
  const discord = await Loopback.start({ patience: 120_000 });
  const server = await ChainServer.start(() => Date.now(), quickChain);
  const store = await openStore(database.url);
  const running: Running[] = [];
  onTestFinished(async () => {
    for (const { bot } of running) bot.kill('SIGKILL');
    await Promise.all(running.map(({ bot }) => bot.ended));
    server.close();
    await store.close();
    await discord.close();
    await database.drop();
  });
  const start = async () => {
    const session = discord.sessions.length;
    const env = { BEACON_URL: server.address, BEACON_CHAIN: chainFile(quickChain), LOG_LEVEL: 'info' };
    const bot = startProcess(discord, database.url, env);
    await discord.until(() => bot.lines.some((line) => line.includes('"ready"')), 'a process that is ready');
    running.push({ bot, session });
  };
  await start();
  await start();
  await discord.until(() => discord.commands.global.length > 0 || discord.commands.ofGuild.length > 0, 'commands');
  const give = (name: string, options: Record<string, string | number>, to: number | number[]) =>
    discord.command({ name, options, channel, user: 'carla', to });
  const opened = await give('game new', { fair: 'beacon' }, running[0]!.session).settled();
  expect(opened.text).toContain('public rounds of drand');
  const where = discord.channel(channel).id;
  const { log } = (await pointerOf(store, where))!;

  const random = xoroshiro128plus(43);
  const below = (n: number) => (random.next() >>> 0) % n;
  const announced: Interaction[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const [victim] = running.splice(kill % 2, 1);
    const [other] = running;
    const notices = () => discord.requests.filter((each) => each.status === 200 && isNotice(each.body)).length;
    const [before, requests] = [notices(), discord.requests.length + server.asked.length];
    // Discord may tell the other one as well, later or at the same time.
    const given = give('fire', shot, victim!.session);
    // At first when it's announced for certain; and then anywhere, from its first request to some after its reply.
    const steps = below(9);
    const isTime = () =>
      kill < 2
        ? notices() > before && given.original !== undefined
        : discord.requests.length + server.asked.length >= requests + steps;
    const reply = () => (given.original === undefined ? undefined : discord.message({ id: given.original }));
    // A process that's too slow takes its reply back, and asks for the command again.
    const isAnswered = () => reply()?.deleted || reply()?.deferred === false;
    await discord.until(() => isTime() || isAnswered(), 'the moment for a kill');
    victim!.bot.kill('SIGKILL');
    await victim!.bot.ended;
    const isOpen = (await openThrowOf(store, log))?.interaction === given.id;
    if (isOpen && notices() > before && given.original !== undefined) announced.push(given);
    if (kill < 2 && isTime()) expect(isOpen).toBe(true);
    // The same command may come to the other one, too.
    if (below(3) === 0) discord.deliver(given, other!.session);
    for (let reply = await give('fire', shot, other!.session).settled(); asksAgain(reply); ) {
      await new Promise((go) => setTimeout(go, 200));
      reply = await give('fire', shot, other!.session).settled();
    }
    if (kill < KILLS - 1) await start();
  }

  // A reply is there a moment before it's noted that it is.
  while (await openThrowOf(store, log)) await new Promise((go) => setTimeout(go, 100));
  const records = await recordsOf(store, where);
  expect(new Set(records.map(({ interaction }) => interaction)).size).toBe(records.length);
  expect(announced.length).toBeGreaterThan(KILLS / 4);
  for (const { id, original } of announced) {
    const [drawn] = records.find(({ interaction }) => interaction === id)?.events ?? [];
    expect(drawn).toMatchObject({ type: 'drawn', reply: original });
    // Whoever gave the command sees it in the same reply, or in another message: even if the process died with the record written.
    const told = `public round ${drawn?.type === 'drawn' && drawn.round},`;
    const isShown = () => discord.messages(channel).some((message) => message.text.includes(told));
    for (let left = SHOWN_WITHIN; !isShown() && left > 0; left -= 500) await new Promise((go) => setTimeout(go, 500));
    expect(isShown()).toBe(true);
  }
  const [file] = (await give('game export', {}, running[0]!.session).settled()).files;
  const set = records.flatMap(({ events }) => events).find((event) => event.type === 'beacon-set');
  const thread = discord.world.channelById(set?.type === 'beacon-set' ? set.ledger : '')!;
  const messages = discord.messages(thread).map(({ raw }) => raw);
  const replies = discord.messages(channel).map(({ raw }) => raw);
  const ledgers = [ledgerIn(JSON.stringify({ channel: { id: thread.id }, messages, replies }))!];
  const text = Buffer.from(file!.bytes).toString();
  const findings = findingsIn(english, text, 'x', [], { chain: quickChain, ledgers });
  expect(findings).toMatchObject({ fits: true });
  expect(findings.lines.filter((line) => /never ruled|asked twice/.test(line))).toEqual([]);
}
