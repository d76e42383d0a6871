import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Claimed, claimOf, noticeOf } from '../../../src/fairness/beacon/claim.ts';
import { beaconDraw, beaconStream, numberOf } from '../../../src/fairness/beacon/values.ts';
import { commitmentOf } from '../../../src/fairness/seed.ts';
import { ROUND_1000 } from './quicknet-rounds.ts';

const drawn = { reply: '1143937534263431175', signature: ROUND_1000 };

/** Value number i of the record, whatever dice fall before it. */
function value(i: number, sides: number): number {
  const next = beaconStream(drawn);
  for (let before = 0; before < i; before++) next(6);
  return next(sides);
}

describe('scheme 3', () => {
  test('has the SHA-256 of the signature as its number', () => {
    expect(numberOf(drawn).toString('hex')).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd');
  });

  test.each([
    [0, 6, 6],
    [1, 6, 1],
    [2, 6, 4],
    [3, 20, 2],
    [4, 100, 81],
    [15, 6, 4],
    [16, 6, 3],
    [6, 40_000, 20_815],
    // By the 32-bit numbers: the 16-bit one isn't below the limit, or there are too many sides.
    [2, 40_000, 38_701],
    [0, 100_000, 56_813],
  ])('gives value %i of %i sides as %i', (i, sides, face) => {
    expect(value(i, sides)).toBe(face);
  });

  test('gives each value its own place, whatever was thrown before it', () => {
    const next = beaconStream(drawn);
    for (const sides of [100_000, 40_000]) next(sides);
    expect(next(6)).toBe(value(2, 6));
  });
});

describe('what is drawn in secret', () => {
  const veil = createHash('sha256').update('veil').digest();

  test('comes from the record’s own veil, the round and the reply', () => {
    expect(commitmentOf(veil)).toBe('c3b25821ebea8a0135030871e2125399b7b4b4fe8a9a34a5b1e5b5b142663cce');
    const draw = beaconDraw(veil, drawn);
    expect([0, 1].map((j) => draw(j, 6)).map(({ key, value }) => [value, key.toString('hex')])).toEqual([
      [2, 'e24ff5416435bcf681dcfa0a413ae8bade9d61cd7a29b6309a45b9dacc5a96d8'],
      [5, 'ef74c652214ad5842634cf0799268b8e5cdd7f075f954cce9890305c56ad3c84'],
    ]);
  });

  test('has a key that the round tells nothing of, and a value that needs both', () => {
    const other = beaconDraw(veil, { ...drawn, reply: '1143937534263431176' });
    const own = beaconDraw(veil, drawn);
    const draws = [own, other].map((draw) => Array.from({ length: 20 }, (_, j) => draw(j, 100)));
    expect(draws[0]!.map(({ key }) => key)).toEqual(draws[1]!.map(({ key }) => key));
    expect(draws[0]!.map(({ value }) => value)).not.toEqual(draws[1]!.map(({ value }) => value));
  });
});

describe('a claim', () => {
  const claimed: Claimed = {
    log: 'caen',
    last: 122,
    before: '00112233445566778899aabbccddeeff',
    interaction: '1144316289012345678',
    command: '/fire weapon:rifle range:12″ “Münch”',
    veil: 'c3b25821ebea8a0135030871e2125399b7b4b4fe8a9a34a5b1e5b5b142663cce',
  };
  const salt = '000102030405060708090a0b0c0d0e0f';
  const claim = '00a24ed71add4b3a8c752defedf3adb5a1fcfde3a720c8d87ca0ea2231a3b4c3';

  test('goes over the salt and everything that decides', () => {
    expect(claimOf(claimed, salt)).toBe(claim);
    const others: Partial<Claimed>[] = [
      { log: 'x' },
      { last: 121 },
      { before: '' },
      { interaction: 'x' },
      { command: 'x' },
      { veil: 'x' },
    ];
    for (const other of others) expect(claimOf({ ...claimed, ...other }, salt)).not.toBe(claim);
    expect(claimOf(claimed, `${salt.slice(0, -1)}0`)).not.toBe(claim);
  });

  test('is announced under the number that the record will have', () => {
    expect(noticeOf(claimed, claim)).toBe(`#123 ${claim}`);
  });
});
