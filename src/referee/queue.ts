/** Commands of one channel run one at a time, in the order they came; channels run in parallel. */
export class ChannelQueue {
  /** What ends last in each channel. */
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(channel: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(channel);
    const work = (before ?? Promise.resolve()).then(task, task);
    this.#last.set(channel, work);
    try {
      return await work;
    } finally {
      if (this.#last.get(channel) === work) this.#last.delete(channel);
    }
  }

  /** Waits until nothing is running. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }
}
