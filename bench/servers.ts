import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { Loopback } from '../test/discord/loopback/index.ts';
import { snowflake } from '../test/discord/loopback/snowflake.ts';
import type { Json } from '../test/discord/loopback/validate/form.ts';

/** How busy a typical server is. */
const [CHANNELS, ROLES] = [40, 15];
/** How long the bot is left idle before its memory is read, in milliseconds. */
const QUIET = 15_000;
const MEGABYTE = 1024 * 1024;

/**
 * How much the built bot needs for a given number of servers, as in `docs/hosting.md`: `npm run build`, then
 * `npx tsx bench/servers.ts 1 100 1000`. Discord is the tests' loopback server.
 */
for (const servers of process.argv.slice(2).map(Number)) process.stdout.write(`${await measured(servers)}\n`);

async function measured(servers: number): Promise<string> {
  const discord = await Loopback.start({ patience: 30 * 60_000 });
  const folder = await mkdtemp(join(tmpdir(), 'umpire-servers-'));
  const file = join(folder, 'umpire.sqlite');
  const bot = spawn(process.execPath, [join(import.meta.dirname, '../dist/src/main.js')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.api,
      DATABASE_URL: `sqlite://${file}`,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const start = performance.now();
    await discord.ready();
    for (let n = 1; n < servers; n += 1) discord.sessions[0]!.dispatch('GUILD_CREATE', another(discord, n));
    await discord.until(() => registered(discord) >= servers, `the commands of ${servers} servers`);
    const seconds = Math.round((performance.now() - start) / 1000);
    await passed(QUIET);
    const { now, most } = await memory(bot.pid!);
    const size = Math.round((await stat(file)).size / 1024);
    return `${servers} servers: ${now} MB, at most ${most} MB; commands registered in ${seconds} s; database ${size} kB`;
  } finally {
    const ended = new Promise((resolve) => bot.once('exit', resolve));
    bot.kill();
    await ended;
    discord.takeViolations();
    await discord.close();
    await rm(folder, { recursive: true });
  }
}

/** How many servers have their commands registered. */
function registered({ requests }: Loopback): number {
  const paths = requests.filter(({ method, path }) => method === 'PUT' && path.includes('/guilds/'));
  return new Set(paths.map(({ path }) => path)).size;
}

/** One more server, with its own channels and roles. */
function another({ world }: Loopback, n: number): Json {
  const model = world.guildCreate() as unknown as { channels: Json[]; roles: Json[]; threads: Json[] };
  const id = snowflake();
  const [channel, role] = [model.channels[0]!, model.roles[0]!];
  const channels = Array.from({ length: CHANNELS }, (_, i) => ({
    ...channel,
    id: snowflake(),
    guild_id: id,
    name: `channel-${i}`,
    topic: `What channel ${i} of server ${n} is for`,
    position: i,
  }));
  const roles = Array.from({ length: ROLES }, (_, i) => ({
    ...role,
    id: i === 0 ? id : snowflake(),
    name: i === 0 ? '@everyone' : `Role ${i}`,
  }));
  return { ...model, id, name: `Server ${n}`, channels, roles, threads: [] };
}

/** The resident memory of a process in megabytes, as Linux counts it. */
async function memory(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) =>
    Math.round((Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) * 1024) / MEGABYTE);
  return { now: of('VmRSS'), most: of('VmHWM') };
}
