import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Loopback } from '../../test/discord/loopback/index.ts';

/** How many channels the players use, side by side. */
export const CHANNELS = 100;

/** Milliseconds that a process has worked for, by the kernel's own count of hundredths of a second. */
const TICK = 10;

/** A bot in a process of its own, at a Discord of its own. */
export class MeasuredBot {
  readonly discord: Loopback;
  /** How long it took from the process' start until its session was open, in milliseconds. */
  readonly startedIn: number;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(discord: Loopback, process: ChildProcess, folder: string, startedIn: number) {
    this.discord = discord;
    this.startedIn = startedIn;
    this.#process = process;
    this.#folder = folder;
  }

  /** @param program what Node is to run @param database an address; SQLite's file is made in a folder of its own */
  static async start(
    program: readonly string[],
    database: string,
    env: Record<string, string> = {},
    settings: Parameters<typeof Loopback.start>[0] = {},
  ): Promise<MeasuredBot> {
    const discord = await Loopback.start({
      patience: 60_000,
      deadline: 60_000,
      bucket: { limit: 100_000, window: 1000 },
      ...settings,
    });
    for (const place of ['c', 'g']) for (let n = 0; n < CHANNELS; n += 1) discord.addChannel(`${place}${n}`);
    const folder = await mkdtemp(join(tmpdir(), 'umpire-bench-'));
    const from = performance.now();
    const child = spawn(process.execPath, [...program], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        DISCORD_TOKEN: discord.token,
        DISCORD_API: discord.api,
        DATABASE_URL: database === 'sqlite' ? `sqlite://${join(folder, 'bench.sqlite')}` : database,
        LOG_LEVEL: 'error',
        COMMANDS_PER_USER: '1000000',
        COMMANDS_PER_SERVER: '1000000',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await discord.ready(Number(env.UMPIRE_SHARDS ?? 1));
    return new MeasuredBot(discord, child, folder, performance.now() - from);
  }

  /** How long the process has worked so far, in milliseconds: user and system together. */
  get cpu(): number {
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  }

  get pid(): number {
    return this.#process.pid!;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await ended;
    this.discord.takeViolations();
    await this.discord.close().catch(() => undefined);
    await rm(this.#folder, { recursive: true, force: true });
  }
}
