import { createHmac } from 'node:crypto';
import { isBehind, sealed } from './sealed.ts';

/**
 * How many units a side can hide. Each of its seals has that many places, whether or not something stands in them, so that a seal
 * tells nobody how many hidden units there are, or whether there are any.
 */
export const MOST_HIDDEN = 48;

/** What stands in each place of a seal, as text; nothing in those that are empty. */
export type Places = Readonly<Record<number, string>>;

/** One place of a seal as it's opened: no other can be read, or guessed, from that. */
export interface OpenedPlace {
  readonly place: number;
  readonly text: string;
  readonly salt: string;
  /** The hashes of all its places, and the salt with which they are behind the seal. */
  readonly hashes: readonly string[];
  readonly over: string;
}

/** The hash that a log gets of where a side's hidden units are. @param key 32 bytes in hexadecimal, new for each seal */
export function sealOf(key: string, places: Places): string {
  return sealed(hashesOf(key, places).join(''), saltOf(key, 'all')).hash;
}

export function placeOpened(key: string, places: Places, place: number): OpenedPlace {
  return {
    place,
    text: places[place] ?? '',
    salt: saltOf(key, place),
    hashes: hashesOf(key, places),
    over: saltOf(key, 'all'),
  };
}

/** Whether an opened place is what was sealed there. */
export function isPlaceOf(hash: string, { place, text, salt, hashes, over }: OpenedPlace): boolean {
  const own = hashes[place];
  const all = { salt: over, text: hashes.join('') };
  return hashes.length === MOST_HIDDEN && own !== undefined && isBehind(own, { salt, text }) && isBehind(hash, all);
}

function hashesOf(key: string, places: Places): string[] {
  return Array.from({ length: MOST_HIDDEN }, (_, i) => sealed(places[i] ?? '', saltOf(key, i)).hash);
}

function saltOf(key: string, what: number | 'all'): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(String(what)).digest('hex').slice(0, 32);
}
