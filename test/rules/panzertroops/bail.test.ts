import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds } = by('panzertroops');
const out = (given: Record<string, string | number>, ...faces: number[]) => ruled('bail', given, faces).facts;

test('PT-BAIL-01: one die for the crew, and one for the riders if there are any', () => {
  const { facts, steps } = ruled('bail', { riders: 6 }, dice(5, 4));
  expect(facts).toStrictEqual({ 'crew-out': 2, 'riders-out': 3 });
  expect(steps).toMatchObject([
    { rule: 'PT-BAIL-01', faces: [5], modifiers: [{ rule: 'PT-BAIL-04', value: -3 }], total: 2 },
    { rule: 'PT-BAIL-01', faces: [4], modifiers: [{ rule: 'PT-BAIL-06', value: -1 }], total: 3 },
  ]);
  expect(out({}, 5)).toStrictEqual({ 'crew-out': 2 });
});

describe('who gets out', () => {
  test.each([1, 2, 3, 4, 5, 6])('PT-BAIL-04, PT-BAIL-05, PT-BAIL-06: on a %i', (face) => {
    expect(out({}, face)).toStrictEqual({ 'crew-out': Math.max(0, face - 3) });
    expect(out({ vehicle: 'half-track' }, face)).toStrictEqual({ 'crew-out': Math.max(0, face - 5) });
    expect(out({ riders: 12 }, 1, face)).toStrictEqual({ 'crew-out': 0, 'riders-out': face - 1 });
  });

  test('PT-BAIL-07: at 0 or less nobody', () => {
    const { facts, steps } = ruled('bail', { riders: 3 }, dice(3, 1));
    expect(facts).toStrictEqual({ 'crew-out': 0, 'riders-out': 0 });
    expect(steps.filter(({ rule }) => rule === 'PT-BAIL-07')).toHaveLength(2);
    expect(out({ modifier: -9 }, 6)).toStrictEqual({ 'crew-out': 0 });
  });

  test('never more than were aboard', () => {
    expect(out({ riders: 2 }, 1, 6)).toStrictEqual({ 'crew-out': 0, 'riders-out': 2 });
    expect(out({ crew: 2 }, 6)).toStrictEqual({ 'crew-out': 2 });
    expect(out({ crew: 0 }, 6)).toStrictEqual({ 'crew-out': 0 });
  });

  test('a modifier is for the crew alone', () => {
    expect(out({ riders: 6, modifier: 2 }, 4, 4)).toStrictEqual({ 'crew-out': 3, 'riders-out': 3 });
  });
});

test('the odds of a half-track with two men in it', () => {
  expect(odds('bail', { vehicle: 'half-track', riders: 2 })).toStrictEqual({
    '{"crew-out":0,"riders-out":0}': '5/36',
    '{"crew-out":0,"riders-out":1}': '5/36',
    '{"crew-out":0,"riders-out":2}': '5/9',
    '{"crew-out":1,"riders-out":0}': '1/36',
    '{"crew-out":1,"riders-out":1}': '1/36',
    '{"crew-out":1,"riders-out":2}': '1/9',
  });
});
