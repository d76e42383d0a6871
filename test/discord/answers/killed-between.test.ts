import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { NIGHTLY } from '../../nightly.ts';
import { type BotProcess, startProcess } from '../bot-process.ts';
import { Loopback, type Seen } from '../loopback/index.ts';

// A typed command's reply takes over the message of its step, and then the earlier message shrinks. A real process is killed between
// these two requests, before Discord has done the second or after that.

const TIMES = 8;

let discord: Loopback;
let folder: string;
let bot: BotProcess;

async function started(): Promise<BotProcess> {
  const sessions = discord.identifies;
  const process = startProcess(discord, `sqlite://${join(folder, 'umpire.sqlite')}`, { LOG_LEVEL: 'info' });
  await discord.until(() => discord.identifies > sessions, 'a process');
  await discord.until(() => process.lines.some((line) => line.includes('"ready"')), 'a process that is ready');
  return process;
}

beforeAll(async () => {
  discord = await Loopback.start({ patience: 120_000 });
  folder = mkdtempSync(join(tmpdir(), 'umpire-between-'));
  bot = await started();
  await discord.until(() => discord.commands.ofGuild.length > 0 || discord.commands.global.length > 0, 'commands');
}, 240_000);
afterAll(async () => {
  bot.kill('SIGKILL');
  await bot.ended;
  await discord.close();
  rmSync(folder, { recursive: true });
});

type Options = Readonly<Record<string, string | number | boolean>>;

const say = (channel: string, user: string, name: string, options: Options = {}): Promise<Seen> =>
  discord.command({ name, options, channel, user }).settled();

/** A battle in a channel of its own, and its first shot. */
async function fighting(channel: string): Promise<Seen> {
  discord.addChannel(channel);
  await say(channel, 'carla', 'game new', { rules: 'landser-classic' });
  await say(channel, 'anna', 'game join', { side: 'axis' });
  await say(channel, 'ben', 'game join', { side: 'allies' });
  for (const name of ['Bell', 'Otto']) await say(channel, 'anna', 'unit add', { profile: 'rifleman', name });
  for (const name of ['Miller', 'Jones']) await say(channel, 'ben', 'unit add', { profile: 'rifleman', name });
  await say(channel, 'carla', 'initiative', { faces: '6 1' });
  await say(channel, 'carla', 'turn end');
  return say(channel, 'anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, cover: 'none', faces: '2' });
}

const now = (message: Seen): Seen => discord.message(message);

/** The numbers of the rulings that a message shows in full, by their last line, and in lines of their own. */
const newestIn = ({ text }: Seen) => /#(\d+)\s*(?:\n|$)/.exec(text)?.[1];

describe.runIf(NIGHTLY)('a process that is killed between the two requests of a typed ruling', () => {
  test.each(Array.from({ length: TIMES }, (_, i) => [i + 1, i % 2 === 1] as const))(
    'nothing is lost, in two messages, or shown wrong afterwards (%i; the second request done: %s)',
    async (i, done) => {
      const channel = `between-${i}`;
      const first = await fighting(channel);
      const before = discord.requests.filter(({ route }) => route === 'edit-message').length;
      // Discord may have done it, and its answer is on the way as the process dies.
      discord.fault(/^PATCH \/channels\/\d+\/messages/, { kind: 'lost', by: 'silence', done });
      const second = discord.command({
        name: 'fire',
        options: { attacker: 'Otto', target: 'Jones', range: 8, cover: 'none', faces: '2' },
        channel,
        user: 'anna',
      });
      const edits = () => discord.requests.filter(({ route }) => route === 'edit-message').length;
      await discord.until(() => edits() > before, 'the second request');
      bot.kill('SIGKILL');
      await bot.ended;
      const reply = await second.settled();
      assert.match(reply.text, /^\*\*Otto .*Earlier in this step/s);
      bot = await started();
      // Each of the two is in full in one message, and nowhere else.
      const isRight = () => {
        const [one, other] = [now(first), now(reply)];
        const apart = /^\*\*Bell/.test(one.text) && /^\*\*Otto/.test(other.text) && !/Bell/.test(other.text);
        const together = /in the next message/.test(one.text) && /#\d+ Bell/.test(other.text);
        return (apart || together) && one.buttons.length + other.buttons.length > 0;
      };
      await discord.until(isRight, () => `each ruling in one message: ${now(first).text} | ${now(reply).text}`);
      // What's undone is struck out wherever it's shown.
      const seq = newestIn(first)!;
      const asked = await say(channel, 'carla', 'undo', { to: Number(seq), confirm: Number(seq) + 1 });
      assert.notMatch(asked.text, /isn’t|can’t/);
      const shows = ({ text }: Seen) => text.split('\n').filter((line) => /Bell|Miller|Otto|Jones/.test(line));
      await discord.until(
        () =>
          [first, reply].every((each) =>
            shows(now(each)).every((line) => line.includes('~~') || /undone/i.test(now(each).text)),
          ),
        () => `both struck out: ${asked.text} | ${now(first).text} | ${now(reply).text}`,
      );
    },
    300_000,
  );
});
