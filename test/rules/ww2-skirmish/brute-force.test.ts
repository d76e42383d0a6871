import { expect, test } from 'vitest';
import { SilentRuling } from '../../../src/kernel/ruling.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { everyThrow, inWriting } from '../../kernel/every-throw.ts';
import { actionOf, by, type Given } from '../ruled.ts';

const { odds } = by('ww2-skirmish');
const ruleset = rulesetOf('ww2-skirmish');

test.each<[string, Given, string?]>([
  ['fire', { weapon: 'smg', range: 7, shots: 2, cover: 'soft' }],
  ['fire', { weapon: 'rifle', range: 5, shots: 3, inactive: true, modifier: -1 }],
  ['fire', { weapon: 'flamethrower', range: 15, figures: 2 }],
  ['fire', { weapon: 'flamethrower', range: 8, figures: 2 }, 'flame-one-roll'],
  ['effect', { by: 'gun', calibre: 105, figures: 3, suppressed: true }],
  ['grenade', { at: 'bunker', range: 3, drop: true, figures: 2 }],
  ['barrage', { weapon: 'gun', calibre: 88, range: 30, figures: 2, cover: 'soft' }, 'artillery-min-suppress'],
  ['smoke', { range: 20, wp: true, figures: 2, unaware: true }],
  ['spot', { range: 30, cover: 'soft', attempts: 3 }],
  ['morale', { actions: 4, figures: 3, suppressed: true }],
  ['rally', { figures: 2, original: 4, modifier: 2 }],
  ['suppress', { actions: 4, figures: 2, markers: 3, attempts: 5 }],
  ['tankhit', { weapon: 'gun', calibre: 75, range: 30, vehicle: 'medium', facing: 'side', modifier: 1 }],
  ['tankhit', { weapon: 'flamethrower', range: 10, vehicle: 'heavy', crossing: true }],
  ['tankhit', { weapon: 'small-arms', vehicle: 'small-soft', 'running-gear': 'halftrack' }],
  ['tankhit', { weapon: 'bazooka', range: 13, vehicle: 'light', fuel: 'diesel' }, 'diesel-burns'],
  ['demolish', { weapon: 'grenade', range: 5, moved: true }, 'grenade-close'],
  ['demolish', { task: 'charge', figures: 3 }],
  ['demolish', { task: 'small-arms', shots: 3, modifier: 2 }],
  ['assault', { actions: 3, extra: 1, 'target-friends': false, modifier: -1 }],
  ['move', { task: 'bog', mover: 'large-soft' }],
  ['solo', { task: 'arrivals', counters: 7, unavailable: 'panzerjager,riflemen-lmg' }],
  ['solo', { task: 'action', factors: 'hmg,under-fire,losing', modifier: 1 }],
  ['solo', { task: 'afv', risk: -1, immobile: true }],
])('/%s %j: every throw counted by itself gives the same odds', (verb, given, toggles) => {
  const { options, toggles: on } = actionOf(ruleset, verb, given, toggles);
  const { resolve } = ruleset.verbs[verb]!;
  const counted = everyThrow((dice) => resolve(new SilentRuling(dice, on), options, ruleset.book));
  expect(odds(verb, given, toggles)).toStrictEqual(inWriting(counted));
});
