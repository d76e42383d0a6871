import type { Time } from '../../src/discord/time.ts';

interface Alarm {
  /** On the clock of what has been let pass, which the machine's own time doesn't move. */
  readonly at: number;
  readonly work: () => void;
}

/** A clock that runs normally and that a test can put forward: timers only fire when it does. */
export class FakeTime implements Time {
  readonly #alarms = new Set<Alarm>();
  /** Whether the process is taken to have no pause between answers. */
  busy = false;
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  after(ms: number, work: () => void): () => void {
    // Its time has already come: tests need not let any pass for it.
    if (ms <= 0) {
      const soon = setImmediate(work);
      return () => clearImmediate(soon);
    }
    const alarm = { at: this.#ahead + ms, work };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  isBusy(): boolean {
    return this.busy;
  }

  /** Lets time pass. Its effects happen by themselves; a test that looks for them waits until they are there. */
  pass(ms: number): void {
    const end = this.#ahead + ms;
    for (;;) {
      const next = [...this.#alarms].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#ahead = Math.max(this.#ahead, next.at);
      this.#alarms.delete(next);
      next.work();
    }
    this.#ahead = end;
  }
}
