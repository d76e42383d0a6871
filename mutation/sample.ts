import { createHash } from 'node:crypto';

/** As many of these as wanted, drawn by a seed: the same whatever order they come in. */
export function drawnFrom(names: readonly string[], count: number, seed: string): string[] {
  const rank = (name: string) => createHash('sha256').update(`${seed}\n${name}`).digest('hex');
  return [...new Set(names)]
    .map((name) => [rank(name), name] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, name]) => name);
}

/** What nineteen of twenty intervals reach to, in standard deviations. */
const Z = 1.96;

/** Wilson's interval of 95 % for a share: of so many, this many. */
export function wilson(many: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const share = many / of;
  const middle = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const whole = 1 + (Z * Z) / of;
  return [(middle - spread) / whole, (middle + spread) / whole];
}
