import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Campaign } from '../campaign/campaign.ts';
import type { OpenCampaign } from '../campaign/campaigns.ts';
import { keys } from '../campaign/keys.ts';
import type { LogEvent } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import { newSalt, sealed } from '../fairness/sealed.ts';
import type { Seed } from '../fairness/seed.ts';
import type { Unit } from '../kernel/scene.ts';
import type { Asked } from './asked.ts';
import { type Protocol, reading, type Written } from './protocol.ts';
import type { Secrets } from './solo-play.ts';

/** Units to add, and the sealed text of each. */
export interface Sealing {
  readonly units: readonly Unit[];
  readonly texts: readonly string[];
}

const kept = z.object({ salt: z.string(), text: z.string() });

/**
 * What nobody knows about a unit before it's shown, not even the host of the game. The log holds a hash, and the store beside it
 * the text behind it, written before the record that commits to it.
 */
export class Seals {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #seed: Seed | undefined;

  /** @param seed of `--seed`: the salts follow from it, so that a script's replies are the same every time */
  constructor(protocol: Protocol, { store, seed }: { readonly store: Store; readonly seed?: Seed | undefined }) {
    this.#protocol = protocol;
    this.#store = store;
    this.#seed = seed;
  }

  /** What the store keeps of a campaign's units. */
  async of(known: OpenCampaign | undefined): Promise<Secrets> {
    const units = Object.values(known?.campaign.game?.units ?? {});
    const hashes = units.flatMap(({ sealed: hash }) => hash ?? []);
    const read = hashes.map(async (hash) => {
      const found = kept.safeParse(await this.#store.get(keys.secret(known!.log.id, hash)));
      return found.success ? [[hash, found.data] as const] : [];
    });
    return new Map((await reading(Promise.all(read))).flat());
  }

  /**
   * Adds units whose nature nobody knows.
   * @param adding returns the units and the sealed text of each; it draws from the log's own dice
   */
  add(asked: Asked, adding: (campaign: Campaign, draw: (sides: number) => number) => Sealing): Promise<Written> {
    return this.#protocol.write(asked, async (campaign, source, known) => {
      const log = known!.log.id;
      const { units, texts } = adding(campaign, source);
      const seals = texts.map((text, i) => sealed(text, this.#salt(log, campaign, i)));
      // If another process is erasing the log, nobody would find these texts again.
      const last = keys.record(log, campaign.seq);
      for (const { hash, salt, text } of seals) await this.#store.add(keys.secret(log, hash), { salt, text }, last);
      const event: LogEvent = {
        type: 'units-added',
        units: units.map((unit, i) => ({ ...unit, sealed: seals[i]!.hash })),
      };
      return [event];
    });
  }

  #salt(log: string, { seq }: Campaign, i: number): string {
    if (!this.#seed) return newSalt();
    return createHmac('sha256', this.#seed).update(`seal ${log} ${seq} ${i}`).digest('hex').slice(0, 32);
  }
}
