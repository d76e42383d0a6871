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

  /** The word that an unknown one was meant to be: the single nearest by its letters, if it's near enough. */
  readAs(word: string): string | undefined {
    const most = slipsIn(word);
    if (most === 0) return undefined;
    const near = [...(this.#words.get(word[0]!) ?? [])]
      .filter((known) => Math.abs(known.length - word.length) <= most)
      .map((known) => ({ known, slips: distance(word, known) }))
      .filter(({ slips }) => slips <= most)
      .toSorted((a, b) => a.slips - b.slips || b.known.length - a.known.length);
    return near[0]?.known;
  }
}

/** How many letters may be wrong: none in a short word, because that would be another word. */
function slipsIn(word: string): number {
  if (word.length < 6 || /\d/.test(word)) return 0;
  return word.length < 10 ? 1 : 2;
}
