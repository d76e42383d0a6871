import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Program } from '../../programs/bundle.ts';
import { program } from '../../programs/program.ts';

type Child = ChildProcessByStdio<Writable, Readable, null>;

function start(script: Program, ...args: string[]): Child {
  return spawn(process.execPath, [program(script), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Another process with the store open, which adds these keys when `won` is called and gives those it won. */
export async function addingChild(url: string, keys: readonly string[]) {
  const child = start('adding', url);
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { drivers } = JSON.parse((await lines.next()).value ?? '{}') as { drivers: string[] };
  return {
    exitCode,
    /** The database drivers that it has loaded. */
    drivers,
    won: async (): Promise<string[]> => {
      child.stdin.end(`${JSON.stringify(keys)}\n`);
      return JSON.parse((await lines.next()).value ?? 'null');
    },
  };
}

/** Another process that adds keys without end, killed in mid-write when it has said that `atLeast` are written. */
export async function killedInMidWrite(url: string, prefix: string, atLeast: number): Promise<string[]> {
  const child = start('writing', url, prefix);
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === atLeast) child.kill('SIGKILL');
  }
  return acknowledged;
}

/** The part of the contract that takes a process of its own. */
export function letsTheProcessEnd(url: string, key = `${randomUUID()}:child`): void {
  test('lets the process end by itself', async () => {
    const child = await addingChild(url, [key]);
    expect(await child.won()).toEqual([key]);
    expect(await child.exitCode).toBe(0);
  });
}
