import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import { keys } from '../../campaign/keys.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import type { Store } from '../../campaign/store/store.ts';
import { newSalt, sealed } from '../../fairness/sealed.ts';
import type { Seed } from '../../fairness/seed.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';
import { LONGEST } from '../../kernel/texts.ts';
import { assertNotOver, assertOpen, assertPlays, assertUmpire, isNeutral, sideHeld } from '../agreement/permission.ts';
import type { Asked } from '../asked.ts';
import type { Written } from '../committing.ts';
import { gameIn, sideNamed } from '../games/games.ts';
import { reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { unitNamed } from '../units/units.ts';

/** What the store keeps of an order until time is called. */
const kept = z.object({ salt: z.string(), text: z.string(), unit: z.string().exactOptional() });

/** An order in the store, before and after it's shown. */
export async function keptOrder(store: Store, log: string, hash: string): Promise<z.infer<typeof kept> | undefined> {
  const read = kept.safeParse(await store.get(keys.secret(log, hash)));
  return read.success ? read.data : undefined;
}

/** An order that its own side may read. */
export interface OwnOrder {
  readonly hash: string;
  readonly text: string;
  /** The turn that it's for. */
  readonly turn?: number;
}

/** Whose orders are meant: a side's, or those of one of its units. */
export interface Ordered {
  readonly side?: string | undefined;
  readonly unit?: string | undefined;
}

/**
 * Written orders that nobody else may read until all are in. The log holds their hashes. Their text is in the
 * store beside it, written before the record that commits to it.
 */
export class Orders {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #seed: Seed | undefined;

  /** @param seed of `--seed`: the salts follow from it, so that a script's replies are the same every time */
  constructor(protocol: Protocol, { store, seed }: { readonly store: Store; readonly seed?: Seed | undefined }) {
    this.#protocol = protocol;
    this.#store = store;
    this.#seed = seed;
  }

  /**
   * Takes an order, replacing the previous one of the same side or unit. Once every side is in, all are shown.
   * @throws {InputError} unless the speaker plays that side
   */
  seal(asked: Asked, ordered: Ordered, words: string): Promise<Written> {
    const text = words.trim();
    if (text === '') throw new InputError('missing-options', { missing: ['text'] });
    if (text.length > LONGEST.order) throw new InputError('too-long', { option: 'text', most: LONGEST.order });
    return this.#protocol.write(asked, async (campaign, _source, known) => {
      const game = gameIn(campaign);
      assertNotOver(game);
      const { side, unit } = orderedBy(game, asked.user, ordered);
      const log = known!.log.id;
      assertMayWrite(game, asked.user, side);
      const order = sealed(unit ? `${unit.name}: ${text}` : text, this.#salt(log, campaign));
      const before = await this.#replaced(log, game, side, unit?.id);
      const kept = { salt: order.salt, text: order.text, ...(unit ? { unit: unit.id } : {}) };
      // If another process is erasing the log, nobody would find this text again: its record won't be written either.
      await this.#store.add(keys.secret(log, order.hash), kept, keys.record(log, campaign.seq));
      const { hash } = order;
      return this.#shownIfAllIn(log, game, [
        {
          type: 'order-sealed',
          side,
          hash,
          turn: turnOf(game),
          ...(unit ? { single: true as const } : {}),
          ...(sideOf(game, asked.user) === side ? {} : { by: asked.user }),
          ...(before && before !== hash ? { replaces: before } : {}),
        },
      ]);
    });
  }

  /** A side has written all its orders. @throws {InputError} if it has written none */
  complete(asked: Asked, { side: typed }: Ordered): Promise<Written> {
    return this.#protocol.write(asked, async (campaign, _source, known) => {
      const game = gameIn(campaign);
      assertNotOver(game);
      const { side } = orderedBy(game, asked.user, { side: typed });
      const own = await this.#held(known!.log.id, game);
      if (!own.some((each) => each.side === side)) throw new InputError('no-orders');
      return this.#shownIfAllIn(known!.log.id, game, [{ type: 'orders-complete', side }]);
    });
  }

  /**
   * Calls time: every order is shown, even if some sides aren't in.
   * @param expired if the clock calls it and not a user: throws unless time is up
   * @throws {InputError} unless the speaker is an umpire
   */
  callTime(asked: Asked, expired?: (campaign: Campaign) => void): Promise<Written> {
    return this.#protocol.write(asked, async (campaign, _source, known) => {
      const game = gameIn(campaign);
      assertOpen(game);
      if (expired) expired(campaign);
      else assertUmpire(game, asked.user);
      if (game.orders.sealed.length === 0) throw new InputError('no-orders');
      const own = sideHeld(game, asked.user);
      const held = await this.#held(known!.log.id, game);
      if (own !== undefined && !isIn(held, game, own)) throw new NotAllowed('time-of-another');
      return [await this.#shown(known!.log.id, game)];
    });
  }

  /**
   * The sealed orders of a side, for those of its players who played for it when they were sealed, and for an umpire
   * who plays no side. For such an umpire the log first records that they read them.
   * @throws {NotAllowed} for others
   */
  async read(asked: Asked, { side: typed }: Ordered): Promise<readonly OwnOrder[]> {
    const { known, movedTo } = await reading(this.#protocol.campaigns.findLatest(asked.channel));
    const game = gameIn(known?.campaign ?? { ...nothingYet, ...(movedTo === undefined ? {} : { place: movedTo }) });
    const { side } = orderedBy(game, asked.user, { side: typed });
    const own = sideOf(game, asked.user) === side;
    const held = (await reading(this.#held(known!.log.id, game))).filter((each) => each.side === side);
    const orders = own ? held.filter((each) => mayRead(each, asked.user)) : held;
    const notHis = own ? orders.length === 0 && held.length > 0 : !isNeutral(game, asked.user);
    if (notHis) throw new NotAllowed('orders-not-yours', { side: game.sides[side]?.name ?? side });
    if (!own && orders.length > 0 && !hasRead(game, asked.user, side)) {
      await this.#protocol.write(asked, () => [{ type: 'orders-read', side, user: asked.user }]);
    }
    return orders.map(({ hash, text, turn }) => ({ hash, text, ...(turn === undefined ? {} : { turn }) }));
  }

  /** Shows orders when their turn ends, at the latest. @returns what a record that begins another turn says about them */
  async ending({ game }: Campaign, log: string | undefined, events: readonly LogEvent[]): Promise<LogEvent[]> {
    if (!game || log === undefined || game.orders.sealed.length === 0) return [];
    const now = events.reduce((turn, event) => (event.type === 'turn-begun' ? event.at.turn : turn), 0);
    const over = game.orders.sealed.some(({ turn = turnOf(game) }) => turn < now);
    return over || events.some(({ type }) => type === 'battle-begun') ? [await this.#shown(log, game)] : [];
  }

  #salt(log: string, { seq }: Campaign): string {
    if (!this.#seed) return newSalt();
    return createHmac('sha256', this.#seed).update(`salt ${log} ${seq}`).digest('hex').slice(0, 32);
  }

  /** The orders whose text is here: those of an imported log stayed where they were sealed. */
  async #held(log: string, { orders }: Game) {
    const read = orders.sealed.map(async (order) => {
      const found = await keptOrder(this.#store, log, order.hash);
      return found ? [{ ...order, ...found }] : [];
    });
    return (await Promise.all(read)).flat();
  }

  async #replaced(log: string, game: Game, side: string, unit: string | undefined): Promise<string | undefined> {
    const held = await this.#held(log, game);
    const lost = game.orders.sealed.find(
      (order) => order.side === side && !held.some(({ hash }) => hash === order.hash),
    );
    return held.find((order) => order.side === side && order.unit === unit)?.hash ?? lost?.hash;
  }

  /** The decision, and the showing of all orders if it was the last one missing. */
  async #shownIfAllIn(log: string, before: Game, events: readonly LogEvent[]): Promise<LogEvent[]> {
    const game = events.reduce<Game>((state, event) => evolveGame(state, event)!, before);
    const held = await this.#held(log, game);
    // Nobody writes for the side that the referee runs.
    const writing = Object.keys(game.sides).filter((side) => side !== game.table.solo);
    return writing.every((side) => isIn(held, game, side)) ? [...events, await this.#shown(log, game)] : [...events];
  }

  async #shown(log: string, game: Game): Promise<EventOf<'orders-revealed'>> {
    const held = await this.#held(log, game);
    const orders = game.orders.sealed.map(({ side, hash, turn }) => {
      const found = held.find((each) => each.hash === hash);
      const label = turn === undefined ? {} : { turn };
      return { side, hash, ...label, ...(found ? { salt: found.salt, text: found.text } : {}) };
    });
    return { type: 'orders-revealed', orders };
  }
}

/** The turn that an order belongs to; before the battle, its first. */
function turnOf({ at }: Game): number {
  return at?.turn ?? 1;
}

/** Whether a side has written all its orders for this turn, as far as everybody may see. */
function isIn(
  held: readonly { readonly side: string; readonly single?: true; readonly turn?: number }[],
  game: Game,
  side: string,
): boolean {
  const now = turnOf(game);
  return held.some(
    (order) =>
      order.side === side && (order.turn ?? now) === now && (!order.single || game.orders.complete.includes(side)),
  );
}

/**
 * An umpire may write for a side that hasn't written; only its own players can change what they wrote. That goes by what the log
 * shows to everyone: which unit an order is for is sealed, and a refusal would tell it.
 * @throws {NotAllowed} for a side that has orders which the speaker hasn't written
 */
function assertMayWrite(game: Game, user: string, side: string): void {
  if (sideOf(game, user) === side) return;
  const others = game.orders.sealed.some((order) => order.side === side && !order.readers?.includes(user));
  if (others) throw new NotAllowed('not-replaced', { side: game.sides[side]?.name ?? side });
}

/** Older logs don't say who played then. */
function mayRead({ readers }: Game['orders']['sealed'][number], user: string): boolean {
  return readers?.includes(user) ?? true;
}

function hasRead({ orders }: Game, user: string, side: string): boolean {
  return (orders.read ?? []).some((each) => each.user === user && each.side === side);
}

/** The side that an order is for. @throws {InputError} unless the speaker plays it, or is an umpire */
function orderedBy(game: Game, user: string, { side: typed, unit: name }: Ordered) {
  assertOpen(game);
  const unit = name === undefined ? undefined : unitNamed(game, name);
  const side = unit?.side ?? (typed === undefined ? sideOf(game, user) : sideNamed(game, typed));
  if (side === undefined) throw new InputError('no-side');
  assertPlays(game, user, side);
  if (unit?.gone) throw new InputError('unit-gone', { unit: unit.name, why: unit.gone });
  return { side, unit };
}
