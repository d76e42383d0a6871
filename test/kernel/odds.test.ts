import { beforeEach, describe, expect, test } from 'vitest';
import { oddsOf, probability } from '../../src/kernel/dice/odds.ts';
import type { Options } from '../../src/kernel/options/options.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import type { Action } from '../../src/kernel/resolve.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { Ruling } from '../../src/kernel/ruling.ts';
import { NO_FIELDS } from '../../src/kernel/state/field.ts';
import { refusalOf } from './failures.ts';
import { chancesOf } from './fractions.ts';

let resolved = 0;

const toHit = { rule: 'X-FIRE-01', label: 'to hit', sides: 6, results: ['hit', 'missed'] } as const;

function resolve(ruling: Ruling, { need, moved }: Options) {
  resolved += 1;
  if (need === 7) throw new Refusal('X-FIRE-02', 'out-of-reach');
  const easier = ruling.on('easy') ? 1 : 0;
  return { hit: ruling.test({ ...toHit, need: Number(need) - easier + (moved ? 1 : 0) }).passed };
}

function rulesetNamed(id: string): Ruleset {
  return {
    id,
    name: id,
    version: 1,
    prefix: 'X',
    toggles: {},
    rules: [],
    book: undefined,
    fields: NO_FIELDS,
    verbs: { fire: { kind: 'attack', options: {}, resolve }, shoot: { kind: 'attack', options: {}, resolve } },
    profiles: {},
    squads: {},
    turn: { rule: 'X-1', order: 'alternate', steps: [], casualties: 'at-once' },
  };
}

// A name of its own for each test, so that none finds what another has left in the cache.
let book = rulesetNamed('none');
let tests = 0;
beforeEach(() => {
  tests += 1;
  book = rulesetNamed(`book-${tests}`);
});

function action(options: Options, toggles: readonly string[] = [], verb = 'fire'): Action {
  return { ruleset: book, verb, options, toggles: new Set(toggles) };
}

describe('the odds of an action', () => {
  test('list the likeliest first', () => {
    const { total, outcomes } = oddsOf(action({ need: 5 }));
    expect(outcomes.map(({ value }) => value)).toStrictEqual([{ hit: false }, { hit: true }]);
    expect(chancesOf({ total, outcomes })).toStrictEqual({ '{"hit":false}': '2/3', '{"hit":true}': '1/3' });
  });

  test('are kept: the second time the same object, and nothing is worked out', () => {
    const first = oddsOf(action({ need: 4, moved: true }, ['easy', 'other']));
    resolved = 0;
    expect(oddsOf(action({ need: 4, moved: true }, ['easy', 'other']))).toBe(first);
    expect(oddsOf(action({ moved: true, need: 4 }, ['other', 'easy']))).toBe(first); // in whatever order
    expect(resolved).toBe(0);
  });

  test('differ by options, toggles, verb and ruleset', () => {
    const kept = [
      oddsOf(action({ need: 4 })),
      oddsOf(action({ need: 5 })),
      oddsOf(action({ need: '4' })),
      oddsOf(action({ need: 4 }, ['easy'])),
      oddsOf(action({ need: 4 }, [], 'shoot')),
      oddsOf({ ...action({ need: 4 }), ruleset: rulesetNamed('another') }),
    ];
    expect(new Set(kept).size).toBe(kept.length);
    expect(chancesOf(kept[3]!)['{"hit":true}']).toBe('2/3');
  });

  test('of what is refused are none, every time', () => {
    for (let again = 0; again < 2; again++) {
      expect(refusalOf(() => oddsOf(action({ need: 7 })))).toMatchObject({ rule: 'X-FIRE-02' });
    }
  });
});

describe('a weight as an ordinary number', () => {
  test('is exact for small totals', () => {
    expect(probability(90n, 216n)).toBe(90 / 216);
    expect(probability(1n, 3n)).toBe(1 / 3);
    expect(probability(0n, 6n)).toBe(0);
    expect(probability(6n, 6n)).toBe(1);
  });

  test.each([100n, 400n, 1000n, 5000n])('and for a total of 6 to the power of %d, which no number holds', (power) => {
    const total = 6n ** power;
    expect(probability(total / 2n, total)).toBe(0.5);
    expect(probability(total / 8n, total)).toBe(0.125);
    expect(probability(total, total)).toBe(1);
    expect(probability(total / 3n, total) * 3).toBeCloseTo(1, 14);
    expect(probability(1n, total) < 1e-70).toBe(true);
  });

  test('a chance of one in very many is not lost beside a long total', () => {
    const total = 7n * 10n ** 400n;
    expect(probability(10n ** 130n, total) * 7e270).toBeCloseTo(1, 12);
  });
});
