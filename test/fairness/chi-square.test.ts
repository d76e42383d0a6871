import { describe, expect, test } from 'vitest';
import { seedOf } from '../../src/fairness/seed.ts';
import { type Scheme, streamOf } from '../../src/fairness/stream.ts';
import { NIGHTLY } from '../nightly.ts';

/** Throws of each die: ten million together in the nightly form. */
const THROWS = NIGHTLY ? 1_430_000 : 70_000;
const DICE_A_RECORD = 100;

/** There are twenty-one figures: one of them goes past its limit once in a thousand times with fair dice. */
const SIZES = [4, 6, 8, 10, 12, 20, 100] as const;
/** What a normal deviate exceeds once in 21,000 times, either way; and upwards alone. */
const CRITICAL_Z = 4.07;
const CRITICAL_UPWARDS = 3.905;

/** The same of chi-square, by Wilson and Hilferty. */
function criticalOf(sides: number): number {
  const spread = 2 / (9 * (sides - 1));
  return (sides - 1) * (1 - spread + CRITICAL_UPWARDS * Math.sqrt(spread)) ** 3;
}

function thrown(sides: number, scheme: Scheme, throws: number): Uint8Array {
  const faces = new Uint8Array(throws);
  let at = 0;
  for (let seq = 1; at < throws; seq++) {
    const next = streamOf({
      seed: seedOf('fair'),
      scheme,
      mix: 'as agreed',
      log: `D${sides}`,
      seq,
      interaction: `${seq}`,
    });
    for (let i = 0; i < DICE_A_RECORD && at < throws; i++) faces[at++] = next(sides);
  }
  return faces;
}

function chiSquare(faces: Uint8Array, sides: number): number {
  const counts = new Array<number>(sides).fill(0);
  for (const face of faces) counts[face - 1]! += 1;
  const expected = faces.length / sides;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** How closely each throw follows the one before: 0 if not at all, in standard deviations. */
function serialCorrelation(faces: Uint8Array, sides: number): number {
  const mean = (sides + 1) / 2;
  const variance = (sides ** 2 - 1) / 12;
  let sum = 0;
  for (let i = 1; i < faces.length; i++) sum += (faces[i - 1]! - mean) * (faces[i]! - mean);
  return sum / variance / Math.sqrt(faces.length - 1);
}

/** How many runs above and below the middle there are, less what is to be expected, in standard deviations (Wald and Wolfowitz). */
function runs(faces: Uint8Array, sides: number): number {
  const middle = (sides + 1) / 2;
  let above = 0;
  let count = 1;
  for (let i = 0; i < faces.length; i++) {
    const high = faces[i]! > middle;
    if (high) above += 1;
    if (i > 0 && high !== faces[i - 1]! > middle) count += 1;
  }
  const n = faces.length;
  const product = 2 * above * (n - above);
  const expected = product / n + 1;
  return (count - expected) / Math.sqrt((product * (product - n)) / (n ** 2 * (n - 1)));
}

describe.each(SIZES)(`${THROWS} throws of a D%i`, (sides) => {
  const faces = thrown(sides, 2, THROWS);
  const told = (figure: number) => `${figure.toFixed(2)}`;

  test('are even, and none tells of the next', () => {
    const [chi, z, r] = [chiSquare(faces, sides), serialCorrelation(faces, sides), runs(faces, sides)];
    if (NIGHTLY) process.stdout.write(`D${sides}: ${[chi, z, r].map(told).join(', ')}\n`);
    expect(chi).toBeLessThan(criticalOf(sides));
    expect(Math.abs(z)).toBeLessThan(CRITICAL_Z);
    expect(Math.abs(r)).toBeLessThan(CRITICAL_Z);
  });
});

test('the older scheme is even too', () => {
  const faces = thrown(6, 1, 20_000);
  expect(chiSquare(faces, 6)).toBeLessThan(criticalOf(6));
  expect(Math.abs(serialCorrelation(faces, 6))).toBeLessThan(CRITICAL_Z);
});

describe('what is not so is found', () => {
  test('a die that shows its 6 one time in 5.6', () => {
    const faces = thrown(6, 2, 70_000).map((face, i) => (i % 70 === 0 ? 6 : face));
    expect(chiSquare(faces, 6)).toBeGreaterThan(criticalOf(6));
  });

  test('throws of which one in fifty repeats the one before', () => {
    const faces = thrown(6, 2, 70_000);
    const sticky = faces.map((face, i) => (i % 50 === 0 && i > 0 ? faces[i - 1]! : face));
    expect(serialCorrelation(sticky, 6)).toBeGreaterThan(CRITICAL_Z);
    expect(runs(sticky, 6)).toBeLessThan(-CRITICAL_Z);
  });
});
