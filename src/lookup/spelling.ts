import { distance } from 'fastest-levenshtein';

/** Known words, so that a misspelt one can be recognised. */
export class Spelling {
  readonly #words = new Map<string, Set<string>>();

  learn(word: string): void {
    const begun = this.#words.get(word[0]!) ?? new Set();
    begun.add(word);
    this.#words.set(word[0]!, begun);
  }

  words(): readonly string[] {
    return [...this.#words.values()].flatMap((words) => [...words]);
  }

  knows(word: string): boolean {
    return this.#words.get(word[0]!)?.has(word) ?? false;
  }

  /**
   * The word that an unknown one was meant to be: the nearest by its letters, if it's near enough, and the commonest of several.
   * @param common how often a known word is used; one that never is isn't meant
   */
  readAs(word: string, common: (known: string) => number = () => 1): string | undefined {
    const most = slipsIn(word);
    if (most === 0) return undefined;
    const near = [...(this.#words.get(word[0]!) ?? [])]
      .filter((known) => known.length > 2 && Math.abs(known.length - word.length) <= most)
      .map((known) => ({ known, slips: isSwapped(word, known) ? 1 : distance(word, known) }))
      .filter(({ slips }) => slips <= most)
      .map((each) => ({ ...each, uses: common(each.known) }))
      .filter(({ uses }) => uses > 0)
      .toSorted((a, b) => a.slips - b.slips || b.uses - a.uses || b.known.length - a.known.length);
    return near[0]?.known;
  }
}

/** How many letters may be wrong: none in a word of three, because that would be another word. */
function slipsIn(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 10 ? 1 : 2;
}

/** Whether only two letters side by side have changed places: *hlaf*. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return at >= 0 && one.slice(0, at) + one[at + 1] + one[at] + one.slice(at + 2) === other;
}
