/**
 * A function whose result is kept for as long as somebody has what it's worked out from. For what never changes: a book, a
 * table, a unit as it stands, a state of the game.
 */
export function oncePer<K extends object, T>(work: (of: K) => T): (of: K) => T {
  const kept = new WeakMap<K, { readonly value: T }>();
  return (of) => {
    const known = kept.get(of);
    if (known) return known.value;
    const value = work(of);
    kept.set(of, { value });
    return value;
  };
}
