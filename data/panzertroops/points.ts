import type { Points } from './book.ts';

/** Weapon costs are with the weapons. */
export const points = {
  armour: { rule: 'PT-CALC-01', label: 'armour', divisor: 16, base: 8 },
  speed: {
    rule: 'PT-CALC-02',
    label: 'speed',
    tons: [
      [10, 1],
      [19, 0],
      [39, -1],
      [54, -2],
      [Number.POSITIVE_INFINITY, -3],
    ],
  },
  vehicle: { rule: 'PT-CALC-03', label: 'points', mg: 3, unarmoured: 7, power: 8 / 5 },
  force: { rule: 'PT-PTS-01', label: 'points' },
  bare: { rule: 'PT-PTS-01', label: 'bare' },
  figures: { green: 2, line: 3, veteran: 4, noncom: 11, officer: 11, fo: 11 },
} as const satisfies Points;
