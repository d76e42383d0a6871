import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { openThrowOf } from '../../../src/referee/fairness/throws/open-throw.ts';
import { english } from '../../../src/reply/english/index.ts';
import { ledgerIn } from '../../../src/terminal/ledger-file.ts';
import { findingsIn } from '../../../src/terminal/verify.ts';
import { ChainServer } from '../../fairness/beacon/chain-server.ts';
import { quickChain } from '../../fairness/beacon/own-chain.ts';
import { runs } from '../../nightly.ts';
import { recordsOf } from '../../referee/table.ts';
import { startProcess } from '../bot-process.ts';
import { Loopback, type Seen } from '../loopback/index.ts';
import { standStill } from '../loopback/snowflake.ts';
import { chainFile } from './beacon-club.ts';

// A process is killed somewhere in a throw, and another one goes on. Time is real here, with a round a second; the time in Discord's
// IDs stands still while nobody gives a command, so that no throw is late however busy the machine is.

const KILLS = runs(1, 60);
/** How many requests of a throw may have been made, or store's writes: from none at all to some after its reply. */
const STEPS = 9;

let discord: Loopback;
let store: Store;
let server: ChainServer;
let folder: string;

beforeAll(async () => {
  standStill();
  discord = await Loopback.start({ patience: 120_000 });
  folder = mkdtempSync(join(tmpdir(), 'umpire-killed-'));
  store = await openStore(`sqlite://${join(folder, 'umpire.sqlite')}`);
  server = await ChainServer.start(() => Date.now(), quickChain);
});
afterAll(async () => {
  server.close();
  await store.close();
  await discord.close();
  rmSync(folder, { recursive: true });
});

/** A number that depends on nothing but what it's for. */
function drawn(what: string, sides: number): number {
  return createHash('sha256').update(what).digest().readUInt32BE() % sides;
}

async function started() {
  const sessions = discord.identifies;
  const env = { BEACON_URL: server.address, BEACON_CHAIN: chainFile(quickChain), LOG_LEVEL: 'info' };
  const bot = startProcess(discord, `sqlite://${join(folder, 'umpire.sqlite')}`, env);
  await discord.until(() => discord.identifies > sessions, 'a process');
  await discord.until(() => bot.lines.some((line) => line.includes('"ready"')), 'a process that is ready');
  return bot;
}

const channel = 'table';
const where = () => discord.channel(channel).id;
const fire = () => discord.command({ name: 'fire', options: { weapon: 'rifle', range: 8 }, channel, user: 'carla' });
const thrownIn = (record: LogRecord) => record.events.some(({ type }) => type === 'drawn');
const asksAgain = (reply: Seen) => reply.deleted || /give the command again|waiting for|restarting/i.test(reply.text);

/** Nothing waits for its round any more. */
async function closed(): Promise<void> {
  const pointer = await pointerOf(store, where());
  for (;;) {
    if (pointer && !(await openThrowOf(store, pointer.log))) return;
    // Somebody looks once more: whoever gives the next command goes on, too.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test(`of ${KILLS} kills in a throw, none loses, changes or doubles one, and no notice is left without a record`, {
  timeout: 1_800_000,
}, async () => {
  let bot = await started();
  await discord.until(() => discord.commands.global.length > 0 || discord.commands.ofGuild.length > 0, 'commands');
  const opened = discord.command({ name: 'game new', options: { fair: 'beacon' }, channel, user: 'carla' });
  expect((await opened.settled()).text).toContain('public rounds of drand');
  const told = new Map<string, string>();
  let hits = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const before = discord.requests.length + server.asked.length;
    const interaction = fire();
    const steps = drawn(`kill ${kill}`, STEPS);
    const isThere = () => discord.requests.length + server.asked.length >= before + steps;
    const isAnswered = () => {
      const reply = interaction.original === undefined ? undefined : discord.message({ id: interaction.original });
      return reply !== undefined && (reply.deleted || !reply.deferred);
    };
    const { lines } = bot;
    await discord.until(
      () => isThere() || isAnswered(),
      () =>
        `the moment for kill ${kill} after ${steps} steps: ${lines.slice(-8).join('\n')}\n${JSON.stringify(discord.requests.slice(-6).map(({ method, path, status }) => [method, path, status]))}`,
    );
    bot.kill('SIGKILL');
    await bot.ended;
    const pointer = await pointerOf(store, where());
    if (pointer && (await openThrowOf(store, pointer.log))) hits += 1;
    bot = await started();
    await closed();
    if (interaction.original) told.set(interaction.id, interaction.original);
  }
  // One that nobody disturbs.
  let last = await fire().settled();
  while (asksAgain(last)) last = await fire().settled();
  const records = await recordsOf(store, where());
  const throws = records.filter(thrownIn);
  expect(new Set(throws.map(({ interaction }) => interaction)).size).toBe(throws.length);
  // Kills that hit nothing would prove nothing: so many left a throw open, and the next process made most of those.
  expect(hits).toBeGreaterThan(runs(0, KILLS / 3));
  expect(throws.length).toBeGreaterThan(runs(0, KILLS / 5));
  // A reply that shows a throw shows the one in the log.
  for (const { interaction, events } of throws) {
    const reply = told.get(interaction);
    const drawn = events.find((event) => event.type === 'drawn');
    const text = reply === undefined ? '' : discord.message({ id: reply }).text;
    if (drawn?.type === 'drawn' && text.includes('public round'))
      expect(text).toContain(`public round ${drawn.round},`);
  }
  const exported = discord.command({ name: 'game export', options: {}, channel, user: 'carla' });
  const [file] = (await exported.settled()).files;
  const set = records.flatMap(({ events }) => events).find((event) => event.type === 'beacon-set');
  const thread = discord.world.channelById(set?.type === 'beacon-set' ? set.ledger : '')!;
  const messages = discord.messages(thread).map(({ raw }) => raw);
  const replies = discord.messages(channel).map(({ raw }) => raw);
  const ledger = ledgerIn(JSON.stringify({ channel: { id: thread.id }, messages, replies }))!;
  const findings = findingsIn(english, Buffer.from(file!.bytes).toString(), 'x', [], {
    chain: quickChain,
    ledgers: [ledger],
  });
  expect(findings).toMatchObject({ fits: true });
  expect(findings.lines.filter((line) => /never ruled|asked twice/.test(line))).toEqual([]);
  bot.kill('SIGTERM');
  await bot.ended;
});
