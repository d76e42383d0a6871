import type { Ruleset } from '../src/kernel/ruleset.ts';

/** A phrase that the index hasn't seen, and the rule it belongs to. */
export interface HeldOut {
  readonly book: Ruleset;
  readonly rule: string;
  readonly phrase: string;
}

/** Books with four fifths of their phrases, and the phrases held out. */
export interface Split {
  readonly books: readonly Ruleset[];
  readonly heldOut: readonly HeldOut[];
}

/** Answers a question asked in a book with the IDs of rules, likeliest first. */
export type Asker = (question: string, book: Ruleset) => readonly string[];

/** How many of the phrases found their rule in first place, and in the first three. */
export interface Figures {
  readonly asked: number;
  readonly first: number;
  readonly three: number;
}

/**
 * Holds out a random fifth of all phrases, the same for the same seed. A phrase that several books share is held out of all of
 * them, because an edition takes phrases over with its rules.
 */
export function split(all: readonly Ruleset[], seed: number): Split {
  const random = mulberry(seed);
  const every = new Set(all.flatMap(({ phrases = {} }) => Object.values(phrases).flat()));
  const isOut = new Set([...every].filter(() => random() < 1 / 5));
  const heldOut: HeldOut[] = [];
  const books = all.map((book) => {
    const phrases = Object.entries(book.phrases ?? {}).map(([rule, own]) => {
      const out = own.filter((phrase) => isOut.has(phrase));
      return { rule, out, kept: own.filter((phrase) => !isOut.has(phrase)) };
    });
    const rest: Ruleset = { ...book, phrases: Object.fromEntries(phrases.map(({ rule, kept }) => [rule, kept])) };
    heldOut.push(...phrases.flatMap(({ rule, out }) => out.map((phrase) => ({ book: rest, rule, phrase }))));
    return rest;
  });
  return { books, heldOut };
}

/** How well the held-out phrases of each book find their rules. */
export function figuresOf(heldOut: readonly HeldOut[], ask: Asker): ReadonlyMap<string, Figures> {
  const figures = new Map<string, Figures>();
  for (const { book, rule, phrase } of heldOut) {
    const found = ask(phrase, book).slice(0, 3);
    const { asked, first, three } = figures.get(book.id) ?? { asked: 0, first: 0, three: 0 };
    figures.set(book.id, {
      asked: asked + 1,
      first: first + Number(found[0] === rule),
      three: three + Number(found.includes(rule)),
    });
  }
  return figures;
}

/** The combined figures of several draws, or of all books. */
export function together(all: readonly Figures[]): Figures {
  const sum = (part: keyof Figures) => all.reduce((total, figures) => total + figures[part], 0);
  return { asked: sum('asked'), first: sum('first'), three: sum('three') };
}

/** A repeatable random generator: mulberry32. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
