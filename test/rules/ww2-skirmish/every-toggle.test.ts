import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import type { Options } from '../../../src/kernel/options/options.ts';
import { completeOptions } from '../../../src/kernel/options/read-options.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { chancesOf } from '../../kernel/fractions.ts';
import { runs } from '../../nightly.ts';
import { anyOptions } from '../any-options.ts';
import { actionOf, type Given } from '../ruled.ts';

const ruleset = rulesetOf('ww2-skirmish');
const all = Object.keys(ruleset.toggles);

/** Which house rules touch which verb, each with an action that it makes another. */
const touching: Readonly<Record<string, Readonly<Record<string, Given>>>> = {
  fire: {
    'dispersed-cumulative': { weapon: 'rifle', range: 12, cover: 'soft', dispersed: true },
    'effect-by-counted-band': { weapon: 'rifle', range: 8, cover: 'soft' },
    'flame-one-roll': { weapon: 'flamethrower', range: 8, figures: 2 },
  },
  effect: { 'artillery-min-suppress': { by: 'gun', calibre: 50, suppressed: true } },
  grenade: { 'grenade-close': { at: 'gun', range: 5 } },
  barrage: { 'artillery-min-suppress': { weapon: 'gun', calibre: 50, range: 10, cover: 'soft' } },
  smoke: {},
  spot: {
    'heard-net-two': { range: 10, sight: 'blocked', 'target-fired': true },
    'spot-beyond-60': { range: 61, optics: true },
  },
  morale: {},
  rally: {},
  suppress: {
    'recover-by-quality': { actions: 9, figures: 3 },
    'recover-full-total': { actions: 4, figures: 2 },
    'one-success-clears-all': { actions: 4, figures: 2, markers: 2 },
  },
  tankhit: {
    'guns-moving-target': { weapon: '17pdr', range: 20, vehicle: 'medium', crossing: true },
    'best-line-only': { weapon: '17pdr', range: 20, vehicle: 'medium' },
    'tiger2-front-only': { weapon: '17pdr', range: 20, vehicle: 'tiger2', facing: 'side' },
    'diesel-burns': { weapon: '17pdr', range: 20, vehicle: 'light', fuel: 'diesel' },
    'flame-burns-soft': { weapon: 'molotov', range: 3, vehicle: 'large-soft' },
  },
  demolish: { 'grenade-close': { weapon: 'grenade', range: 5 } },
  assault: {},
  move: {
    'one-action-move-6': { actions: 1 },
    'rout-two-moves': { actions: 3, compelled: 'rout' },
  },
  points: { 'points-cap-7': { actions: 3, weapon: 'mg', rounds: 1 } },
  solo: { 'heavy-fire-replaces': { task: 'risk', factors: 'heavy-fire,under-fire' } },
};

/** The outcome: the chances, or the rule that forbids it. */
function outcome(verb: string, options: Options, toggles: readonly string[]): unknown {
  try {
    return chancesOf(oddsOf({ ruleset, verb, options, toggles: new Set(toggles) }));
  } catch (error) {
    if (error instanceof Refusal) return error.rule;
    if (error instanceof InputError) return error.says;
    throw error;
  }
}

describe.each(Object.entries(touching))('%s', (verb, own) => {
  const table = ruleset.verbs[verb]!.options;
  const any = anyOptions(table).map((given) => completeOptions(table, given));

  test('takes no notice of the house rules of others', () => {
    const others = all.filter((toggle) => !Object.hasOwn(own, toggle));
    fc.assert(
      fc.property(any, (options) => {
        expect(outcome(verb, options, others)).toStrictEqual(outcome(verb, options, []));
      }),
      { numRuns: runs(60, 1500), seed: 1944 },
    );
  });

  for (const [toggle, given] of Object.entries(own)) {
    test(`is another with ${toggle}: ${JSON.stringify(given)}`, () => {
      const { options } = actionOf(ruleset, verb, given);
      expect(outcome(verb, options, [toggle])).not.toStrictEqual(outcome(verb, options, []));
    });
  }
});
