import { unmarked } from './quotes.ts';

/** The toggles that are on, and which of them a resolver asked about: only those, and any given by hand, need to be shown. */
export class AskedToggles extends Set<string> {
  readonly asked: Set<string>;

  /** @param said for this action only, as it is typed: names with commas between, `no-NAME` turns one off */
  constructor(on: Iterable<string>, said = '') {
    super(on);
    const words = said.split(',').map((word) => unmarked(word).toLowerCase());
    const named = words.filter((word) => word !== '');
    this.asked = new Set(named.flatMap((name) => [name, name.replace(/^no-/, '')]));
  }

  override has(toggle: string): boolean {
    this.asked.add(toggle);
    return super.has(toggle);
  }
}
