import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { GatewayIntentBits, MessageFlags } from 'discord.js';
import { assert, describe, test } from 'vitest';
import { program } from '../../programs/program.ts';
import '../identifying.ts';
import { clients, commands, discord, discordForEachTest, login } from './stock.ts';

discordForEachTest();

describe('the gateway', () => {
  const echo = commands((command) => command.reply(`${command.id}`));
  const session = () => discord.sessions[0] ?? assert.fail('no session');

  test.each([
    ['a dropped connection', () => session().drop()],
    ['op 7', () => session().reconnect()],
    ['close code 4000', () => session().close(4000)],
    ['op 9 true', () => session().invalidate(true)],
  ])('after %s the client resumes, and gets what it missed', async (_, cut) => {
    await login(echo);
    const { id } = session();
    cut();
    const shot = discord.command({ name: 'fire' });
    assert.equal((await shot.reply()).content, shot.id);
    await discord.until(() => session().resumes === 1, 'the resume');
    assert.deepEqual([session().id, discord.identifies], [id, 1]);
  });

  test('after op 9 false the client identifies again', async () => {
    await login(echo);
    session().invalidate(false);
    await discord.until(() => discord.identifies === 2 && discord.sessions.length === 1, 'the second identify');
    assert.isOk(await discord.command({ name: 'fire' }).reply());
  });

  test('heartbeats are acknowledged; without, the client reconnects', async () => {
    // A machine that stands still for so long would be taken for a dead connection.
    discord.settings.heartbeatInterval = 400;
    await login(echo);
    await discord.until(() => session().beats === 3, 'heartbeats');
    assert.equal(session().resumes, 0);
    session().acknowledges = false;
    await discord.until(() => session().resumes === 1, 'the resume');
  });

  test('two clients of one token each get everything; the second answer is refused', async () => {
    const refused: unknown[] = [];
    const bot = (name: string) => commands((command) => command.reply(name).catch(({ code }) => refused.push(code)));
    await login(bot('one'));
    await login(bot('two'));
    await discord.ready(2);
    const both = discord.command({ name: 'fire' });
    await discord.until(() => both.callbacks.filter(({ status }) => status).length === 2, 'both callbacks');
    assert.sameMembers(
      both.callbacks.map(({ status }) => status),
      [204, 400],
    );
    const chosen = discord.command({ name: 'fire', to: 1 });
    assert.equal((await chosen.reply()).content, 'two');
    chosen.redeliver({ session: 0 });
    await discord.until(() => refused.length === 2, 'the second refusal');
    assert.deepEqual(refused, [40060, 40060]);
    assert.equal((await chosen.reply()).content, 'two');
  });

  test('with shards, a server is one shard, and DMs are shard 0', async () => {
    const shard = Number((BigInt(discord.guild.id) >> 22n) % 2n);
    for (const id of [0, 1]) {
      await login(
        commands((command) => command.reply(`shard ${id}`)),
        { shards: [id], shardCount: 2 },
      );
    }
    assert.deepEqual(
      discord.sessions.map((one) => one.shard),
      [
        [0, 2],
        [1, 2],
      ],
    );
    assert.deepEqual(
      clients.map((client) => client.guilds.cache.size),
      shard ? [0, 1] : [1, 0],
    );
    assert.equal((await discord.command({ name: 'fire' }).reply()).content, `shard ${shard}`);
    assert.equal((await discord.command({ name: 'fire', dm: true }).reply()).content, 'shard 0');
  });

  test('messages are heard of by those who asked, ephemeral ones by nobody', async () => {
    const client = await login(
      commands(async (command) => {
        await command.reply({ content: 'psst', flags: MessageFlags.Ephemeral });
        await command.followUp('hear, hear');
      }),
      { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages] },
    );
    const heard: string[] = [];
    client.on('messageCreate', ({ content }) => heard.push(content));
    await discord.command({ name: 'fire' }).followUp();
    await discord.until(() => heard.length, 'the message');
    assert.deepEqual(heard, ['hear, hear']);
  });
});

/** A process that uses all that could stay open, and ends only if nothing does. */
const script = () => `
  import { Client } from 'discord.js';
  import { WebSocket } from 'ws';
  import { Loopback } from '${pathToFileURL(program('loopback'))}';
  const discord = await Loopback.start({ heartbeatInterval: 1_000, patience: 60_000 });
  const idle = new WebSocket(discord.api.replace('http', 'ws'));
  await new Promise((resolve) => idle.once('open', resolve));
  const client = new Client({ intents: [], rest: { api: discord.api } });
  await client.login(discord.token);
  await discord.ready();
  discord.fault('me', { kind: 'slow', ms: 60_000 });
  discord.fault('application', { kind: 'lost', by: 'silence' });
  const left = ['/users/@me', '/applications/@me'].map((path) => client.rest.get(path).catch(() => {}));
  await discord.until(() => discord.requests.length === 3, 'both requests');
  discord.command({ name: 'fire' }).reply().catch(() => {});
  await client.destroy();
  await discord.close();
  await Promise.all(left);
  console.log('closed');
`;

test('nothing stays open: a process ends by itself', async () => {
  const node = ['--input-type=module', '--eval', script()];
  const { stdout } = await promisify(execFile)(process.execPath, node, { timeout: 50_000 });
  assert.equal(stdout.trim(), 'closed');
});
