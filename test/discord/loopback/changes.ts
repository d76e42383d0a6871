/** What a wait looks at: anything truthy ends it. */
export type Look<T> = () => T | undefined | null | false | 0 | '';

/** What a bot does to its own variables is not seen as it happens. */
const LOOK_EVERY = 10;

/** The waits of a test: each looks again whenever something has happened, and also every few milliseconds. */
export class Changes {
  readonly #waits = new Map<() => void, (reason: Error) => void>();
  #ticking: NodeJS.Timeout | undefined;

  /** Something happened: every wait looks again. */
  notify(): void {
    for (const look of [...this.#waits.keys()]) look();
  }

  /**
   * What `look` finds, as soon as it finds something.
   * @param what is waited for, for the error; a function is asked only then
   * @param patience in milliseconds
   */
  until<T>(look: Look<T>, what: string | (() => string), patience: number): Promise<T> {
    const deadline = Date.now() + patience;
    const found = new Promise<T>((resolve, reject) => {
      const attempt = () => {
        try {
          const value = look();
          if (value) this.#end(attempt, () => resolve(value));
          else if (Date.now() > deadline) {
            throw new Error(`Waited ${patience} ms in vain for ${typeof what === 'string' ? what : what()}`);
          }
        } catch (reason) {
          this.#end(attempt, () => reject(reason));
        }
      };
      this.#waits.set(attempt, reject);
      this.#ticking ??= setInterval(() => this.notify(), LOOK_EVERY);
      attempt();
    });
    // A wait nobody awaits any more (its test failed first) must not become an unhandled rejection.
    found.catch(() => {});
    return found;
  }

  /** Ends every wait with an error. */
  stop(): void {
    const error = new Error('The loopback was closed while this was awaited');
    for (const [attempt, reject] of [...this.#waits]) this.#end(attempt, () => reject(error));
  }

  #end(attempt: () => void, settle: () => void): void {
    this.#waits.delete(attempt);
    if (!this.#waits.size) {
      clearInterval(this.#ticking);
      this.#ticking = undefined;
    }
    settle();
  }
}
