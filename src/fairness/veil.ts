import { createHmac } from 'node:crypto';
import { type Deck, dealt, kindDraws } from '../kernel/dice/deck.ts';
import { sealed } from './sealed.ts';
import type { Seed } from './seed.ts';
import { schemeOneValue } from './stream.ts';

/** The record in which something is drawn in secret, and the log's veil: its second secret, which gives those draws alone. */
export interface Veiled {
  readonly veil: Seed;
  readonly mix: string;
  readonly log: string;
  readonly seq: number;
  readonly interaction: string;
}

/** A secret draw: its own key, which opens it and no other, and its value from 1 to `sides`. */
export interface SecretDraw {
  readonly key: Buffer;
  readonly value: number;
}

/**
 * Draw j of a record (from 0, counted apart from its dice). Its key is HMAC-SHA-256 under the veil over the JSON text of
 * `[mix, log, seq, interaction, j]`, and its value is scheme 1's under that key, over the same list.
 */
export function secretDraws({ veil, mix, log, seq, interaction }: Veiled): (j: number, sides: number) => SecretDraw {
  return (j, sides) => {
    const list = [mix, log, seq, interaction, j];
    const key = createHmac('sha256', veil).update(JSON.stringify(list)).digest();
    return { key, value: schemeOneValue(key, list, sides) };
  };
}

/** What a place of a deck came to, sealed. */
export interface SealedCard {
  /** Which of the record's secret draws is its own. */
  readonly draw: number;
  readonly hash: string;
  readonly salt: string;
  readonly text: string;
}

/**
 * A deck dealt in secret to units, by their names. Each seal has the key of its unit's own draw for a salt, so that it's opened
 * alone: that key says nothing about the veil or about any other draw.
 * @param draw draw j of the record, of so many sides
 */
export function dealtTo(
  names: readonly string[],
  deck: Deck,
  draw: (j: number, sides: number) => SecretDraw,
): readonly SealedCard[] {
  const draws: SecretDraw[] = [];
  const kinds = dealt(deck, (sides) => {
    const next = draw(draws.length, sides);
    draws.push(next);
    return next.value;
  });
  const first = kindDraws(deck);
  return names.map((name, i) => {
    const draw = first + i;
    return { draw, ...sealed(`${name}: ${kinds[i]}`, draws[draw]!.key.toString('hex')) };
  });
}
