import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { assert, describe, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { NIGHTLY } from '../../nightly.ts';
import { recordsOf } from '../../referee/table.ts';
import { type BotProcess, startProcess } from '../bot-process.ts';
import { freshDatabase } from '../fresh-database.ts';
import { freshRedis } from '../fresh-redis.ts';
import { type Interaction, Loopback } from '../loopback/index.ts';

const postgres = process.env.TEST_POSTGRES_URL;
const redis = process.env.TEST_REDIS_URL;

/** How often a bot is killed on each store. `npm test` has kills of its own, in `test/discord/gateway/several-processes.test.ts`. */
const KILLS = Number(process.env.KILLS ?? 100);
const SEED = Number(process.env.SEED ?? 40);
const CHANNELS = 8;

type Fresh = { readonly url: string; drop(): Promise<void> };

async function freshFile(): Promise<Fresh> {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-kills-'));
  return { url: `sqlite://${join(folder, 'umpire.sqlite')}`, drop: async () => rmSync(folder, { recursive: true }) };
}

describe.runIf(NIGHTLY).each([
  ['SQLite', freshFile, 1],
  ['PostgreSQL', postgres && (() => freshDatabase(postgres)), 3],
  ['Redis', redis && (() => freshRedis(redis)), 3],
] as const)('bots on %s (only nightly)', (_, fresh, processes) => {
  test.runIf(fresh)(
    `${processes} of them, killed ${KILLS} times at random moments under load, lose nothing that was shown`,
    { timeout: 180_000 + KILLS * 60_000 },
    async () => {
      if (fresh) await killed(fresh, processes);
    },
  );
});

/**
 * Players fire without end. Whenever a random number of answers has come, and a random time after that, a random bot is killed and
 * another one started.
 */
async function killed(fresh: () => Promise<Fresh>, processes: number): Promise<void> {
  const database = await fresh();
  const discord = await Loopback.start({ patience: 120_000 });
  const store = await openStore(database.url);
  const bots: BotProcess[] = [];
  onTestFinished(async () => {
    for (const bot of bots) bot.kill('SIGKILL');
    await Promise.all(bots.map(({ ended }) => ended));
    await store.close();
    await discord.close();
    await database.drop();
  });
  const start = async () => {
    const bot = startProcess(discord, database.url, {
      LOG_LEVEL: 'info',
      COMMANDS_PER_USER: '0',
      COMMANDS_PER_SERVER: '0',
    });
    bots.push(bot);
    let isOver = false;
    void bot.ended.then(() => {
      isOver = true;
    });
    await discord.until(() => isOver || bot.lines.some((line) => line.includes('"ready"')), 'a bot');
  };
  await Promise.all(Array.from({ length: processes }, start));

  const random = xoroshiro128plus(SEED);
  const below = (n: number) => (random.next() >>> 0) % n;
  const channels = Array.from({ length: CHANNELS }, (_, i) => discord.addChannel(`k${i}`).name);
  const shots: Interaction[] = [];
  let answered = 0;
  /** What was open when a bot was killed may never be answered. */
  let writtenOff = 0;
  discord.hearAcknowledged(() => {
    answered += 1;
  });
  const connected = () => discord.sessions.flatMap((session, i) => (session.connected ? [i] : []));
  const firing = setInterval(() => {
    const alive = connected();
    if (alive.length === 0 || shots.length - answered - writtenOff > 100) return;
    // Discord tells one session; after a resume it may tell another one again.
    const to = alive[below(alive.length)]!;
    shots.push(
      discord.command({
        name: 'fire',
        options: { weapon: 'rifle', range: 8 },
        channel: channels[below(CHANNELS)]!,
        to,
        unchecked: true,
      }),
    );
    if (below(20) === 0) shots.at(-1)!.redeliver();
  }, 10);
  onTestFinished(() => clearInterval(firing));

  const starting: Promise<void>[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const until = answered + 1 + below(60);
    await discord.until(() => answered >= until, 'more answers');
    await passed(below(30));
    // It may be one that's still starting.
    const [bot] = bots.splice(below(bots.length), 1);
    bot!.kill('SIGKILL');
    await bot!.ended;
    writtenOff = shots.length - answered;
    starting.push(start());
  }
  clearInterval(firing);
  await Promise.all(starting);
  for (const channel of channels) {
    const to = connected()[0]!;
    await discord
      .command({ name: 'fire', options: { weapon: 'rifle', range: 8 }, channel, to, unchecked: true })
      .settled();
  }

  let records = 0;
  let shown = 0;
  for (const channel of channels) {
    const log = await recordsOf(store, discord.channel(channel).id);
    records += log.length;
    assert.deepEqual(
      log.map(({ seq }) => seq),
      log.map((_, i) => i + 1),
    );
    assert.lengthOf(new Set(log.map(({ interaction }) => interaction)), log.length, 'ruled on twice');
    for (const { text } of discord.messages(channel)) {
      const seq = Number(/#(\d+)\s*$/m.exec(text)?.[1] ?? 0);
      shown += Number(seq > 0);
      assert.isAtMost(seq, log.length, 'shown, and not in the log');
    }
  }
  process.stdout.write(`${KILLS} kills: ${shots.length} commands, ${records} rulings, ${shown} shown, none lost\n`);
}
