import type { ChatInputCommandInteraction } from 'discord.js';
import { assert, describe, test } from 'vitest';
import { commands, discord, discordForEachTest, login } from './stock.ts';

discordForEachTest();

describe('faults', () => {
  const answered = async (bot = (command: ChatInputCommandInteraction): unknown => command.reply('hit')) => {
    await login(commands(bot));
    const shot = discord.command({ name: 'fire' });
    return { shot, reply: await shot.reply() };
  };

  test('a 429 is retried when its time is up', async () => {
    discord.fault('callback', { kind: 'rate-limited', retryAfter: 0.1 });
    const { shot, reply } = await answered();
    assert.equal(reply.content, 'hit');
    assert.deepEqual(
      shot.callbacks.map(({ status }) => status),
      [429, 204],
    );
    const [first, second] = shot.callbacks;
    assert.isAtLeast(Number(second?.at) - Number(first?.at), 95);
  });

  test('a global 429 holds back all edits', async () => {
    discord.fault('edit-reply', { kind: 'rate-limited', retryAfter: 0.1, global: true });
    const { shot } = await answered((command) => command.deferReply().then(() => command.editReply('hit')));
    assert.equal((await shot.settled()).content, 'hit');
    assert.lengthOf(
      discord.requests.filter(({ route }) => route === 'edit-reply'),
      2,
    );
  });

  test('a bucket used up is waited for', async () => {
    discord.settings.bucket = { limit: 1, window: 150 };
    const { shot } = await answered((command) =>
      command
        .reply('1')
        .then(() => command.followUp('2'))
        .then(() => command.followUp('3')),
    );
    await shot.followUp(1);
    const sent = discord.requests.filter(({ route }) => route === 'follow-up');
    assert.isAtLeast(Number(sent.at(-1)?.at) - Number(sent[0]?.at), 140);
  });

  test('a 500 is retried', async () => {
    discord.fault('callback', { kind: 'status', status: 500 }, 2);
    const { shot } = await answered();
    assert.deepEqual(
      shot.callbacks.map(({ status }) => status),
      [500, 500, 204],
    );
  });

  test.each([
    ['reset', { kind: 'lost' }],
    ['a 502', { kind: 'status', status: 502, done: true }],
  ] as const)('an answer lost by %s is retried and ends in 40060', async (_, fault) => {
    discord.fault('callback', fault);
    let failed: unknown;
    const { shot, reply } = await answered((command) => command.reply('hit').catch(({ code }) => (failed = code)));
    assert.equal(reply.content, 'hit');
    assert.equal(await discord.until(() => failed, 'the failure'), 40060);
    assert.lengthOf(shot.callbacks, 2);
  });

  test('a request lost before it was done is retried and done', async () => {
    discord.fault('callback', { kind: 'lost', done: false });
    const { shot, reply } = await answered();
    assert.equal(reply.content, 'hit');
    assert.deepEqual(
      shot.callbacks.map(({ status }) => status),
      [undefined, 204],
    );
  });

  test('a connection closed without an answer is not retried', async () => {
    discord.fault('callback', { kind: 'lost', by: 'close' });
    let failed: unknown;
    const { shot } = await answered((command) => command.reply('hit').catch(({ code }) => (failed = code)));
    assert.equal(await discord.until(() => failed, 'the failure'), 'UND_ERR_SOCKET');
    assert.lengthOf(shot.callbacks, 1);
  });

  test('a slow request is late', async () => {
    discord.settings.deadline = 50;
    discord.fault('callback', { kind: 'slow', ms: 80 });
    let failed: unknown;
    await login(commands((command) => command.reply('hit').catch(({ code }) => (failed = code))));
    discord.command({ name: 'fire' });
    assert.equal(await discord.until(() => failed, 'the failure'), 10062);
  });
});
