import { describe, expect, test } from 'vitest';
import { RecordedDraw } from '../../src/kernel/dice/draw.ts';

const whichFigure = { rule: 'X-TEAM-01', label: 'which figure is hit' };
const team = ['gunner', 'loader', 'spotter'] as const;

describe('a draw', () => {
  test('picks the item of the number drawn, and is written down', () => {
    const draw = new RecordedDraw(() => 2);
    expect(draw.pick(whichFigure, team)).toBe('loader');
    expect(draw.steps).toStrictEqual([{ ...whichFigure, faces: [2], modifiers: [], result: 'loader', outOf: 3 }]);
  });

  test('asks its source for a number up to how many there are, once for each pick', () => {
    const asked: number[] = [];
    const draw = new RecordedDraw((n) => {
      asked.push(n);
      return n;
    });
    expect(draw.pick(whichFigure, team)).toBe('spotter');
    expect(draw.pick(whichFigure, ['gunner'])).toBe('gunner');
    expect(asked).toStrictEqual([3, 1]);
    expect(draw.steps.map(({ outOf }) => outOf)).toStrictEqual([3, 1]);
  });

  test('reaches every item, the first and the last too', () => {
    const drawn = [1, 2, 3].map((n) => new RecordedDraw(() => n).pick(whichFigure, team));
    expect(drawn).toStrictEqual([...team]);
  });

  test('from nothing is a bug that names its rule, and asks for no number', () => {
    const draw = new RecordedDraw(() => expect.fail('asked'));
    expect(() => draw.pick(whichFigure, [])).toThrow(/X-TEAM-01/);
    expect(draw.steps).toStrictEqual([]);
  });
});
