import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { Loopback } from '../../test/discord/loopback/index.ts';
import { snowflake } from '../../test/discord/loopback/snowflake.ts';
import type { Json } from '../../test/discord/loopback/validate/form.ts';
import { memoryOf } from './process.ts';

/** How busy a typical server is. */
const [CHANNELS, ROLES] = [30, 20];
/** How long the bot is left idle before its memory is read, in milliseconds. */
const QUIET = 15_000;
const MEGABYTE = 1024 * 1024;

/** Once it's told to, the process collects all its garbage and prints what's left. */
const COLLECT = `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2',()=>{gc();gc();process.stdout.write(String(process.memoryUsage().heapUsed))})")}`;

/** What's measured: the built bot, and beside it a bare discord.js client that keeps what discord.js keeps by itself. */
const PROGRAMS = {
  umpire: [join(import.meta.dirname, '../../dist/src/main.js')],
  bare: [
    '--import',
    join(import.meta.dirname, '../../node_modules/tsx/dist/esm/index.mjs'),
    join(import.meta.dirname, '../round-trip/bare-bot.ts'),
  ],
} as const;

/**
 * How much memory a given number of servers takes, as in `docs/hosting.md`: `npm run build`, then
 * `npx tsx bench/memory/servers.ts 1 100 1000`. Discord is the tests' loopback server.
 */
for (const servers of process.argv.slice(2).map(Number)) {
  for (const program of ['bare', 'umpire'] as const) process.stdout.write(`${await measured(program, servers)}\n`);
}

async function measured(program: keyof typeof PROGRAMS, servers: number): Promise<string> {
  const discord = await Loopback.start({ patience: 30 * 60_000 });
  const folder = await mkdtemp(join(tmpdir(), 'umpire-servers-'));
  const file = join(folder, 'umpire.sqlite');
  const bot = spawn(process.execPath, ['--expose-gc', '--import', COLLECT, ...PROGRAMS[program]], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.api,
      DATABASE_URL: `sqlite://${file}`,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const start = performance.now();
    const done = new Set<string>();
    await discord.ready();
    for (let n = 1; n < servers; n += 1) discord.sessions[0]!.dispatch('GUILD_CREATE', another(discord, n));
    if (program === 'umpire')
      await discord.until(() => registered(discord, done) >= servers, `the commands of ${servers} servers`);
    const seconds = Math.round((performance.now() - start) / 1000);
    await passed(QUIET);
    const { now, most } = await memoryOf(bot.pid!);
    bot.kill('SIGUSR2');
    const [left] = (await once(bot.stdout, 'data')) as [Buffer];
    const live = (Number(left) / MEGABYTE).toFixed(1);
    const told = `${program}, ${servers} servers: ${now} MB, at most ${most} MB, of which ${live} MB are in use`;
    if (program === 'bare') return told;
    const size = Math.round((await stat(file)).size / 1024);
    return `${told}; commands registered in ${seconds} s; database ${size} kB`;
  } finally {
    const ended = new Promise((resolve) => bot.once('exit', resolve));
    bot.kill();
    await ended;
    discord.takeViolations();
    await discord.close();
    await rm(folder, { recursive: true });
  }
}

/** How many servers have their commands registered: noted as it goes, because each request carries a hundred kilobytes. */
function registered({ requests }: Loopback, done: Set<string>): number {
  for (const { method, path } of (requests as unknown[] as Loopback['requests'][number][]).splice(0))
    if (method === 'PUT' && path.includes('/guilds/')) done.add(path);
  return done.size;
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
