import type { Time } from '../../src/discord/time.ts';

interface Alarm {
  readonly at: number;
  readonly work: () => void;
}

/** A time that goes on as it does, and is put forward by a test: only then is anything done that waits for it. */
export class FakeTime implements Time {
  readonly #alarms = new Set<Alarm>();
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  after(ms: number, work: () => void): () => void {
    const alarm = { at: this.now().getTime() + ms, work };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  /** Time passes. What comes of it goes on by itself; whoever looks for it waits until it is there. */
  pass(ms: number): void {
    const end = this.now().getTime() + ms;
    for (;;) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#ahead += Math.max(0, next.at - this.now().getTime());
      this.#alarms.delete(next);
      next.work();
    }
    this.#ahead += Math.max(0, end - this.now().getTime());
  }
}
