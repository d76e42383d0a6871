import { describe, expect, test } from 'vitest';
import { FacesShort, HandDice } from '../../src/kernel/dice/hand-dice.ts';
import { RecordedRuling } from '../../src/kernel/recorded-ruling.ts';
import { cover, template, toHit, wound } from './some-book.ts';

function recorded(faces: readonly number[], toggles: readonly string[] = []) {
  const dice = new HandDice(faces);
  return { dice, ruling: new RecordedRuling(dice, new Set(toggles)) };
}

describe('the steps of a test', () => {
  test('have the face, each modifier with its rule, the total, the need and the result', () => {
    const { ruling } = recorded([4]);
    expect(ruling.test(toHit)).toStrictEqual({ passed: true });
    expect(ruling.steps).toStrictEqual([
      {
        rule: 'X-FIRE-01',
        label: 'to hit',
        sides: 6,
        faces: [4],
        modifiers: toHit.modifiers,
        total: 5,
        need: 5,
        result: 'hit',
      },
    ]);
  });

  test('name the rule that settled it though the total falls short', () => {
    const { ruling } = recorded([6]);
    expect(ruling.test({ ...toHit, need: 9 }).passed).toBe(true);
    expect(ruling.steps[0]).toMatchObject({ total: 7, need: 9, result: 'hit', settled: 'X-FIRE-06' });
  });

  test('name the rule that settled it though the total is enough', () => {
    const { ruling } = recorded([1]);
    expect(ruling.test({ ...toHit, need: 2 })).toStrictEqual({ passed: false, natural: 1 });
    expect(ruling.steps[0]).toMatchObject({ total: 2, need: 2, result: 'missed', settled: 'X-FIRE-07' });
  });

  test('name none where the total alone would have done it', () => {
    const { ruling } = recorded([6, 1]);
    ruling.test(toHit);
    ruling.test(toHit);
    expect(ruling.steps.map((step) => step.settled)).toStrictEqual([undefined, undefined]);
  });

  test('tell the resolver of no face but those that the test names', () => {
    const { ruling } = recorded([1, 2]);
    expect(ruling.test(toHit).natural).toBe(1);
    expect('natural' in ruling.test(toHit)).toBe(false);
  });
});

describe('the steps of a look-up', () => {
  test('have every die, the total, the row and the rule of the row', () => {
    const { ruling } = recorded([3, 1]);
    expect(ruling.consult(wound, [{ rule: 'X-EFF-02', label: 'short', value: 1 }])).toStrictEqual({ result: 'hide' });
    expect(ruling.steps).toStrictEqual([
      {
        rule: 'X-EFF-01',
        label: 'effects',
        sides: 6,
        faces: [3, 1],
        modifiers: [{ rule: 'X-EFF-02', label: 'short', value: 1 }],
        total: 5,
        result: 'hide',
        row: 'X-HIDE-01',
      },
    ]);
  });

  test('take the first row below the table and the last above it; a natural is the dice alone', () => {
    const { ruling } = recorded([1, 1, 6, 6]);
    expect(ruling.consult(wound, [{ label: 'carry', value: -9 }])).toStrictEqual({ result: 'hide', natural: 2 });
    expect(ruling.consult(wound, [{ label: 'luck', value: 9 }])).toStrictEqual({ result: 'out' });
    expect(ruling.steps.map(({ total }) => total)).toStrictEqual([-7, 21]);
  });
});

describe('the steps of several', () => {
  test('say which item each throw was for, and what became of each in order', () => {
    const { ruling } = recorded([1, 1, 6, 6, 2, 2]);
    const tally = ruling.each(template, ['a', 'b', 'c'], () => ruling.consult(wound).result);
    expect(tally).toStrictEqual({ hide: 2, out: 1 });
    expect(ruling.steps.map(({ item }) => item)).toStrictEqual([1, 2, 3, undefined]);
    expect(ruling.steps[3]).toStrictEqual({
      ...template,
      faces: [],
      modifiers: [],
      results: ['hide', 'out', 'hide'],
    });
  });

  test('nested, belong to the inner item, and then to the outer one again', () => {
    const { ruling } = recorded([5, 5, 5]);
    ruling.each(template, ['target'], () => {
      ruling.each(template, ['first', 'second'], () => (ruling.test(toHit).passed ? 'hit' : 'missed'));
      return ruling.test(toHit).passed ? 'hit' : 'missed';
    });
    expect(ruling.steps.map(({ item }) => item)).toStrictEqual([1, 2, 1, 1, undefined]);
  });

  test('of a chain and of a tie stand one after the other, every face once', () => {
    const { ruling, dice } = recorded([2, 5, 1, 1, 3, 3]);
    ruling.chain([1, 2], 0, (hits) => hits + (ruling.test(toHit).passed ? 1 : 0));
    const row = ruling.until(() => {
      const { result } = ruling.consult(wound);
      return result === 'hide' ? undefined : result;
    });
    expect(row).toBe('wounded');
    expect(ruling.steps.map(({ faces }) => faces)).toStrictEqual([[2], [5], [1, 1], [3, 3]]);
    expect(ruling.steps.flatMap(({ faces }) => faces)).toStrictEqual(dice.faces);
  });

  test('have what the rules say without a throw, which has no sides and no faces', () => {
    const { ruling } = recorded([]);
    ruling.note(cover, 'no-cover');
    ruling.note(toHit, 'certain', [{ label: 'agreed at the table', value: 9 }]);
    expect(ruling.steps).toStrictEqual([
      { ...cover, faces: [], modifiers: [], result: 'no-cover' },
      {
        rule: 'X-FIRE-01',
        label: 'to hit',
        faces: [],
        modifiers: [{ label: 'agreed at the table', value: 9 }],
        result: 'certain',
      },
    ]);
  });
});

test('when the faces run out, the ruling knows what the next die is for, and what fell so far', () => {
  const { ruling } = recorded([5, 3]);
  const throwing = () => {
    ruling.test(toHit);
    ruling.consult(wound);
  };
  expect(throwing).toThrow(FacesShort);
  expect(ruling.throwingFor).toMatchObject({ rule: 'X-EFF-01', label: 'effects' });
  expect(ruling.steps.map(({ rule }) => rule)).toStrictEqual(['X-FIRE-01']);
});

test('toggles are those of the action', () => {
  const { ruling } = recorded([], ['dogs-chance']);
  expect([ruling.on('dogs-chance'), ruling.on('burst-dice')]).toStrictEqual([true, false]);
});
