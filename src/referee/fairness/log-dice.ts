import { randomBytes } from 'node:crypto';
import type { Campaign } from '../../campaign/campaign.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import type { Store } from '../../campaign/store/store.ts';
import { commitmentOf, newSeed, type Seed } from '../../fairness/seed.ts';
import type { Scheme } from '../../fairness/stream.ts';
import { endsBattle, gameAfter, hidesAny, hidesUnder } from './revealing.ts';
import { SeedLost, Seeds } from './seeds.ts';

/** Where a log's next dice come from. */
export interface Secret {
  readonly log: string;
  readonly seed: Seed;
  /** SHA-256 of the seed. */
  readonly commitment: string;
  readonly mix: string;
  readonly scheme: Scheme;
  /** Whether the store has the seed; it must, before a log commits to it. */
  readonly kept: boolean;
  /** SHA-256 of the veil that an earlier record committed to: only from such a one is anything drawn in secret. */
  readonly veil?: string | undefined;
  /** A veil that this record commits to, and that the store hasn't kept yet. */
  readonly newVeil?: Seed | undefined;
  /** What the record must say first: the commitment, if the log hasn't made it yet. */
  readonly events: readonly LogEvent[];
}

/** Shows secrets and replaces them with the next ones. */
export interface Revealed {
  /** The new secrets, which the store has already. */
  readonly next: readonly Seed[];
  readonly events: readonly LogEvent[];
}

/** What is in force with a seed: how values are taken from it, the players' words, and the hash of the veil. */
interface With {
  readonly scheme?: Scheme | undefined;
  readonly mix?: string;
  readonly veil?: string | undefined;
}

/** What a log says about the seed of its next dice. Dice from new seeds are taken sixteen at once. */
export function committedTo(seed: Seed, { scheme = 2, mix = '', veil }: With = {}): EventOf<'committed'> {
  return announced(commitmentOf(seed), { scheme, mix, veil });
}

/** The same, for a seed that only its hash is known of. */
export function announced(commitment: string, { scheme = 1, mix = '', veil }: With): EventOf<'committed'> {
  return {
    type: 'committed',
    commitment,
    mix,
    ...(scheme === 2 ? { scheme } : {}),
    ...(veil === undefined ? {} : { veil }),
  };
}

/** Finds the seed that a log has committed to, or makes one for a log that is about to begin. */
export class LogDice {
  readonly #seeds: Seeds;
  readonly #fixed: Seed | undefined;

  /** @param fixed every log's seed (`--seed`), instead of its own: the same dice every time, no mix and no veil */
  constructor(store: Store, fixed: Seed | undefined) {
    this.#seeds = new Seeds(store);
    this.#fixed = fixed;
  }

