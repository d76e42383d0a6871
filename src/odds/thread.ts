import type { Worker } from 'node:worker_threads';
import type { Odds } from '../kernel/dice/odds.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import { KeptThread, startBeside } from '../threads/kept-thread.ts';
import type { OddsAnswer, OddsQuestion, Wanted } from './odds-worker.ts';

/** How long the thread may take, in milliseconds: the heaviest odds take a few seconds. */
const PATIENCE = 60_000;
const IDLE = 60_000;
/** The thread's memory, in megabytes. */
const MOST_MEMORY = 512;

/** A thread that works out odds, one action after another. */
export class OddsThread {
  readonly #thread: KeptThread<OddsQuestion, OddsAnswer>;
  #busy: Promise<unknown> = Promise.resolve();

  /** @param start starts the thread; tests of its death pass another one */
  constructor(start: () => Worker = () => startBeside(import.meta.url, 'odds-worker', MOST_MEMORY)) {
    const failure = (why: string) => new Error(`The thread of the odds failed: ${why}`);
    this.#thread = new KeptThread(start, { patience: PATIENCE, idle: IDLE, failure });
  }

  /**
   * The odds of an action.
   * @throws {Refusal} {InputError} as `enumerate` does; any other error if the thread dies or stops answering
   */
  ask(wanted: Wanted): Promise<Odds> {
    const odds = this.#busy.then(() => this.#ask(wanted));
    this.#busy = odds.catch(() => undefined);
    return odds;
  }

  async #ask(wanted: Wanted): Promise<Odds> {
    try {
      let { total, some, left } = accepted(await this.#thread.ask(wanted));
      const outcomes = [...some];
      while (left > 0) {
        ({ total, some, left } = accepted(await this.#thread.ask('next')));
        outcomes.push(...some);
      }
      return { total, outcomes };
    } finally {
      this.#thread.rest();
    }
  }
}

/** Rethrows an error that was thrown in the thread. */
function accepted(said: OddsAnswer): Extract<OddsAnswer, { kind: 'outcomes' }> {
  if (said.kind === 'refused') throw Refusal.again(said);
  if (said.kind === 'wrong') throw InputError.again(said);
  return said;
}
