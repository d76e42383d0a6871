import { drawnIn } from './beacon/announced.ts';
import { beaconDraw } from './beacon/values.ts';
import { canonical } from './chain.ts';
import { isPlaceOf, type OpenedPlace, sealOf } from './deployment.ts';
import type { Placed } from './in-force.ts';
import type { FaultKind, LoggedEvent } from './logged.ts';
import { isBehind } from './sealed.ts';
import type { Seed } from './seed.ts';
import { dealtTo, type SealedCard, type SecretDraw, secretDraws } from './veil.ts';

/** What is found of the seals of a record. */
export interface SealsFound {
  readonly fault?: FaultKind | undefined;
  /** Cards that were worked out again from the veil, and those whose veil isn't shown yet. */
  readonly dealt: number;
  readonly veiled: number;
}

/** Everything that has been sealed in a log so far: what is opened must be what was sealed. */
export class SealedSoFar {
  readonly #sealed = new Set<string>();
  #lost = false;

  /** @param veilOf the veil behind a hash, if it's known */
  in(placed: Placed, veilOf: (log: string, hash: string) => Seed | undefined): SealsFound {
    const { record, log } = placed;
    let fault: FaultKind | undefined;
    let [dealt, veiled] = [0, 0];
    for (const event of record.events) {
      if (event.type === 'record-lost') this.#lost = true;
      const hashes = sealedBy(event);
      for (const hash of hashes) this.#sealed.add(hash);
      if (!this.#fits(event)) fault ??= 'seal';
      if (event.deck === undefined) continue;
      const hash = veilHash(placed);
      if (hash === undefined) fault ??= 'veil';
      const veil = hash === undefined ? undefined : veilOf(log, hash);
      if (!veil) veiled += hashes.length;
      else {
        const names = (event.units ?? []).map(({ name }) => name);
        const cards = names.length === event.deck.length ? dealtTo(names, event.deck, drawsOf(placed, veil)) : [];
        if (!isDealt(event, cards)) fault ??= 'dealt';
        dealt += cards.length;
      }
    }
    return { fault, dealt, veiled };
  }

  /** As `#opens`; what can't be read as it should be was never sealed. */
  #fits(event: LoggedEvent): boolean {
    try {
      return this.#opens(event);
    } catch {
      return false;
    }
  }

  /** Whether what an event opens was sealed before, and is behind its hash. What is lost has neither salt nor text. */
  #opens(event: LoggedEvent): boolean {
    const { type, hash, salt, text, orders } = event;
    if (type === 'hidden-shown') return this.#wasSealed(hash) && isPlaceOf(String(hash), placeIn(event));
    if (type === 'hiding-ended') return this.#ends(event);
    const opened = type === 'seal-opened' ? [{ hash, salt, text }] : type === 'orders-revealed' ? (orders ?? []) : [];
    return opened.every((each) => {
      if (!this.#wasSealed(each.hash)) return false;
      if (!each.salt && !each.text) return true;
      return isBehind(String(each.hash), { salt: String(each.salt), text: String(each.text) });
    });
  }

  /** Whether every seal on a side's hidden units is behind its hash. One that was made in another store has no key. */
  #ends({ seals = [] }: LoggedEvent): boolean {
    const texts: Record<number, string> = {};
    return seals.every(({ hash, key, changed }) => {
      for (const { place, stands } of changed) {
        if (stands === undefined) delete texts[place];
        else texts[place] = canonical(stands);
      }
      return this.#wasSealed(hash) && (key === undefined || sealOf(key, texts) === hash);
    });
  }

  #wasSealed(hash: unknown): boolean {
    return this.#lost || this.#sealed.has(String(hash));
  }
}

/** A place of a seal on hidden units, as it's opened. */
function placeIn({ place, salt, hashes = [], over, stands }: LoggedEvent): OpenedPlace {
  return {
    place: Number(place),
    text: stands === undefined ? '' : canonical(stands),
    salt: String(salt),
    hashes,
    over: String(over),
  };
}

/** The hash of the veil that a record's secret draws come from: its own, if its dice come from a public round. */
export function veilHash({ record, chain, before }: Placed): string | undefined {
  return chain === undefined ? before?.veil : drawnIn(record)?.veil;
}

function drawsOf({ record, log, chain, before }: Placed, veil: Seed): (j: number, sides: number) => SecretDraw {
  const drawn = chain === undefined ? undefined : drawnIn(record);
  if (drawn) return beaconDraw(veil, drawn);
  const { seq, interaction } = record;
  return secretDraws({ veil, mix: before?.mix ?? '', log, seq, interaction });
}

function sealedBy({ type, units, hash }: LoggedEvent): readonly string[] {
  if (type === 'order-sealed') return [String(hash)];
  if (type === 'units-hidden') return [String(hash)];
  return type === 'units-added' ? (units ?? []).flatMap(({ sealed }) => sealed ?? []) : [];
}

function isDealt({ units = [] }: LoggedEvent, cards: readonly SealedCard[]): boolean {
  return cards.length > 0 && cards.every(({ hash, draw }, i) => units[i]!.sealed === hash && units[i]!.draw === draw);
}
