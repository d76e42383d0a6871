import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

type Child = ChildProcessByStdio<Writable, Readable, null>;

function start(script: string, ...args: string[]): Child {
  const file = fileURLToPath(new URL(script, import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** Another process with the store open, which adds these keys when `won` is called and gives those it won. */
export async function addingChild(url: string, keys: readonly string[]) {
  const child = start('adding.child.ts', url);
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
  const child = start('writing.child.ts', url, prefix);
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === atLeast) child.kill('SIGKILL');
  }
  return acknowledged;
}
