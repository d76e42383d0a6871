import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { program } from '../programs/program.ts';

const RECORDS = 10_000;
const DICE_A_RECORD = 100;
const THROWS = RECORDS * DICE_A_RECORD;
const PROCESSES = 2;

/** What chi-square exceeds once in a thousand times with fair dice, for one degree of freedom less than faces. */
const CRITICAL = [
  [4, 16.266],
  [6, 20.515],
  [8, 24.322],
  [10, 27.877],
  [12, 31.264],
  [20, 43.82],
  [100, 148.23],
] as const;

function chiSquare(fell: readonly number[]): number {
  const expected = THROWS / fell.length;
  return fell.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Throws a part of the million in a process of its own: seven million HMACs take half a minute on one core. */
async function thrown(part: number): Promise<number[][]> {
  const records = RECORDS / PROCESSES;
  const throws = [CRITICAL.map(([sides]) => sides), part * records + 1, records, DICE_A_RECORD];
  const child = await promisify(execFile)(process.execPath, [program('throws'), JSON.stringify(throws)]);
  return JSON.parse(child.stdout);
}

describe('a million throws are even', () => {
  let fell: number[][];
  beforeAll(async () => {
    const parts = await Promise.all(Array.from({ length: PROCESSES }, (_, part) => thrown(part)));
    fell = CRITICAL.map(([sides], die) =>
      Array.from({ length: sides }, (_, face) => parts.reduce((sum, counts) => sum + counts[die]![face]!, 0)),
    );
  }, 120_000);

  test.each(CRITICAL.map(([sides, critical], die) => [sides, critical, die] as const))(
    'D%i: chi-square below %f',
    (_, critical, die) => {
      expect(fell[die]!.reduce((sum, count) => sum + count, 0)).toBe(THROWS);
      expect(chiSquare(fell[die]!)).toBeLessThan(critical);
    },
  );

  test('which uneven ones are not: a die that shows its 6 one time in 5.91', () => {
    const loaded = [1, 1, 1, 1, 1, 1].map((_, face) => Math.round((THROWS / 6) * (face === 5 ? 1.015 : 0.997)));
    expect(chiSquare(loaded)).toBeGreaterThan(20.515);
  });
});
