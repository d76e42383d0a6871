import PQueue from 'p-queue';

/** Commands of one channel run one at a time, in the order they came; channels run in parallel. */
export class ChannelQueue {
  readonly #queues = new Map<string, PQueue>();

  async run<T>(channel: string, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(channel) ?? new PQueue({ concurrency: 1 });
    this.#queues.set(channel, queue);
    try {
      return (await queue.add(task)) as T;
    } finally {
      if (queue.size === 0 && queue.pending === 0) this.#queues.delete(channel);
    }
  }

  /** Waits until nothing is running. */
  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.onIdle()));
  }
}
