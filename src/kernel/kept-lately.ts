/**
 * What was worked out about the keys asked about last. It doesn't hold the keys: where nothing else does, they go with all that was
 * kept about them, however long nobody asks about another.
 */
export class KeptLately<K extends WeakKey, V> {
  readonly #most: number;
  readonly #kept = new WeakMap<K, { readonly value: V; readonly ref: WeakRef<K> }>();
  /** The keys, the one asked about last at the end. */
  readonly #lately = new Set<WeakRef<K>>();

  /** @param most about so many keys something is kept, the ones asked about last */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept about a key, or what is made for it now. */
  of(key: K, make: () => V): V {
    const kept = this.#kept.get(key) ?? { value: make(), ref: new WeakRef(key) };
    this.#lately.delete(kept.ref);
    this.#lately.add(kept.ref);
    this.#kept.set(key, kept);
    if (this.#lately.size > this.#most) this.#forgetOldest();
    return kept.value;
  }

  #forgetOldest(): void {
    const [oldest] = this.#lately;
    const key = oldest?.deref();
    if (oldest) this.#lately.delete(oldest);
    if (key) this.#kept.delete(key);
  }
}
