import { randomBytes } from 'node:crypto';
import type { OpenCampaign } from '../campaign/campaigns.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import { commitmentOf, newSeed, type Seed } from '../fairness/seed.ts';
import type { Scheme } from '../fairness/stream.ts';
import { Seeds } from './seeds.ts';

/** Where a log's next dice come from. */
export interface Secret {
  readonly log: string;
  readonly seed: Seed;
  readonly mix: string;
  readonly scheme: Scheme;
  /** Whether the store has the seed; it must, before a log commits to it. */
  readonly kept: boolean;
  /** What the record must say first: the commitment, if the log hasn't made it yet. */
  readonly events: readonly LogEvent[];
}

/** Shows a seed and replaces it with the next one. */
export interface Revealed {
  readonly next: Pick<Secret, 'log' | 'seed'>;
  readonly events: readonly LogEvent[];
}

/** What a log says about the seed of its next dice. Dice from new seeds are taken sixteen at once. */
export function committedTo(seed: Seed, scheme: Scheme = 2, mix = ''): EventOf<'committed'> {
  return { type: 'committed', commitment: commitmentOf(seed), mix, ...(scheme === 2 ? { scheme } : {}) };
}

/** Finds the seed that a log has committed to, or makes one for a log that is about to begin. */
export class LogDice {
  readonly #seeds: Seeds;
  readonly #fixed: Seed | undefined;

  /** @param fixed every log's seed (`--seed`), instead of its own: the same dice every time, and no mix */
  constructor(store: Store, fixed: Seed | undefined) {
    this.#seeds = new Seeds(store);
    this.#fixed = fixed;
  }

  /** The secret of an existing log. */
  async of({ log, campaign, commitment, imported = 0 }: OpenCampaign): Promise<Secret> {
    // Imported records committed to the secret of the log they come from.
    const own = campaign.seq > imported ? campaign.commitment : '';
    const inForce = own || commitment;
    const wanted = this.#fixed ? commitmentOf(this.#fixed) : inForce;
    const committed = own === wanted;
    const fixed = wanted === inForce ? undefined : this.#fixed;
    const scheme = committed ? (campaign.scheme ?? 1) : this.#scheme;
    const seed = fixed ?? (await this.#seeds.behind(log.id, wanted));
    return {
      log: log.id,
      kept: fixed === undefined,
      seed,
      scheme,
      mix: committed ? campaign.mix : '',
      events: committed ? [] : [committedTo(seed, scheme)],
    };
  }

  /** The secret of a log that is about to begin in the channel; nothing is stored yet. */
  fresh(channel: string): Secret {
    const seed = this.#fixed ?? newSeed();
    // A script's dice are only the same every time if its log has the same ID every time.
    const log = this.#fixed
      ? commitmentOf(Buffer.concat([seed, Buffer.from(channel)])).slice(0, 32)
      : randomBytes(16).toString('hex');
    const scheme = this.#scheme;
    return { log, seed, scheme, mix: '', kept: false, events: [committedTo(seed, scheme)] };
  }

  /** With `--seed`, a script's dice stay as they have always been. */
  get #scheme(): Scheme {
    return this.#fixed ? 1 : 2;
  }

  /**
   * Shows a seed and commits to the next one. These must be the last events of a record, because everything before them was
   * thrown from the old seed. Nothing for a seed from `--seed`, which its user knows. The store has the next seed by then.
   */
  async revealed({ log, seed }: Pick<Secret, 'log' | 'seed'>): Promise<Revealed | undefined> {
    if (this.#fixed) return undefined;
    const next = newSeed();
    await this.#seeds.keep(log, next);
    const shown: LogEvent = { type: 'seed-revealed', commitment: commitmentOf(seed), seed: seed.toString('hex') };
    return { next: { log, seed: next }, events: [shown, committedTo(next)] };
  }

  /** The current seed of a log that has its own. */
  seedOf(log: string, commitment: string): Promise<Seed> {
    return this.#seeds.behind(log, commitment);
  }

  /** Keeps the seed that a log is about to commit to. */
  keep({ log, seed }: Pick<Secret, 'log' | 'seed'>): Promise<void> {
    return this.#seeds.keep(log, seed);
  }

  /** Deletes a seed whose log didn't begin after all. */
  drop({ log, seed }: Pick<Secret, 'log' | 'seed'>): Promise<void> {
    return this.#seeds.drop(log, seed);
  }
}
