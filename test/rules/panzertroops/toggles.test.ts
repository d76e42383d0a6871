import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import type { Options } from '../../../src/kernel/options/options.ts';
import { completeOptions } from '../../../src/kernel/options/read-options.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { chancesOf } from '../../kernel/fractions.ts';
import { runs } from '../../nightly.ts';
import { anyOptions } from '../any-options.ts';

const { verbs, toggles } = panzertroops;

/** The outcome: its odds, the rule that refuses it, or the error. */
function outcomeOf(verb: string, options: Options, on: readonly string[]): unknown {
  try {
    return chancesOf(oddsOf({ ruleset: panzertroops, verb, options, toggles: new Set(on) }));
  } catch (error) {
    if (error instanceof Refusal) return `${error.rule} ${error.reason}`;
    if (error instanceof InputError) return error.says;
    throw error;
  }
}

const isMan = (given: Options) => given['target-type'] !== 'soft-vehicle';
const mentions = (given: Options, ...words: string[]) =>
  Object.values(given).some((value) => words.some((word) => String(value).split(/[,+*]/).includes(word)));
const isMortar = (given: Options) => mentions(given, 'medium-mortar', 'heavy-mortar');
const stands =
  (type: string, ...stances: string[]) =>
  (given: Options) =>
    given['target-type'] === type && stances.includes(String(given.stance));

interface Reach {
  /** Something that it changes, with the other toggles that are on. */
  readonly changes: readonly [verb: string, given: Options, besides?: readonly string[]];
  /** What it has to do with, verb by verb; all else is as it was. */
  readonly touches: Readonly<Record<string, (given: Options) => boolean>>;
}

const always = () => true;

const reaches: Readonly<Record<string, Reach>> = {
  pinning: { changes: ['fire', { weapon: 'rifle' }], touches: { fire: isMan, grenade: isMan } },
  'bail-out': { changes: ['bail', {}], touches: { bail: always } },
  satchel: {
    changes: ['fire', { weapon: 'satchel' }],
    touches: {
      fire: ({ weapon }) => weapon === 'satchel',
      tankhit: ({ weapon }) => weapon === 'satchel',
    },
  },
  flamethrower: {
    changes: ['tankhit', { weapon: 'flamethrower', armour: 9 }],
    touches: {
      fire: ({ weapon }) => weapon === 'flamethrower',
      tankhit: ({ weapon }) => weapon === 'flamethrower',
    },
  },
  'artillery-support': {
    changes: ['fire', { weapon: 'art-light', indirect: true }],
    touches: {
      fire: ({ indirect }) => indirect === true,
      grenade: ({ indirect }) => indirect === true,
      tankhit: ({ indirect }) => indirect === true,
      smoke: ({ indirect }) => indirect === true,
      barrage: always,
    },
  },
  immobilisation: {
    changes: ['tankhit', { weapon: 'at-light', armour: 9 }],
    touches: { tankhit: ({ cover }) => cover !== 'hard' },
  },
  smoke: { changes: ['smoke', { weapon: 'art-light' }], touches: { smoke: always } },
  morale: {
    changes: ['morale', {}],
    touches: { morale: always, tankhit: always, fire: (given) => !isMan(given), grenade: (given) => !isMan(given) },
  },
  'assault-defence-7': {
    changes: ['fire', { weapon: 'rifle', stance: 'assault' }],
    touches: { fire: stands('infantry', 'assault'), grenade: stands('infantry', 'assault') },
  },
  'heavy-moving-defence-8': {
    changes: ['fire', { weapon: 'rifle', 'target-type': 'heavy', stance: 'moving' }],
    touches: { fire: stands('heavy', 'moving', 'running'), grenade: stands('heavy', 'moving', 'running') },
  },
  'split-one-roll': {
    changes: ['fire', { weapon: 'smg', split: '1,1' }],
    touches: { fire: ({ split }) => String(split).includes(','), grenade: ({ split }) => String(split).includes(',') },
  },
  'saved-pins': {
    changes: ['fire', { weapon: 'rifle', cover: 'hard' }, ['pinning']],
    touches: { fire: isMan, grenade: isMan },
  },
  'roof-as-turret': {
    changes: ['fire', { weapon: 'mmg', mount: 'roof', moved: true }],
    touches: {
      fire: ({ mount, moved }) => mount === 'roof' && moved === true,
      grenade: () => false,
      tankhit: ({ mount, moved }) => mount === 'roof' && moved === true,
    },
  },
  'smoke-guns-only': { changes: ['smoke', { weapon: 'heavy-mortar' }, ['smoke']], touches: { smoke: isMortar } },
  'printed-costs': {
    changes: ['points', { what: 'force', items: 'art-medium' }],
    touches: {
      points: (given) => mentions(given, 'art-medium', 'at-very-light', 'panzer-2c', 'sdkfz-231', 'wespe', 'm7-priest'),
    },
  },
  'free-grenades': {
    changes: ['points', { what: 'force', items: 'grenades' }],
    touches: { points: (given) => mentions(given, 'grenades') },
  },
};

/** Of these only the tracked units know. */
const TRACKED = ['carry-stance', 'shaken-frozen'];

test('eight optional rules, all but morale on; ten house rules, all off', () => {
  expect(Object.keys(toggles)).toHaveLength(18);
  expect(Object.entries(toggles).flatMap(([name, { default: on }]) => (on ? [name] : []))).toStrictEqual([
    'pinning',
    'bail-out',
    'satchel',
    'flamethrower',
    'artillery-support',
    'immobilisation',
    'smoke',
  ]);
  expect(Object.keys(toggles).toSorted()).toStrictEqual([...Object.keys(reaches), ...TRACKED].toSorted());
});

describe.each(Object.entries(reaches))('%s', (toggle, { changes, touches }) => {
  test('changes what it should', () => {
    const [verb, given, besides = []] = changes;
    const options = completeOptions(verbs[verb]!.options, given);
    expect(touches[verb]!(options)).toBe(true);
    expect(outcomeOf(verb, options, [...besides, toggle])).not.toStrictEqual(outcomeOf(verb, options, besides));
  });

  test.each(Object.keys(verbs))('and nothing else of /%s', (verb) => {
    const table = verbs[verb]!.options;
    const others = Object.keys(toggles).filter((name) => name !== toggle);
    fc.assert(
      fc.property(anyOptions(table), fc.subarray(others), (given, on) => {
        const options = completeOptions(table, given);
        if (touches[verb]?.(options)) return;
        expect(outcomeOf(verb, options, [...on, toggle])).toStrictEqual(outcomeOf(verb, options, on));
      }),
      { numRuns: runs(30, 600), seed: 1980 },
    );
  });
});

test.each(TRACKED)('%s changes no single ruling', (toggle) => {
  for (const [verb, { options: table }] of Object.entries(verbs)) {
    fc.assert(
      fc.property(anyOptions(table), (given) => {
        const options = completeOptions(table, given);
        expect(outcomeOf(verb, options, [toggle])).toStrictEqual(outcomeOf(verb, options, []));
      }),
      { numRuns: runs(15, 300), seed: 1980 },
    );
  }
});
