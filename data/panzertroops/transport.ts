import type { Transport } from './book.ts';

/** Who rides where. What soft vehicles carry is in their own table. A heavy weapon with its ammunition counts as one man. */
export const transport = {
  inside: { rule: 'PT-LOAD-02', 'half-track': 12, 'm3-white': 12 },
  outside: { rule: 'PT-LOAD-05', men: 6 },
  towing: { rule: 'PT-LOAD-03', ammunition: 1, by: ['half-track', 'truck', 'cart'] },
} as const satisfies Transport;
