import { theSides } from '../words.ts';

/** Sentences about written orders under seal. */
export const orders = {
  sealed: (side: string, again: boolean) =>
    again ? `${side}: a new sealed order is in. It replaces the last one.` : `${side}: a sealed order is in.`,
  complete: (side: string) => `${side}: all orders are in.`,
  waiting: (written: string, others: string) =>
    `${written === '' ? '' : `Orders in: ${written}. `}Waiting for: ${others}.`,
  single: (sides: string) =>
    `${sides}: only orders for single units so far. Say /order complete:true when that’s all of them. An umpire can also call time.`,
  writing: (written: string) =>
    `Orders in: ${written}. They’re all shown when every side has an order for the whole side or says it’s complete, or when an umpire calls time.`,
  turn: (n: number) => `turn ${n}`,
  read: (side: string) => `read ${theSides(side)} sealed orders.`,
  revealed: 'All the orders:',
  lost: 'lost: this order was sealed elsewhere and didn’t come with the imported log.',
  proof: (salt: string, hash: string) => `salt ${salt}, SHA-256 ${hash}`,
  check: 'To check one, take the SHA-256 of the 16 bytes of its salt followed by the text after the side.',
  noneOfYours: 'Your side has no sealed orders.',
  shown: (orders: readonly (readonly [side: string, text: string | undefined])[]) =>
    `All the orders: ${orders.map(([side, text]) => `${side}: ${text ?? 'lost with an import'}`).join(' · ')}`,
  lostOrders: (sides: string) =>
    `The sealed orders of ${sides} didn’t come with the log. They’re only in the database where they were sealed, so write them again.`,
} as const;
