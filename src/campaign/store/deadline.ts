/** The database didn't answer in time. What it was asked to do may still happen. */
export class TimedOut extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds / 1000} s`);
    this.name = 'TimedOut';
  }
}

/**
 * The answer, if it comes in time. The work itself isn't cancelled: it can't be.
 * @param milliseconds how long to wait
 * @throws {TimedOut} if none came; and anything that the work throws
 */
export function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const waiting = waitingFor(milliseconds);
    const waiter = waiting.add(reject);
    answer.then(
      (value) => {
        waiting.drop(waiter);
        resolve(value);
      },
      (error) => {
        waiting.drop(waiter);
        reject(error);
      },
    );
  });
}

interface Waiter {
  readonly until: number;
  readonly reject: (error: TimedOut) => void;
}

/**
 * All who wait equally long share one timer, which goes off for the first of them: most answers come long before, and setting a
 * timer for each takes longer than some of the answers.
 */
class Waiting {
  readonly #milliseconds: number;
  /** Whoever came first is first. */
  readonly #waiters = new Set<Waiter>();
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  add(reject: Waiter['reject']): Waiter {
    const waiter = { until: performance.now() + this.#milliseconds, reject };
    this.#waiters.add(waiter);
    this.#timer ??= setTimeout(() => this.#goOff(), this.#milliseconds);
    if (this.#waiters.size === 1) this.#timer.ref();
    return waiter;
  }

  drop(waiter: Waiter): void {
    this.#waiters.delete(waiter);
    // Nobody keeps the process alive any more.
    if (this.#waiters.size === 0) this.#timer?.unref();
  }

  #goOff(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (const waiter of this.#waiters) {
      if (waiter.until > now) {
        this.#timer = setTimeout(() => this.#goOff(), waiter.until - now);
        return;
      }
      this.#waiters.delete(waiter);
      waiter.reject(new TimedOut(this.#milliseconds));
    }
    all.delete(this.#milliseconds);
  }
}

/** By how long they wait. */
const all = new Map<number, Waiting>();

function waitingFor(milliseconds: number): Waiting {
  const waiting = all.get(milliseconds) ?? new Waiting(milliseconds);
  all.set(milliseconds, waiting);
  return waiting;
}