  /** The secret of an existing log. */
  async of({ log, campaign, commitment, imported = 0 }: OpenCampaign): Promise<Secret> {
    // Imported records committed to the secret of the log they come from.
    const own = campaign.seq > imported ? campaign : undefined;
    const inForce = own?.commitment || commitment;
    const wanted = this.#fixed ? commitmentOf(this.#fixed) : inForce;
    const committed = own?.commitment === wanted;
    const fixed = wanted === inForce ? undefined : this.#fixed;
    const scheme = committed ? (campaign.scheme ?? 1) : this.#scheme;
    const seed = fixed ?? (await this.#seeds.behind(log.id, wanted));
    const mix = committed ? campaign.mix : '';
    // A log of an older form gets its veil with its next record.
    const newVeil = own?.veil !== undefined || this.#fixed ? undefined : newSeed();
    const announces = !committed || newVeil !== undefined;
    const veil = newVeil ? commitmentOf(newVeil) : own?.veil;
    const shown = own?.commitment && !committed ? [await this.#shown(log.id, own.commitment)] : [];
    return {
      log: log.id,
      kept: fixed === undefined,
      seed,
      commitment: wanted,
      scheme,
      mix,
      veil: own?.veil,
      newVeil,
      events: announces ? [...shown, committedTo(seed, { scheme, mix, veil })] : [],
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
    const newVeil = this.#fixed ? undefined : newSeed();
    const veil = newVeil && commitmentOf(newVeil);
    const events = [committedTo(seed, { scheme, veil })];
    return { log, seed, commitment: commitmentOf(seed), scheme, mix: '', kept: false, newVeil, events };
  }

  /** With `--seed`, a script's dice stay as they have always been. */
  get #scheme(): Scheme {
    return this.#fixed ? 1 : 2;
  }

  /**
   * Shows the seed, and commits to the next one; the veil as well, if something was drawn from it and nothing of that is hidden
   * any more. These must be the last events of a record, because everything before them was thrown from the old seed. Nothing
   * for a seed from `--seed`, which its user knows. The store has the next secrets by then.
   * @param game after the record, if there is one
   */
  async revealed(secret: Secret, campaign: Campaign, game: Campaign['game']): Promise<Revealed | undefined> {
    if (this.#fixed) return undefined;
    const { log, seed } = secret;
    const next = newSeed();
    await this.#seeds.keep(log, next);
    const veil = await this.#unveiled(secret, campaign, game);
    const shown: LogEvent = { type: 'seed-revealed', commitment: commitmentOf(seed), seed: seed.toString('hex') };
    return {
      next: [next, ...veil.next],
      events: [shown, ...veil.events, committedTo(next, { veil: veil.hash })],
    };
  }

  /** Shows the veil alone, once the last thing drawn from it is known. */
  async unveiled(secret: Secret, campaign: Campaign, game: Campaign['game']): Promise<Revealed | undefined> {
    const { seed, scheme, mix } = secret;
    const { hash, next, events } = await this.#unveiled(secret, campaign, game);
    if (next.length === 0) return undefined;
    return { next, events: [...events, committedTo(seed, { scheme, mix, veil: hash })] };
  }

  /** The veil in force afterwards, and what a record says if it's another one. */
  async #unveiled({ log, veil, newVeil }: Secret, campaign: Campaign, game: Campaign['game']) {
    const none = { hash: newVeil ? commitmentOf(newVeil) : veil, next: [], events: [] };
    if (veil === undefined || !campaign.dealt || hidesUnder(game)) return none;
    const next = newSeed();
    await this.#seeds.keep(log, next);
    const shown = await this.#seeds.behind(log, veil).catch(unlessLost);
    const event: LogEvent = shown
      ? { type: 'veil-shown', commitment: veil, veil: shown.toString('hex') }
      : { type: 'seed-lost', commitment: veil };
    return { hash: commitmentOf(next), next: [next], events: [event] };
  }

  /** The veils of single records whose secrets these events make known: their dice come from public rounds. */
  async ownVeils({ log }: Secret, { veils = [], game }: Campaign, events: readonly LogEvent[]): Promise<LogEvent[]> {
    if (veils.length === 0) return [];
    const after = endsBattle(game, events) ? undefined : gameAfter(game, events);
    const shown = veils.filter(
      ({ units }) => !hidesAny(after, units) && (hidesAny(game, units) || after === undefined),
    );
    return Promise.all(
      shown.map(async ({ seq, veil }): Promise<LogEvent> => {
        const secret = await this.#seeds.behind(log, veil).catch(unlessLost);
        return secret
          ? { type: 'veil-shown', seq, veil: secret.toString('hex') }
          : { type: 'seed-lost', commitment: veil };
      }),
    );
  }

  /** Keeps the veil of a single record, from which something is drawn in it. */
  keepVeil(log: string, secret: string): Promise<void> {
    return this.#seeds.keep(log, Buffer.from(secret, 'hex'));
  }

  /** What a log says of a seed that another one replaces. */
  async #shown(log: string, commitment: string): Promise<LogEvent> {
    const seed = await this.#seeds.behind(log, commitment).catch(unlessLost);
    if (!seed) return { type: 'seed-lost', commitment };
    return { type: 'seed-revealed', commitment, seed: seed.toString('hex') };
  }

  /** The current seed or veil of a log that has its own. @throws {SeedLost} */
  seedOf(log: string, commitment: string): Promise<Seed> {
    return this.#seeds.behind(log, commitment);
  }

  /** Keeps the secrets that a log is about to commit to. */
  async keep({ log, seed, kept, newVeil }: Pick<Secret, 'log' | 'seed' | 'kept' | 'newVeil'>): Promise<void> {
    const secrets = [...(kept ? [] : [seed]), ...(newVeil ? [newVeil] : [])];
    await Promise.all(secrets.map((each) => this.#seeds.keep(log, each)));
  }

  /** Deletes secrets that no record of their log has committed to after all. */
  async drop(log: string, secrets: readonly Seed[]): Promise<void> {
    for (const each of secrets) await this.#seeds.drop(log, each);
  }
}

/** The secrets of a log that hasn't begun. */
export function secretsOf({ seed, newVeil }: Pick<Secret, 'seed' | 'newVeil'>): readonly Seed[] {
  return [seed, ...(newVeil ? [newVeil] : [])];
}

function unlessLost(error: unknown): undefined {
  if (!(error instanceof SeedLost)) throw error;
}
