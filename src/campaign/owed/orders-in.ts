import type { Game } from '../game.ts';

/** Which sides have written their sealed orders, and which are still expected to; nobody writes for the side the referee runs. */
export function ordersIn({ orders, sides, table }: Game): {
  readonly written: readonly string[];
  readonly waited: readonly string[];
} {
  const { sealed, complete } = orders;
  if (sealed.length === 0) return { written: [], waited: [] };
  const isIn = (side: string) =>
    sealed.some((order) => order.side === side && (!order.single || complete.includes(side)));
  const writing = Object.keys(sides).filter((side) => side !== table.solo);
  return { written: writing.filter(isIn), waited: writing.filter((side) => !isIn(side)) };
}
