import { randomBytes } from 'node:crypto';
import type { Known } from '../campaign/campaigns.ts';
import type { LogEvent } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import { commitmentOf, newSeed, type Seed } from '../fairness/seed.ts';
import { Seeds } from './seeds.ts';

/** What a log's next dice come from. */
export interface Secret {
  readonly log: string;
  readonly seed: Seed;
  readonly mix: string;
  /** Whether the store has the seed; it must, before a log commits to it. */
  readonly kept: boolean;
  /** What the record must say first: the commitment, where the log has not made it yet. */
  readonly events: readonly LogEvent[];
}

/** Finds the seed that a log has committed to, or makes one for a log that is to begin. */
export class LogDice {
  readonly #seeds: Seeds;
  readonly #fixed: Seed | undefined;

  /** @param fixed every log's seed (`--seed`), in place of its own: the same dice every time, and no mix */
  constructor(store: Store, fixed: Seed | undefined) {
    this.#seeds = new Seeds(store);
    this.#fixed = fixed;
  }

  /** The secret of a log that is there. */
  async of({ log, campaign, commitment, imported = 0 }: Known): Promise<Secret> {
    // What imported records committed to is the secret of the log that they come from.
    const own = campaign.seq > imported ? campaign.commitment : '';
    const inForce = own || commitment;
    const wanted = this.#fixed ? commitmentOf(this.#fixed) : inForce;
    const committed = own === wanted;
    const fixed = wanted === inForce ? undefined : this.#fixed;
    return {
      log: log.id,
      kept: fixed === undefined,
      seed: fixed ?? (await this.#seeds.behind(log.id, wanted)),
      mix: committed ? campaign.mix : '',
      events: committed ? [] : [{ type: 'committed', commitment: wanted, mix: '' }],
    };
  }

  /** The secret of a log that is to begin in the channel; nothing is kept of it yet. */
  fresh(channel: string): Secret {
    const seed = this.#fixed ?? newSeed();
    // A script's dice are the same every time only if its log has the same ID every time.
    const log = this.#fixed
      ? commitmentOf(Buffer.concat([seed, Buffer.from(channel)])).slice(0, 32)
      : randomBytes(16).toString('hex');
    return {
      log,
      seed,
      mix: '',
      kept: false,
      events: [{ type: 'committed', commitment: commitmentOf(seed), mix: '' }],
    };
  }

  /** Keeps the seed that a log is about to commit to. */
  keep({ log, seed }: Secret): Promise<void> {
    return this.#seeds.keep(log, seed);
  }

  /** Lets go of a seed whose log did not begin after all. */
  drop({ log, seed }: Secret): Promise<void> {
    return this.#seeds.drop(log, seed);
  }
}
