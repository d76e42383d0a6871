import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from '../programs/program.ts';

/** A folder without `.env`, where nothing else is. */
export const folder = mkdtempSync(join(tmpdir(), 'umpire-terminal-'));

/** What starts Umpire. */
export const command = [process.execPath, program('main')];

export const env = { PATH: process.env.PATH, HOME: folder, TERM: 'xterm', NO_COLOR: '1' };

/** Umpire as its own process. */
export function start(args: readonly string[], set: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  const [node, ...main] = command;
  return spawn(node!, [...main, ...args], { cwd: folder, env: { ...env, ...set } });
}

export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** What it printed, and its exit status. */
export async function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, out, err };
}

/** Runs a script to its end. */
export function umpire(args: readonly string[], script: string, set?: Record<string, string>): Promise<Ended> {
  const child = start(args, set);
  const end = ended(child);
  child.stdin.end(script);
  return end;
}

/** The JSON objects that were printed, one a line. */
export function objectsIn({ out }: Ended): Record<string, unknown>[] {
  return out.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}
