import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { keys } from '../../campaign/keys.ts';
import type { LogEvent } from '../../campaign/record.ts';
import type { Store } from '../../campaign/store/store.ts';
import { newSalt, type Sealed, sealed } from '../../fairness/sealed.ts';
import type { Seed } from '../../fairness/seed.ts';
import { dealtTo, type SealedCard } from '../../fairness/veil.ts';
import { type Deck, dealt } from '../../kernel/dice/deck.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Asked } from '../asked.ts';
import type { Written } from '../committing.ts';
import { reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import type { Secrets } from '../solo/happening.ts';

/** Units to add, and the cards that are dealt to them: what each turns out to be. */
export interface Sealing {
  readonly units: readonly Unit[];
  readonly deck: Deck;
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

  /** @param seed of `--seed`: salts follow from it, so that a script's replies are the same every time */
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
   * @param adding returns the units and the cards for them; what each gets is drawn from the log's veil, or in logs of an older
   *   form and with `--seed` from its dice
   */
  add(asked: Asked, adding: (campaign: Campaign) => Sealing): Promise<Written> {
    return this.#protocol.write(asked, async (campaign, source, known, dice) => {
      const log = known!.log.id;
      const { units, deck } = adding(campaign);
      const names = units.map(({ name }) => name);
      const draws = await dice!.draws();
      const seals = draws ? dealtTo(names, deck, draws) : this.#fromDice(names, deck, source, { log, campaign });
      // If another process is erasing the log, nobody would find these texts again.
      const last = keys.record(log, campaign.seq);
      for (const { hash, salt, text } of seals) await this.#store.add(keys.secret(log, hash), { salt, text }, last);
      const event: LogEvent = {
        type: 'units-added',
        units: units.map((unit, i) => ({ ...unit, sealed: seals[i]!.hash, ...drawnAs(seals[i]!) })),
        ...(draws ? { deck } : {}),
      };
      return [event];
    });
  }

  #fromDice(
    names: readonly string[],
    deck: Deck,
    source: (sides: number) => number,
    { log, campaign }: { readonly log: string; readonly campaign: Campaign },
  ): readonly Sealed[] {
    const kinds = dealt(deck, source);
    return names.map((name, i) => sealed(`${name}: ${kinds[i]}`, this.#salt(log, campaign, i)));
  }

  #salt(log: string, { seq }: Campaign, i: number): string {
    if (!this.#seed) return newSalt();
    return createHmac('sha256', this.#seed).update(`seal ${log} ${seq} ${i}`).digest('hex').slice(0, 32);
  }
}

function drawnAs(seal: Sealed | SealedCard): { readonly draw?: number } {
  return 'draw' in seal ? { draw: seal.draw } : {};
}
