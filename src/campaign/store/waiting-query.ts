import { setImmediate, setTimeout } from 'node:timers/promises';
import type { KeyvSqlite } from '@keyv/sqlite';
import PQueue from 'p-queue';

/** How long a statement waits while another process holds the file, in milliseconds. */
export const BUSY_TIMEOUT = 5_000;

/** The shortest and longest pause before a statement is tried again, in milliseconds. */
const PAUSE = [2, 20] as const;

/**
 * Makes a connection run one statement at a time, and wait here, in JavaScript, while another process holds the file.
 *
 * If SQLite waits, it keeps the connection locked: all other statements stand behind the one that waits, and so does the whole
 * program, because the driver frees finished statements on the main thread.
 *
 * And if statements overlap, an acknowledged write can be lost. A statement refused as busy counts as writing until the driver
 * frees it. A write that succeeds in the meantime isn't committed but joined to it, and freeing it takes both back.
 */
export async function waitHere(adapter: KeyvSqlite): Promise<void> {
  const { query } = adapter;
  const statements = new PQueue({ concurrency: 1 });
  await query('PRAGMA busy_timeout = 0');
  const attempt: typeof query = async (sql, ...values) => {
    try {
      return await query(sql, ...values);
    } catch (error) {
      // The driver says that a statement failed before it frees it.
      await setImmediate();
      throw error;
    }
  };
  adapter.query = async (sql, ...values) => {
    const end = performance.now() + BUSY_TIMEOUT;
    for (let pause: number = PAUSE[0]; ; pause = Math.min(pause * 2, PAUSE[1])) {
      try {
        return await statements.add(() => attempt(sql, ...values));
      } catch (error) {
        if (!isBusy(error) || performance.now() >= end) throw error;
      }
      await setTimeout(pause);
    }
  };
}

/** Whether a statement was refused because another connection holds the file. It has done nothing, and can be tried again. */
export function isBusy(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'SQLITE_BUSY';
}
