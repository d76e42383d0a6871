import type { Tally } from './dice.ts';
import { type Distribution, Gathering, type Outcome } from './distribution.ts';

/**
 * How the results of `n` equal and independent items can be shared out: the multinomial distribution, worked out count
 * by count and never item by item.
 */
export function talliesOf<K extends string>(one: Distribution<K>, n: number): Distribution<Tally<K>> {
  const outcomes: Outcome<Tally<K>>[] = [];
  const kinds = one.outcomes;
  const ways = pascal(n);

  const counts: number[] = [];

  function share(kind: number, left: number, weight: bigint): void {
    const single = kinds[kind]!.weight;
    if (kind === kinds.length - 1) {
      counts[kind] = left;
      outcomes.push({ value: tallyOf(kinds, counts), weight: weight * single ** BigInt(left) });
      return;
    }
    let power = 1n;
    for (let count = 0; count <= left; count++) {
      counts[kind] = count;
      share(kind + 1, left - count, weight * ways[left]![count]! * power);
      power *= single;
    }
  }

  share(0, n, 1n);
  return { total: one.total ** BigInt(n), outcomes };
}

function tallyOf<K extends string>(kinds: readonly Outcome<K>[], counts: readonly number[]): Tally<K> {
  const tally: Partial<Record<K, number>> = {};
  counts.forEach((count, kind) => {
    if (count > 0) tally[kinds[kind]!.value] = count;
  });
  return tally;
}

/** How many tallies `n` items of `kinds` results have: (n + kinds - 1) over (kinds - 1). */
export function countOfTallies(n: number, kinds: number): number {
  let count = 1;
  for (let i = 1; i < kinds; i++) count = (count * (n + i)) / i;
  return Math.round(count);
}

/** Two independent tallies counted together. */
export function together<K extends string>(
  a: Distribution<Tally<K>>,
  b: Distribution<Tally<K>>,
): Distribution<Tally<K>> {
  const gathered = new Gathering<Tally<K>>();
  const total = a.total * b.total;
  for (const left of a.outcomes) {
    for (const right of b.outcomes) {
      gathered.add(added(left.value, right.value), left.weight * right.weight, total);
    }
  }
  return gathered.distribution();
}

function added<K extends string>(a: Tally<K>, b: Tally<K>): Tally<K> {
  const sum: Partial<Record<K, number>> = { ...a };
  for (const key of Object.keys(b) as K[]) sum[key] = (sum[key] ?? 0) + b[key]!;
  return sum;
}

/** Pascal's triangle down to row `n`: `pascal(n)[m][k]` ways to choose k of m. */
function pascal(n: number): bigint[][] {
  const rows: bigint[][] = [[1n]];
  for (let m = 1; m <= n; m++) {
    const above = rows[m - 1]!;
    rows.push(Array.from({ length: m + 1 }, (_, k) => (above[k - 1] ?? 0n) + (above[k] ?? 0n)));
  }
  return rows;
}
