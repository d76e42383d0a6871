import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import { SilentRuling } from '../../../src/kernel/ruling.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { everyThrow, inWriting } from '../../kernel/every-throw.ts';
import { chancesOf } from '../../kernel/fractions.ts';
import { actionOf, type Given } from '../ruled.ts';

describe('the exact odds are those of every way that the dice can fall', () => {
  test.each<[verb: string, given: Given, toggles?: string]>([
    ['fire', { weapon: 'carbine', range: 4, 'light-this-turn': true, 'serious-before': 1 }],
    ['fire', { weapon: 'smg', range: 20, auto: true, figures: 2 }],
    ['fire', { weapon: 'gpmg', range: 20, auto: true, 'target-in-vehicle': true }, 'alternative-wounds'],
    ['fire', { weapon: 'hmg', range: 20, figures: 1, cover: 'half', modifier: 2 }],
    ['fire', { weapon: 'hmg', range: 20, cover: 'full' }, 'alternative-wounds,exact-halves'],
    ['fire', { weapon: 'sniper-rifle', range: 4, 'aim-turns': 1 }, 'sniper-range-bonus'],
    ['fire', { weapon: 'pistol', range: 50 }, 'dogs-chance'],
    ['fire', { weapon: 'smg', range: 20, burst: 'light', targets: 2, dice: 2, modifier: -3 }, 'burst-dice'],
    ['fire', { weapon: 'lmg', range: 50, burst: 'medium', targets: 3, dice: 2 }, 'burst-dice,alternative-wounds'],
    ['effect', { weapon: 'grenade', prone: true }, 'grenade-no-auto-hide'],
    ['grenade', { figures: 1, 'blast-cover': 'hard' }],
    ['grenade', { weapon: 'molotov' }, 'exact-halves'],
  ])('%s %j %s', (verb, given, toggles) => {
    const action = actionOf(landser, verb, given, toggles);
    const every = everyThrow((dice) =>
      landser.verbs[verb]!.resolve(new SilentRuling(dice, action.toggles), action.options, landser.book),
    );
    expect(chancesOf(oddsOf(action))).toStrictEqual(inWriting(every));
  });
});
