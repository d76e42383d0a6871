/** A row to be written, if its condition holds. */
export interface Row {
  readonly key: string;
  /** Keyv's text of the value. */
  readonly text: string;
  /** A key that must exist. */
  readonly after?: string | undefined;
  /** A key that must be absent. */
  readonly unless?: string | undefined;
}

/** What a database does with several rows in one statement, and one commit. */
export interface Commit {
  /** Writes the rows whose keys are absent. @returns the keys of those that it wrote */
  readonly add: (rows: readonly Row[]) => Promise<readonly string[]>;
  /** Writes the rows, replacing older values. @returns the keys of those that it wrote: the others' conditions don't hold */
  readonly put: (rows: readonly Row[]) => Promise<readonly string[]>;
  /** Whether this error proves that nothing was written. */
  refused(error: unknown): boolean;
}

interface Waiting extends Row {
  readonly how: 'add' | 'put';
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The most that one statement carries: no other write waits for more than that. */
const MOST_ROWS = 200;
const MOST_LETTERS = 1024 * 1024;

/**
 * Writes that come while another is under way wait for it, and then go together, so the disk is waited for once. Each has its
 * own outcome. What's written to one key, or follows another key, keeps its order; others may overtake each other.
 */
export class GroupCommit {
  readonly #commit: Commit;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  /** @returns whether it was written @throws what the database says of this row */
  write(how: Waiting['how'], { key, text, after, unless }: Row): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ how, key, text, after, unless, resolve, reject });
      if (!this.#busy) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length > 0) await this.#together(this.#next());
    this.#busy = false;
  }

  /**
   * Those that the next statement carries: the first that waits, and all like it that depend on none before them. What's left behind keeps
   * its place, so a stream of records and of notes about them goes in two statements and not in one for each change of kind.
   */
  #next(): readonly Waiting[] {
    const [first] = this.#waiting;
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    const [written, followed] = [new Set<string>(), new Set<string>()];
    let letters = 0;
    for (const row of this.#waiting) {
      const { how, key, text, after, unless } = row;
      // One that depends on something not being there goes by itself.
      const isAlone = unless !== undefined;
      const fits =
        taken.length === 0 || (taken.length < MOST_ROWS && letters + text.length <= MOST_LETTERS && !isAlone);
      const waits = followed.has(key) || [key, after, unless].some((each) => each !== undefined && written.has(each));
      const joins = how === first!.how && fits && !waits && taken[0]?.unless === undefined;
      (joins ? taken : left).push(row);
      if (joins) letters += text.length;
      // Whether it goes now or later, what's about the same keys comes after it.
      written.add(key);
      for (const other of [after, unless]) if (other !== undefined) followed.add(other);
    }
    this.#waiting = left;
    return taken;
  }

  async #together(rows: readonly Waiting[]): Promise<void> {
    try {
      const written = new Set(await this.#commit[rows[0]!.how](rows));
      for (const { key, resolve } of rows) resolve(written.has(key));
    } catch (error) {
      // One row that the database doesn't take mustn't fail the others.
      if (rows.length > 1 && this.#commit.refused(error)) for (const row of rows) await this.#together([row]);
      else for (const { reject } of rows) reject(error);
    }
  }
}
