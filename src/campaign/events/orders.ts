import { z } from 'zod';

/** A side has written an order, which nobody else may read yet. What it says stands in the store under its hash. */
export const orderSealed = z.object({
  type: z.literal('order-sealed'),
  side: z.string(),
  /** SHA-256 of 16 random bytes and the text. */
  hash: z.string(),
  /** It is for one unit, and its side may write more. Which unit stands with the text. */
  single: z.literal(true).exactOptional(),
  /** The umpire who wrote it for the side, and so knows it. */
  by: z.string().exactOptional(),
  /** The order in whose place it stands. */
  replaces: z.string().exactOptional(),
  /** The turn that it is for; 1 before the first. Older records do not say. */
  turn: z.number().int().positive().exactOptional(),
});

/** A side has written all the orders that it means to. */
export const ordersComplete = z.object({ type: z.literal('orders-complete'), side: z.string() });

/** An umpire who plays no side has read what a side has under seal. */
export const ordersRead = z.object({ type: z.literal('orders-read'), side: z.string(), user: z.string() });

/** Time is called: every order is shown, with what proves that it is the one that was sealed. */
export const ordersRevealed = z.object({
  type: z.literal('orders-revealed'),
  orders: z.array(
    z.object({
      side: z.string(),
      hash: z.string(),
      turn: z.number().int().positive().exactOptional(),
      /** Absent, as is the text, where the order was sealed in another store and did not come along. */
      salt: z.string().exactOptional(),
      text: z.string().exactOptional(),
    }),
  ),
});
