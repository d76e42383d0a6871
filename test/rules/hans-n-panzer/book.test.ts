import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { togglesOn, verbOf } from '../../../src/kernel/ruleset.ts';
import { SilentRuling } from '../../../src/kernel/ruling.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { everyThrow, inWriting } from '../../kernel/every-throw.ts';
import { chancesOf } from '../../kernel/fractions.ts';
import { actionOf, type Given } from '../ruled.ts';

const ruleset = rulesetOf('hans-n-panzer');

describe('the odds are those of every throw, one by one', () => {
  test.each<[string, Given, string]>([
    ['fire', { weapon: 'light-mg', range: 8, cover: 'hard', figures: 4 }, ''],
    ['fire', { weapon: 'rifle', range: 12, shooters: 3, cover: 'soft' }, 'double-scale'],
    ['tankhit', { weapon: '57mm', target: 'pz3-late', range: 20, cover: 'soft', angle: 'oblique', passengers: 3 }, ''],
    ['tankhit', { weapon: '88mm', target: 'tiger', range: 50 }, 'extended-range,roll-under-strike,strict-to-hit'],
    ['tankhit', { weapon: 'piat', target: 'half-track', range: 3, passengers: 3 }, 'losses-round-up'],
    ['barrage', { weapon: 'heavy-mortar', figures: 3, short: 2, near: 2, cover: 'woods' }, 'woods-shelter,tight-blast'],
    ['effect', { weapon: 'artillery', figures: 4, near: 2, cover: 'wall', modifier: -1 }, ''],
    ['grenade', { range: 1, figures: 4 }, ''],
    ['demolish', { weapon: '88mm', target: 'small-house', hits: 3, occupants: 2 }, ''],
    ['morale', { cause: 'losses-50', command: 'within-1-move' }, 'stacking-morale'],
    ['visibility', {}, 'bright-visibility'],
  ])('%s %j %s', (verb, given, toggles) => {
    const action = actionOf(ruleset, verb, given, toggles);
    const { resolve } = verbOf(ruleset, verb);
    const slowly = everyThrow((dice) => resolve(new SilentRuling(dice, action.toggles), action.options, ruleset.book));
    expect(chancesOf(oddsOf(action))).toStrictEqual(inWriting(slowly));
  });
});

test.each<[string, Given]>([
  ['fire', { weapon: 'rifle', range: 5 }],
  ['tankhit', { weapon: '88mm', target: 'tiger', range: 5 }],
  ['grenade', { range: 1 }],
  ['barrage', { weapon: 'artillery' }],
  ['demolish', { weapon: 'artillery', target: 'wall' }],
])('HP-RUL-28: /%s %j is the same for a firer who moves', (verb, given) => {
  const odds = (moved: boolean) => chancesOf(oddsOf(actionOf(ruleset, verb, { ...given, moved })));
  expect(odds(true)).toStrictEqual(odds(false));
});

describe('the rulebook', () => {
  test.each(['initiative', 'spot', 'wound', 'bail', 'assault', 'suppress', 'smoke', 'solo', 'points'])(
    'HP-RUL-28: has no /%s, and the referee says so',
    (verb) => {
      expect(() => verbOf(ruleset, verb)).toThrow(Refusal);
      expect(() => verbOf(ruleset, verb)).toThrow('not-in-ruleset');
    },
  );

  test('has 14 toggles, all off', () => {
    expect(Object.keys(ruleset.toggles)).toHaveLength(14);
    expect([...togglesOn(ruleset)]).toStrictEqual([]);
  });

  test('HP-SEQ-02: moves, then guns, then other weapons, then morale, and both sides at once (HP-SEQ-01)', () => {
    const { order, steps, casualties, rule } = ruleset.turn;
    expect({ rule, order, casualties }).toStrictEqual({
      rule: 'HP-SEQ-02',
      order: 'simultaneous',
      casualties: 'step-end',
    });
    expect(steps.map(({ id, who }) => `${id} ${who}`)).toStrictEqual([
      'move both',
      'guns both',
      'fire both',
      'morale both',
    ]);
    const named = new Set(steps.flatMap(({ verbs }) => verbs));
    expect([...named].filter((verb) => !ruleset.verbs[verb])).toStrictEqual([]);
    // Visibility is thrown before the game.
    expect(Object.keys(ruleset.verbs).filter((verb) => !named.has(verb))).toStrictEqual(['visibility']);
  });

  test('every toggle that is about a ruling changes some odds, and all others none', () => {
    const tried: Record<string, [string, Given]> = {
      'strict-to-hit': ['tankhit', { weapon: '88mm', target: 'tiger', range: 5 }],
      'roll-under-strike': ['tankhit', { weapon: '88mm', target: 'tiger', range: 5 }],
      'extended-range': ['tankhit', { weapon: '88mm', target: 'tiger', range: 50 }],
      'losses-round-up': ['tankhit', { weapon: '88mm', target: 'tiger', range: 5 }],
      'tight-blast': ['effect', { weapon: 'heavy-mortar' }],
      'woods-shelter': ['effect', { weapon: 'heavy-mortar', cover: 'woods' }],
      'deadly-grenades': ['grenade', { range: 1 }],
      'stacking-morale': ['morale', { losses: 'half' }],
      'bright-visibility': ['visibility', {}],
      'double-scale': ['fire', { weapon: 'rifle', range: 5 }],
      'proportional-movement': ['move', { unit: 'half-track', path: 'road:5,off-road' }],
    };
    const changed = (toggle: string) =>
      Object.entries(tried)
        .filter(([, [verb, given]]) => {
          const odds = (toggles: string) => chancesOf(oddsOf(actionOf(ruleset, verb, given, toggles)));
          return JSON.stringify(odds(toggle)) !== JSON.stringify(odds(''));
        })
        .map(([name]) => name);
    for (const name of Object.keys(tried)) expect(changed(name)).toContain(name);
    for (const name of ['centimetres', 'call-every-salvo', 'all-fire-simultaneous']) expect(changed(name)).toEqual([]);
    expect(changed('tight-blast')).toStrictEqual(['tight-blast', 'woods-shelter']);
    expect(changed('stacking-morale')).toStrictEqual(['stacking-morale']);
    expect(changed('proportional-movement')).toStrictEqual(['proportional-movement']);
  });
});
