/** Where a key is in the texts: for each field, each text that has it there, followed by how often. */
type Postings = readonly (readonly number[])[];

/** What's sought, and what it counts for. */
export interface Sought {
  readonly key: string;
  readonly weight: number;
  /** Whether keys that begin with it count as well: it's still being typed. */
  readonly isBegun?: boolean;
  /** Whether it only makes a text likelier, and nobody wants to know where it is. */
  readonly isUntold?: boolean;
}

/** A text that has something of what's sought. */
export interface Match {
  readonly text: number;
  readonly score: number;
  /** Everything that it has, with the fields that have it: a bit for each. */
  readonly keys: ReadonlyMap<string, number>;
}

/** The form in which they're kept in a file. */
export interface KeptTexts {
  readonly keys: readonly (readonly [key: string, ...Postings])[];
  /** How many different keys each field of each text has. */
  readonly lengths: readonly (readonly number[])[];
}

/** BM25+: how soon more of the same counts for less, how much a long text is held against it, and what any match is worth. */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };
/** What a key that's still being typed counts for, and how much less for each letter that's missing. */
const BEGUN = 0.7;
const MISSING = 0.3;

/** Texts with several fields, found by their keys: the rarer a key, the more it counts (BM25+). */
export class Texts {
  readonly #boosts: readonly number[];
  readonly #keys = new Map<string, number[][]>();
  readonly #lengths: (readonly number[])[] = [];
  /** The lengths of all texts together, for each field. */
  readonly #totals: number[];
  /** All keys in order, for what's still being typed. */
  #sorted: readonly string[] | undefined;

  /** @param boosts what a key counts for in each of the fields */
  constructor(boosts: readonly number[]) {
    this.#boosts = boosts;
    this.#totals = boosts.map(() => 0);
  }

  static from(boosts: readonly number[], { keys, lengths }: KeptTexts): Texts {
    const made = new Texts(boosts);
    for (const [key, ...fields] of keys) made.#keys.set(key, fields as number[][]);
    for (const each of lengths) made.#measure(each);
    return made;
  }

  kept(): KeptTexts {
    return { keys: [...this.#keys].map(([key, fields]) => [key, ...fields] as const), lengths: this.#lengths };
  }

  /** Adds a text by the keys of its fields. Texts are numbered in the order in which they're added. */
  add(fields: readonly (readonly string[])[]): void {
    const text = this.#lengths.length;
    const counts = fields.map(counted);
    for (const [field, each] of counts.entries())
      for (const [key, count] of each) {
        const known = this.#keys.get(key) ?? this.#boosts.map((): number[] => []);
        known[field]!.push(text, count);
        this.#keys.set(key, known);
      }
    this.#measure(counts.map(({ size }) => size));
    this.#sorted = undefined;
  }

  #measure(lengths: readonly number[]): void {
    this.#lengths.push(lengths);
    for (const [field, length] of lengths.entries()) this.#totals[field]! += length;
  }

  /**
   * The texts that have something of what's sought, in their order.
   * @param worth what each text counts for; one that counts for nothing isn't looked at
   */
  find(sought: readonly Sought[], worth: Float64Array): readonly Match[] {
    const size = this.#lengths.length;
    const scores = new Float64Array(size);
    const had = new Uint16Array(size);
    const keys = new Map<number, Map<string, number>>();
    for (const { key, weight, isBegun = false, isUntold = false } of sought) {
      const counted = new Set<number>();
      for (const each of isBegun ? this.#beginning(key) : [key]) {
        const part = each === key ? 1 : (BEGUN * each.length) / (each.length + MISSING * (each.length - key.length));
        this.#take(each, weight * part, worth, scores, (text, field) => {
          counted.add(text);
          if (!isUntold) note(keys, text, key, field);
        });
      }
      for (const text of counted) had[text]!++;
    }
    // A text that has one key many times isn't as likely as one that has many of them.
    return [...had].flatMap((times, text) =>
      times === 0 ? [] : [{ text, score: scores[text]! * times, keys: keys.get(text) ?? NONE }],
    );
  }

  #take(
    key: string,
    weight: number,
    worth: Float64Array,
    scores: Float64Array,
    had: (text: number, field: number) => void,
  ): void {
    const { k, b, d } = BM25;
    const size = this.#lengths.length;
    for (const [field, postings] of (this.#keys.get(key) ?? []).entries()) {
      const having = postings.length / 2;
      const rarity = Math.log(1 + (size - having + 0.5) / (having + 0.5)) * weight * this.#boosts[field]!;
      const average = this.#totals[field]! / size;
      for (let i = 0; i < postings.length; i += 2) {
        const text = postings[i]!;
        const counts = worth[text]!;
        if (counts === 0) continue;
        const often = postings[i + 1]!;
        const length = this.#lengths[text]![field]! / average;
        scores[text]! += counts * rarity * (d + (often * (k + 1)) / (often + k * (1 - b + b * length)));
        had(text, field);
      }
    }
  }

  /** Every key that begins like this one, and that one itself. */
  #beginning(key: string): readonly string[] {
    this.#sorted ??= [...this.#keys.keys()].sort();
    const from = this.#sorted.findIndex((each) => each >= key);
    const to = this.#sorted.findIndex((each, i) => i >= from && !each.startsWith(key));
    return from < 0 ? [] : this.#sorted.slice(from, to < 0 ? undefined : to);
  }
}

const NONE: ReadonlyMap<string, number> = new Map();

function note(keys: Map<number, Map<string, number>>, text: number, key: string, field: number): void {
  const own = keys.get(text) ?? new Map<string, number>();
  own.set(key, (own.get(key) ?? 0) | (1 << field));
  keys.set(text, own);
}

/** How often each of some keys is among them. */
function counted(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
