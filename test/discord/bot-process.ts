import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { program } from '../programs/program.ts';
import type { Loopback } from './loopback/index.ts';

/** Umpire as its host starts it. */
export interface BotProcess {
  /** What it has written to standard error, line by line. */
  readonly lines: readonly string[];
  /** With which status it ended, or by which signal. */
  readonly ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts it at a loopback Discord, on a database; it need not come up. */
export function startProcess(discord: Loopback, database: string, env: Record<string, string> = {}): BotProcess {
  const child = spawn(process.execPath, [program('main')], {
    // Elsewhere than in the repository, or its .env would count.
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.api,
      DATABASE_URL: database,
      LOG_LEVEL: 'trace',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { lines, ended, kill: (signal) => void child.kill(signal) };
}
