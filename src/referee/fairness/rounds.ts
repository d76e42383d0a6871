import type { BeaconChain } from '../../fairness/beacon/chain.ts';
import type { Round } from '../../fairness/beacon/signature.ts';
import { KeptThread, startBeside } from '../../threads/kept-thread.ts';
import type { RoundsAnswer, RoundsQuestion } from './rounds-worker.ts';

/** How long the thread may take for one question, in milliseconds: two hundred rounds take a second, or ten if all are wrong. */
const PATIENCE = 60_000;
const IDLE = 60_000;
/** The thread's memory, in megabytes. */
const MOST_MEMORY = 128;

/** Checks the signatures of public rounds in a thread of its own, one question after another. */
export class Rounds {
  readonly #thread = new KeptThread<RoundsQuestion, RoundsAnswer>(
    () => startBeside(import.meta.url, 'rounds-worker', MOST_MEMORY),
    { patience: PATIENCE, idle: IDLE, failure: (why) => new Error(`The thread that checks rounds failed: ${why}`) },
  );
  #busy: Promise<unknown> = Promise.resolve();

  /** Those of the rounds whose signature isn't the chain's. @throws {Error} if the thread dies or stops answering */
  wrongAmong(chain: BeaconChain, rounds: readonly Round[]): Promise<readonly Round[]> {
    const found = this.#busy.then(() => this.#ask({ chain, rounds }));
    this.#busy = found.catch(() => undefined);
    return found;
  }

  async #ask(question: RoundsQuestion): Promise<readonly Round[]> {
    try {
      return await this.#thread.ask(question);
    } finally {
      this.#thread.rest();
    }
  }
}
