const STATUS = { SIGINT: 130, SIGTERM: 143 } as const;

/** The first stop signal lets the work under way finish; a second one ends the process as usual. */
export class Stopping {
  readonly #controller = new AbortController();
  #status: number | undefined;

  constructor() {
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      process.once(name, () => {
        this.#status = STATUS[name];
        this.#controller.abort();
      });
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The exit status for the signal, if one came. */
  get status(): number | undefined {
    return this.#status;
  }
}
