/** The toggles that are on, and which of them a resolver asked about: only those, and any given by hand, need to be shown. */
export class AskedToggles extends Set<string> {
  readonly asked: Set<string>;

  /** @param said those that the action itself turns on or off */
  constructor(on: Iterable<string>, said: Iterable<string> = []) {
    super(on);
    this.asked = new Set(said);
  }

  /** Some work that asks about toggles for nobody's ruling. */
  unnoted<T>(work: () => T): T {
    const before = [...this.asked];
    try {
      return work();
    } finally {
      this.asked.clear();
      for (const toggle of before) this.asked.add(toggle);
    }
  }

  override has(toggle: string): boolean {
    this.asked.add(toggle);
    return super.has(toggle);
  }
}
