import type { Chance } from '../battles/random/chance.ts';

const AREAS = [
  'wood',
  'orchard',
  'crops',
  'scrub',
  'building',
  'ruin',
  'rubble',
  'rough',
  'marsh',
  'foxhole',
  'trench',
  'bunker',
] as const;
const LINES = ['hedge', 'bocage', 'wall', 'fence', 'wire', 'road', 'stream'] as const;

/** Some pieces of every kind on a table of 72″ by 48″, many of them around its middle, where the fighting is. */
export function randomPieces(chance: Chance, many = 14): object[] {
  return Array.from({ length: many }, (_, i) => {
    const [x, y] = [20 + chance.below(320) / 10, 12 + chance.below(240) / 10] as const;
    if (chance.in(8)) return { id: `hill-${i}`, kind: 'hill', circle: [x, y, 3 + chance.below(40) / 10], level: 1 };
    if (chance.in(2)) {
      const kind = chance.one(LINES);
      const to = [x + chance.below(120) / 10 - 6, y + chance.below(120) / 10 - 6];
      return { id: `${kind}-${i}`, kind, line: [[x, y], to], width: 0.1 + chance.below(15) / 10 };
    }
    const kind = chance.one(AREAS);
    if (chance.in(2)) return { id: `${kind}-${i}`, kind, circle: [x, y, 0.5 + chance.below(30) / 10] };
    const [width, height] = [1 + chance.below(50) / 10, 1 + chance.below(50) / 10];
    return {
      id: `${kind}-${i}`,
      kind,
      polygon: [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
    };
  });
}

/** A place near the middle of the table, or so many inches from another one. */
export function randomPlace(chance: Chance, from?: readonly [number, number], inches = 10): [number, number] {
  if (!from) return [30 + chance.below(120) / 10, 18 + chance.below(120) / 10];
  const angle = (chance.below(3600) / 1800) * Math.PI;
  const far = 0.9 + chance.below(Math.round(inches * 100)) / 100;
  return [rounded(from[0] + far * Math.sin(angle)), rounded(from[1] + far * Math.cos(angle))];
}

function rounded(inches: number): number {
  return Math.round(inches * 100) / 100;
}
