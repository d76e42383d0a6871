import { setImmediate, setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import sqlite3 from 'sqlite3';

/** How long a statement waits while another process holds the file, in milliseconds. */
export const BUSY_TIMEOUT = 5_000;

/** The shortest and longest pause before a statement is tried again, in milliseconds. */
const PAUSE = [2, 20] as const;

/**
 * A connection that runs one statement at a time, and waits here, in JavaScript, while another process holds the file.
 *
 * If SQLite waits, it keeps the connection locked: all other statements stand behind the one that waits, and so does the whole
 * program, because the driver frees finished statements on the main thread.
 *
 * And if statements overlap, an acknowledged write can be lost. A statement refused as busy counts as writing until it's freed. A
 * write that succeeds in the meantime isn't committed but joined to it, and freeing it takes both back.
 *
 * Statements are kept: for a new one, SQLite reads its text again, and the driver goes to its threads once more.
 */
export class SqliteConnection {
  readonly #database: sqlite3.Database;
  readonly #one = new PQueue({ concurrency: 1 });
  readonly #kept = new Map<string, sqlite3.Statement>();

  private constructor(database: sqlite3.Database) {
    this.#database = database;
    // The driver's own would be a second.
    database.configure('busyTimeout', 0);
  }

  /** @param file its path; `:memory:` for none */
  static open(file: string): Promise<SqliteConnection> {
    return new Promise((resolve, reject) => {
      const database: sqlite3.Database = new sqlite3.Database(file, (error) => {
        if (error) reject(error);
        else resolve(new SqliteConnection(database));
      });
    });
  }

  /**
   * Runs a statement, and keeps it for the next time.
   * @param sql the same text each time, with a `?` for each of the values
   * @returns its rows
   */
  async query<Row>(sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    const end = performance.now() + BUSY_TIMEOUT;
    for (let pause: number = PAUSE[0]; ; pause = Math.min(pause * 2, PAUSE[1])) {
      try {
        return (await this.#one.add(() => this.#run<Row>(sql, values))) as Row[];
      } catch (error) {
        if (!isBusy(error) || performance.now() >= end) throw error;
      }
      await setTimeout(pause);
    }
  }

  /** Frees all statements, and closes the file once those that were asked for are done. */
  async close(): Promise<void> {
    await this.#one.add(async () => {
      for (const sql of this.#kept.keys()) await this.#free(sql);
      await promisify(this.#database.close.bind(this.#database))();
    });
  }

  async #run<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const statement = this.#kept.get(sql) ?? (await this.#prepared(sql));
    try {
      return await new Promise((resolve, reject) => {
        statement.all<Row>(values, (error, rows) => (error ? reject(error) : resolve(rows)));
      });
    } catch (error) {
      await this.#free(sql);
      throw error;
    }
  }

  #prepared(sql: string): Promise<sqlite3.Statement> {
    return new Promise((resolve, reject) => {
      const statement: sqlite3.Statement = this.#database.prepare(sql, (error: Error | null) => {
        if (error) return reject(error);
        this.#kept.set(sql, statement);
        resolve(statement);
      });
    });
  }

  async #free(sql: string): Promise<void> {
    const statement = this.#kept.get(sql);
    this.#kept.delete(sql);
    await new Promise<void>((resolve) => statement?.finalize(() => resolve()));
    // The driver says so a moment before it's true.
    await setImmediate();
  }
}

/** Whether a statement was refused because another connection holds the file. It has done nothing, and can be tried again. */
export function isBusy(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'SQLITE_BUSY';
}
