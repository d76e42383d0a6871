/** The toggles that are on, and besides which ones were asked about: only those can have mattered. */
export class AskedToggles extends Set<string> {
  readonly asked = new Set<string>();

  override has(toggle: string): boolean {
    this.asked.add(toggle);
    return super.has(toggle);
  }
}
