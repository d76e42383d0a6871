import { z } from 'zod';

/** A side has written an order that nobody else may read yet. Its text is in the store, under its hash. */
export const orderSealed = z.object({
  type: z.literal('order-sealed'),
  side: z.string(),
  /** SHA-256 of 16 random bytes and the text. */
  hash: z.string(),
  /** The order is for one unit, and its side may write more. The sealed text says which unit. */
  single: z.literal(true).exactOptional(),
  /** The umpire who wrote it for the side, and therefore knows it. */
  by: z.string().exactOptional(),
  /** The order that it replaces. */
  replaces: z.string().exactOptional(),
  /** The turn that it's for; 1 before the first. Older records don't say. */
  turn: z.number().int().positive().exactOptional(),
});

/** A side has written all the orders it wants to. */
export const ordersComplete = z.object({ type: z.literal('orders-complete'), side: z.string() });

/** An umpire who plays no side has read a side's sealed orders. */
export const ordersRead = z.object({ type: z.literal('orders-read'), side: z.string(), user: z.string() });

/** Time is called: every order is shown, with the proof that it's the one that was sealed. */
export const ordersRevealed = z.object({
  type: z.literal('orders-revealed'),
  orders: z.array(
    z.object({
      side: z.string(),
      hash: z.string(),
      turn: z.number().int().positive().exactOptional(),
      /** Absent, like the text, if the order was sealed in another store and wasn't exported with the log. */
      salt: z.string().exactOptional(),
      text: z.string().exactOptional(),
    }),
  ),
});
