import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ThrownDice } from '../../src/kernel/dice/dice.ts';
import type { Distribution } from '../../src/kernel/dice/distribution.ts';
import { EnumeratingDice, MOST_OUTCOMES } from '../../src/kernel/dice/enumerating-dice.ts';
import { InputError } from '../../src/kernel/refusal.ts';
import { programs, run, runPlainly } from './dice-programs.ts';
import { everyAnswer, everyThrow, inWriting } from './every-throw.ts';
import { facesFrom } from './faces-from.ts';
import { chancesOf, told } from './fractions.ts';

function enumerated<T>(body: (dice: EnumeratingDice) => T): Distribution<T> {
  const dice = new EnumeratingDice();
  return dice.distribution(() => body(dice));
}

const chances = (body: (dice: EnumeratingDice) => unknown) => chancesOf(enumerated(body));

describe('the odds of any small program of dice', () => {
  test('are what throwing every die, one by one, would give', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const plainly = everyThrow((dice) => runPlainly(program, dice));
        expect(chances((dice) => run(program, dice))).toStrictEqual(inWriting(plainly));
      }),
      { numRuns: 300 },
    );
  });

  test('are, thrown again while a tie comes, the chances given an answer', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const answer = (thrown: number) => (thrown % 3 === 0 ? undefined : thrown);
        const plainly = everyAnswer((dice) => answer(runPlainly(program, dice)));
        fc.pre(plainly.size > 0);
        const repeated = chances((dice) => dice.until(() => answer(run(program, dice))));
        expect(repeated).toStrictEqual(inWriting(plainly));
      }),
      { numRuns: 100 },
    );
  });

  test('add up to exactly the total, each outcome once and with a weight above nothing', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const { total, outcomes } = enumerated((dice) => run(program, dice));
        expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
        expect(outcomes.every(({ weight }) => weight > 0n)).toBe(true);
        expect(new Set(outcomes.map(({ value }) => told(value))).size).toBe(outcomes.length);
      }),
      { numRuns: 100 },
    );
  });

  test('foresee whatever is really thrown', () => {
    fc.assert(
      fc.property(programs, fc.nat(), (program, seed) => {
        const foreseen = enumerated((dice) => run(program, dice)).outcomes.map(({ value }) => value);
        expect(foreseen).toContain(run(program, new ThrownDice(facesFrom(seed))));
      }),
      { numRuns: 100 },
    );
  });
});

describe('one by one', () => {
  test('no dice at all: one outcome, certain', () => {
    expect(enumerated(() => 'only this')).toStrictEqual({ total: 1n, outcomes: [{ value: 'only this', weight: 1n }] });
  });

  test('equal facts merge, whatever the order of their names', () => {
    const facts = (face: number) => (face > 3 ? { hit: true, jam: false } : { jam: false, hit: true });
    expect(chances((dice) => facts(dice.d(6)))).toStrictEqual({ '{"hit":true,"jam":false}': '1' });
  });

  test('the word 1 is not the number 1, nor true', () => {
    const values = ['1', 1, true] as const;
    expect(enumerated((dice) => values[dice.d(3) - 1]).outcomes).toHaveLength(3);
  });

  test('branches of different totals come to their least common multiple', () => {
    const { total } = enumerated((dice) => (dice.d(2) === 1 ? dice.d(4) : dice.d(10)));
    expect(total).toBe(40n); // 2 x 4 = 8 and 2 x 10 = 20
    expect(chances((dice) => (dice.d(2) === 1 ? dice.d(4) : 0))).toMatchObject({ 0: '1/2', 4: '1/8' });
  });

  test('equal items are enumerated once, unequal ones each by itself', () => {
    const asked: string[] = [];
    const body = (dice: EnumeratingDice) => (item: string) => {
      asked.push(item);
      return dice.d(2) === 1 ? 'hit' : 'missed';
    };
    enumerated((dice) => dice.each(['man', 'man', 'sergeant', 'man'], body(dice)));
    expect(asked).toStrictEqual(['man', 'man', 'sergeant', 'sergeant']); // two faces each
  });

  test('a result that came to nobody is absent from the counts', () => {
    const tally = (dice: EnumeratingDice) => dice.each(['man', 'man'], () => (dice.d(2) === 1 ? 'hit' : 'missed'));
    expect(chances(tally)).toStrictEqual({ '{"hit":2}': '1/4', '{"hit":1,"missed":1}': '1/2', '{"missed":2}': '1/4' });
    expect(chances((dice) => dice.each([], () => 'hit'))).toStrictEqual({ '{}': '1' });
  });

  test('a chain goes on once from equal states', () => {
    const asked: boolean[] = [];
    const odds = chances((dice) =>
      dice.chain([1, 2], true, (alive) => {
        asked.push(alive);
        return alive && dice.d(6) > 1;
      }),
    );
    expect(odds).toStrictEqual({ true: '25/36', false: '11/36' });
    expect(asked.filter((alive) => !alive)).toHaveLength(1);
  });

  test('a chain takes no two states for equal because their words run together', () => {
    const told = chances((dice) =>
      dice.chain(['a string:b', 'a'], 'c', (_, item) => (item === 'a' ? 'end' : 'b string:c')),
    );
    expect(told).toStrictEqual({ '"end"': '1' });
  });

  test('what can never be answered is a bug, not a hang', () => {
    expect(() => enumerated((dice) => dice.until(() => (dice.d(6) > 6 ? 'seven' : undefined)))).toThrow(/for ever/);
    expect(() => new ThrownDice(() => 1).until(() => undefined)).toThrow(/without an answer/);
  });
});

describe('too much to work out', () => {
  const tooLarge = (body: (dice: EnumeratingDice) => unknown) => {
    const error = (() => {
      try {
        return enumerated(body);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(InputError);
    expect(error).toMatchObject({ says: 'odds-too-large', values: { most: MOST_OUTCOMES } });
  };

  test('more outcomes than the bound, counted before they are made', () => {
    tooLarge((dice) => dice.each(new Array(20).fill('man'), () => String(dice.d(10))));
  });

  test('more states of a chain than the bound', () => {
    tooLarge((dice) => dice.chain([1, 2, 3], '', (state) => `${state} ${dice.d(50)}`));
  });

  test('more runs than the bound, though the outcome is one', () => {
    tooLarge((dice) => {
      for (let die = 0; die < 4; die++) dice.d(100);
      return 'done';
    });
  });

  test('more merging in a chain than the bound, though the states are few', () => {
    tooLarge((dice) => dice.chain(new Array(60).fill('die'), 0, (sum) => sum + dice.d(100)));
  });

  test('a hundred thousand outcomes and not one more', () => {
    const upTo = (n: number) => enumerated((dice) => Math.min(dice.sum(n, 2), n + MOST_OUTCOMES)).outcomes.length;
    expect(upTo(200)).toBe(201);
    expect(enumerated((dice) => dice.d(MOST_OUTCOMES)).outcomes).toHaveLength(MOST_OUTCOMES);
    tooLarge((dice) => dice.d(MOST_OUTCOMES + 1));
  });
});
