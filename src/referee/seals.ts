import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Campaign } from '../campaign/campaign.ts';
import type { Known } from '../campaign/campaigns.ts';
import { keys } from '../campaign/keys.ts';
import type { LogEvent } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import { newSalt, sealed } from '../fairness/sealed.ts';
import type { Seed } from '../fairness/seed.ts';
import type { Unit } from '../kernel/scene.ts';
import type { Asked } from './asked.ts';
import { type Protocol, reading, type Written } from './protocol.ts';
import type { Secrets } from './solo-play.ts';

/** Units to be added, and of each the text that is sealed. */
export interface Sealing {
  readonly units: readonly Unit[];
  readonly texts: readonly string[];
}

const kept = z.object({ salt: z.string(), text: z.string() });

/**
 * What nobody knows of a unit, the host of the game included, before it is shown: the log holds a hash, the store beside it
 * what stands behind it, written before the record that commits to it.
 */
export class Seals {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #seed: Seed | undefined;

  /** @param seed of `--seed`: the salts follow from it, so that a script says the same every time */
  constructor(protocol: Protocol, { store, seed }: { readonly store: Store; readonly seed?: Seed | undefined }) {
    this.#protocol = protocol;
    this.#store = store;
    this.#seed = seed;
  }

  /** What the store keeps of the units of a campaign. */
  async of(known: Known | undefined): Promise<Secrets> {
    const units = Object.values(known?.campaign.game?.units ?? {});
    const hashes = units.flatMap(({ sealed: hash }) => hash ?? []);
    const read = hashes.map(async (hash) => {
      const found = kept.safeParse(await this.#store.get(keys.secret(known!.log.id, hash)));
      return found.success ? [[hash, found.data] as const] : [];
    });
    return new Map((await reading(Promise.all(read))).flat());
  }

  /**
   * Units are added of which nobody knows what they are.
   * @param adding gives the units, and of each the text that is sealed; it draws from the log's own dice
   */
  add(asked: Asked, adding: (campaign: Campaign, draw: (sides: number) => number) => Sealing): Promise<Written> {
    return this.#protocol.write(asked, async (campaign, source, known) => {
      const log = known!.log.id;
      const { units, texts } = adding(campaign, source);
      const seals = texts.map((text, i) => sealed(text, this.#salt(log, campaign, i)));
      // Beside a log that another process is erasing they would be found by nobody.
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
