import { afterAll, assert, beforeAll, test } from 'vitest';
import { Metrics } from '../../../src/metrics/metrics.ts';
import { startProcess } from '../bot-process.ts';
import { Club } from '../club.ts';
import { Loopback } from '../loopback/index.ts';

let club: Club;
const metrics = new Metrics();

beforeAll(async () => {
  club = await Club.open();
  await club.bot.stop();
  await club.start(club.store, {}, undefined, metrics);
});

afterAll(() => club.close());

const lines = async () => (await metrics.registry.metrics()).split('\n');

test('a command is counted under its name and outcome, and so is its first answer', async () => {
  const channel = club.channel();
  const shot = club.fire({ channel });
  await shot.settled();
  await club.logged(shot);
  const wrong = club.fire({ channel }, { weapon: 'rifle', range: 8, more: 'colour:red' });
  await club.logged(wrong);
  const all = await lines();
  assert.include(all, 'umpire_commands_total{command="/fire",outcome="ok",answered="true"} 1');
  assert.include(all, 'umpire_answer_seconds_count{command="/fire"} 2');
  assert.include(all, 'umpire_acknowledge_seconds_count 2');
  assert.include(all, 'umpire_gateway_connected{shard="0"} 1');
  assert.include(all, 'umpire_servers 1');
  assert.include(all, 'umpire_untold_rulings 0');
  const counted = all.filter((line) => /^umpire_commands_total\{command="\/fire"/.test(line));
  assert.lengthOf(counted, 2);
});

test('nothing in them is about people or places', async () => {
  const channel = club.channel();
  const shot = club.fire({ channel });
  await club.logged(shot);
  const text = (await lines()).join('\n');
  const secrets = [shot.id, club.discord.guild.id, club.discord.channel(channel).id, club.discord.user('anna').user.id];
  for (const secret of secrets) assert.notInclude(text, secret);
});

test('a process serves them, and says when it’s ready', { timeout: 60_000 }, async ({ onTestFinished }) => {
  const discord = await Loopback.start();
  const bot = startProcess(discord, 'memory:', { METRICS_PORT: '0' });
  onTestFinished(async () => {
    bot.kill('SIGKILL');
    await bot.ended;
    await discord.close();
  });
  const served = () => bot.lines.find((line) => line.includes('"metrics are served"'));
  const { port } = JSON.parse(await discord.until(served, 'the port')) as { port: number };
  const url = `http://127.0.0.1:${port}`;
  await discord.until(() => bot.lines.some((line) => line.includes('"ready"')), 'the bot');
  const ready = await fetch(`${url}/readyz`);
  assert.deepEqual([ready.status, await ready.json()], [200, { ready: true, gateway: true, store: true }]);
  assert.include(await (await fetch(`${url}/metrics`)).text(), 'umpire_gateway_connected{shard="0"} 1');
  bot.kill('SIGTERM');
  assert.equal(await bot.ended, 0);
});
