import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from 'minisearch';

/** What's sought, and what it counts for. */
export interface Sought {
  readonly key: string;
  readonly weight: number;
  /** Whether keys that begin with it count as well: it's still being typed. */
  readonly isBegun?: boolean;
}

/** A text that has something of what's sought. */
export interface Match {
  readonly text: number;
  readonly score: number;
  /** Everything that it has. */
  readonly keys: readonly string[];
  /** The numbers of its fields that have a key. */
  readonly fieldsOf: (key: string) => readonly string[];
}

/** What's between the keys of a text. */
const BETWEEN = '\n';
const BEGUN = 0.7;

/** Texts with several fields, found by their keys: the rarer a key, the more it counts. */
export class Texts {
  readonly #boosts: readonly number[];
  #index: MiniSearch;
  #size = 0;

  /** @param boosts what a key counts for in each of the fields */
  constructor(boosts: readonly number[]) {
    this.#boosts = boosts;
    this.#index = new MiniSearch(this.#options);
  }

  /** @param kept the form in which they're kept in a file */
  static from(boosts: readonly number[], kept: AsPlainObject): Texts {
    const made = new Texts(boosts);
    made.#index = MiniSearch.loadJS(kept, made.#options);
    return made;
  }

  /** The form in which they're kept in a file. */
  kept(): AsPlainObject {
    return this.#index.toJSON();
  }

  get #options(): Options {
    return {
      fields: this.#boosts.map((_, field) => String(field)),
      tokenize: (text) => (text === '' ? [] : text.split(BETWEEN)),
      processTerm: (term) => term,
    };
  }

  /** Adds a text by the keys of its fields. Texts are numbered in the order in which they're added. */
  add(fields: readonly (readonly string[])[]): void {
    this.#index.add({ id: this.#size++, ...fields.map((keys) => keys.join(BETWEEN)) });
  }

  /**
   * The texts that have something of what's sought.
   * @param worth what each text counts for; one that counts for nothing isn't looked at
   */
  find(sought: readonly Sought[], worth: Float64Array): readonly Match[] {
    const weights = new Map(sought.map(({ key, weight }) => [key, weight]));
    const begun = sought.find(({ isBegun }) => isBegun)?.key;
    const results = this.#index.search('', {
      tokenize: () => [...weights.keys()],
      processTerm: (term) => term,
      boost: Object.fromEntries(this.#boosts.map((boost, field) => [field, boost])),
      boostTerm: (term) => weights.get(term) ?? 1,
      boostDocument: (id: number) => worth[id]!,
      prefix: (term) => term === begun,
      weights: { prefix: BEGUN, fuzzy: 1 },
    });
    return results.map(matchOf);
  }
}

function matchOf({ id, score, queryTerms, match }: SearchResult): Match {
  return { text: id as number, score, keys: queryTerms, fieldsOf: (key) => match[key] ?? [] };
}
