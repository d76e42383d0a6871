/** What is said of written orders under seal. */
export const orders = {
  sealed: (side: string, again: boolean) =>
    again
      ? `${side}: an order is in anew, under seal; the one before is void.`
      : `${side}: an order is in, under seal.`,
  complete: (side: string) => `${side}: all orders are written.`,
  waiting: (written: string, others: string) =>
    `${written === '' ? '' : `Orders in: ${written}. `}Waiting for: ${others}.`,
  single: (sides: string) =>
    `${sides}: orders for single units so far, more may come. /order complete:true says that all are written, if the umpire does not call time before.`,
  writing: (written: string) =>
    `Orders in: ${written}. All are shown when each side has one for the whole side, or says complete, or the umpire calls time.`,
  turn: (n: number) => `turn ${n}`,
  read: (side: string) => `has read what ${side} have under seal.`,
  revealed: 'All orders are shown now:',
  lost: 'sealed elsewhere, and not brought along when the log was imported.',
  proof: (salt: string, hash: string) => `salt ${salt}, SHA-256 ${hash}`,
  check: 'Each SHA-256 is that of the 16 bytes of the salt and then the text, as it stands after the side.',
  noneOfYours: 'Your side has no order under seal.',
  shown: (orders: readonly (readonly [side: string, text: string | undefined])[]) =>
    `All orders are shown. ${orders.map(([side, text]) => `${side}: ${text ?? 'lost with an import'}`).join(' · ')}`,
  lostOrders: (sides: string) =>
    `Orders under seal did not come along (${sides}): only the store that they were sealed in has them. Write them anew.`,
} as const;
