import * as z from 'zod';
import { hash, sideRef, text, user } from '../../kernel/texts.ts';
import { event } from './event.ts';

/** A side has written an order that nobody else may read yet. Its text is in the store, under its hash. */
export const orderSealed = event(
  'order-sealed',
  {
    side: sideRef,
    /** SHA-256 of 16 random bytes and the text. */
    hash,
    /** The order is for one unit, and its side may write more. The sealed text says which unit. */
    single: z.literal(true).exactOptional(),
    /** The umpire who wrote it for the side, and therefore knows it. */
    by: user.exactOptional(),
    /** The order that it replaces. */
    replaces: hash.exactOptional(),
    /** The turn that it's for; 1 before the first. Older records don't say. */
    turn: z.number().int().positive().exactOptional(),
  },
  {
    fold: ({ orders, sides }, { side, hash, single, replaces, turn, by }) => {
      const readers = [...(sides[side]?.players ?? []), ...(by === undefined ? [] : [by])];
      const order = { side, hash, readers, ...(single ? { single } : {}), ...(turn === undefined ? {} : { turn }) };
      return { orders: { ...orders, sealed: [...orders.sealed.filter((each) => each.hash !== replaces), order] } };
    },
  },
);

/** A side has written all the orders it wants to. */
export const ordersComplete = event(
  'orders-complete',
  { side: sideRef },
  {
    fold: ({ orders }, { side }) => ({ orders: { ...orders, complete: [...new Set([...orders.complete, side])] } }),
  },
);

/** An umpire who plays no side has read a side's sealed orders. */
export const ordersRead = event(
  'orders-read',
  { side: sideRef, user },
  {
    sort: 'talk',
    lasting: true,
    fold: ({ orders }, { user, side }) => ({ orders: { ...orders, read: [...(orders.read ?? []), { user, side }] } }),
  },
);

/** Time is called: every order is shown, with the proof that it's the one that was sealed. */
export const ordersRevealed = event(
  'orders-revealed',
  {
    orders: z.array(
      z.object({
        side: sideRef,
        hash,
        turn: z.number().int().positive().exactOptional(),
        /** Absent, like the text, if the order was sealed in another store and wasn't exported with the log. */
        salt: text.exactOptional(),
        text: text.exactOptional(),
      }),
    ),
  },
  {
    lasting: true,
    told: true,
    fold: () => ({ orders: { sealed: [], complete: [] } }),
    holds: ({ orders }, { isSealed }) =>
      Object.fromEntries(
        orders.map(({ hash, salt, text }, i) => {
          const isLost = salt === undefined && text === undefined;
          return [
            `orders.${i}`,
            isLost || (salt !== undefined && text !== undefined && isSealed(hash, { salt, text })),
          ];
        }),
      ),
  },
);
