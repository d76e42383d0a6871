import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../../src/kernel/dice/odds.ts';
import { verdictOf } from '../../../../src/reply/english/ruling/verdicts.ts';
import { rulesetOf } from '../../../../src/rules/index.ts';
import { actionOf, type Given } from '../../../rules/ruled.ts';

const ruleset = rulesetOf('ww2-skirmish');

const said = (verb: string, given: Given) =>
  oddsOf(actionOf(ruleset, verb, given)).outcomes.map(({ value }) => verdictOf(ruleset.id, verb, value));

describe('every outcome has a sentence of its own', () => {
  test.each<[string, Given]>([
    ['tankhit', { weapon: '17pdr', range: 20, vehicle: 'light', modifier: 5 }],
    ['tankhit', { weapon: 'gun', calibre: 40, range: 10, vehicle: 'large-soft' }],
    ['tankhit', { weapon: 'gun', calibre: 40, range: 10, vehicle: 'light' }],
    ['tankhit', { weapon: 'flamethrower', range: 8, vehicle: 'medium' }],
    ['demolish', { weapon: 'bazooka', range: 12 }],
    ['demolish', { task: 'small-arms', shots: 3 }],
    ['demolish', { task: 'charge' }],
    ['demolish', { task: 'charge', figures: 1 }],
    ['assault', { actions: 3, 'target-friends': false }],
    ['move', { task: 'bog', mover: 'large-soft' }],
    ['move', { task: 'release' }],
    ['solo', { task: 'arrivals', counters: 6 }],
    ['solo', { task: 'arrivals', counters: 11 }],
    ['solo', { task: 'action', risk: 1 }],
    ['solo', { task: 'action', risk: 9 }],
    ['solo', { task: 'action', state: 'falling-back' }],
    ['solo', { task: 'afv', risk: -2, immobile: true }],
  ])('/%s %j', (verb, given) => {
    const all = said(verb, given);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(1);
    for (const sentence of all) expect(sentence).toMatch(/^[A-Z0-9](?!.*(undefined|null|NaN)).*\.$/);
  });
});

test.each<[string, Given, string]>([
  ['tankhit', { weapon: 'small-arms', vehicle: 'large-soft', modifier: -20 }, 'Hit: no effect.'],
  ['move', { obstacles: 1, moves: 2, pace: 'half' }, '4.5″.'],
  ['points', { weapon: 'smg', figures: 4 }, '3 points a figure, 12 in all.'],
  ['points', { actions: 1 }, '1 point.'],
  ['solo', { task: 'risk', factors: 'winning' }, 'Risk −2.'],
  ['solo', { task: 'portal', range: 3, cover: 'hard' }, 'The portal has nowhere to go and is eliminated.'],
])('/%s %j: %s', (verb, given, sentence) => expect(said(verb, given)).toStrictEqual([sentence]));
