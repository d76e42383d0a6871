/** Cards that are dealt face down: what each is, or the kinds of which it may be one. */
export type Deck = readonly (string | readonly string[])[];

/**
 * Deals a deck in an order that nobody knows, one card to each place. First each card of several kinds gets its kind, then
 * each place its card, out of those left.
 * @param draw one of 1 to `sides`; it's asked once for each card of several kinds, and once for each place
 */
export function dealt(deck: Deck, draw: (sides: number) => number): readonly string[] {
  const left = deck.map((card) => (typeof card === 'string' ? card : card[draw(card.length) - 1]!));
  return deck.map(() => left.splice(draw(left.length) - 1, 1)[0]!);
}

/** How many draws come before the one of the first place. */
export function kindDraws(deck: Deck): number {
  return deck.filter((card) => typeof card !== 'string').length;
}
