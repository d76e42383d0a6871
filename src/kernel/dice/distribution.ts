/** A flat value: what states, results and facts are made of, so that they can be compared by value. */
export type Flat = string | number | boolean | undefined;

/** Every value that can come, each with a whole-number weight out of a whole-number total. */
export interface Distribution<T> {
  readonly total: bigint;
  readonly outcomes: readonly Outcome<T>[];
}

export interface Outcome<T> {
  readonly value: T;
  readonly weight: bigint;
}

/** The same text for equal values and for no others: records are equal whatever the order of their keys. */
export function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `${typeof value}:${String(value)}`;
  const record = value as Readonly<Record<string, Flat>>;
  let key = '';
  // Control characters part the pieces: JSON would do it too, at three times the price.
  for (const name of Object.keys(record).sort()) {
    const field = record[name];
    if (field !== undefined) key += `${name}\u0000${typeof field}\u0000${field}\u0001`;
  }
  return key;
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}

/** Gathers weighted values out of different totals, merging equal ones, and brings all to the least common multiple. */
export class Gathering<T> {
  // A map for each total, so that the costly least common multiple is taken once a total and not once a value.
  readonly #byTotal = new Map<bigint, Map<string, { value: T; weight: bigint }>>();
  #last: { readonly total: bigint; readonly merged: Map<string, { value: T; weight: bigint }> } | undefined;

  add(value: T, weight: bigint, total: bigint): void {
    const merged = this.#last?.total === total ? this.#last.merged : this.#mergedAt(total);
    const key = keyOf(value);
    const known = merged.get(key);
    if (known) known.weight += weight;
    else merged.set(key, { value, weight });
  }

  #mergedAt(total: bigint): Map<string, { value: T; weight: bigint }> {
    const merged = this.#byTotal.get(total) ?? new Map<string, { value: T; weight: bigint }>();
    this.#byTotal.set(total, merged);
    this.#last = { total, merged };
    return merged;
  }

  /** The least number of different values there can be. */
  get size(): number {
    let size = 0;
    for (const merged of this.#byTotal.values()) size = Math.max(size, merged.size);
    return size;
  }

  distribution(): Distribution<T> {
    if (this.#byTotal.size === 1) {
      const [[total, merged]] = this.#byTotal as unknown as [[bigint, Map<string, Outcome<T>>]];
      return { total, outcomes: [...merged.values()] };
    }
    let total = 1n;
    for (const each of this.#byTotal.keys()) total = lcm(total, each);
    const all = new Map<string, { value: T; weight: bigint }>();
    for (const [part, merged] of this.#byTotal) {
      const factor = total / part;
      for (const [key, { value, weight }] of merged) {
        const known = all.get(key);
        if (known) known.weight += weight * factor;
        else all.set(key, { value, weight: weight * factor });
      }
    }
    return { total, outcomes: [...all.values()] };
  }
}

/** One die: every face once. */
export function oneDie(sides: number): Distribution<number> {
  return {
    total: BigInt(sides),
    outcomes: Array.from({ length: sides }, (_, i) => ({ value: i + 1, weight: 1n })),
  };
}

/** The total of `n` dice. */
export function sumOf(n: number, sides: number): Distribution<number> {
  let weights: bigint[] = [1n];
  for (let die = 0; die < n; die++) {
    const next = new Array<bigint>(weights.length + sides).fill(0n);
    weights.forEach((weight, total) => {
      for (let face = 1; face <= sides; face++) next[total + face] = next[total + face]! + weight;
    });
    weights = next;
  }
  const outcomes = weights.map((weight, value) => ({ value, weight })).filter(({ weight }) => weight > 0n);
  return { total: BigInt(sides) ** BigInt(n), outcomes };
}
