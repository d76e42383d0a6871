import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** How many commands are kept. */
export const MOST_KEPT = 1000;

/** The path of the history, in the XDG directories. */
export function historyFile(env: Readonly<Record<string, string | undefined>>): string {
  return join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'umpire', 'history');
}

/** The commands typed at the prompt, in all its sessions. If it can't be stored, that's no reason to fail. */
export class History {
  readonly #file: string;
  #written: Promise<unknown> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  /** The newest first, as readline wants it. */
  async load(): Promise<string[]> {
    const text = await readFile(this.#file, 'utf8').catch(() => '');
    const lines = text.split('\n').filter((line) => line !== '');
    const kept = lines.slice(-MOST_KEPT);
    if (kept.length < lines.length) this.#then(() => writeFile(this.#file, `${kept.join('\n')}\n`, { mode: 0o600 }));
    return kept.reverse();
  }

  add(line: string): void {
    this.#then(async () => {
      await mkdir(dirname(this.#file), { recursive: true });
      await appendFile(this.#file, `${line}\n`, { mode: 0o600 });
    });
  }

  /** Waits until all is written. */
  async settle(): Promise<void> {
    await this.#written;
  }

  #then(work: () => Promise<void>): void {
    this.#written = this.#written.then(work).catch(() => {});
  }
}
