import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import type { Options } from '../../../src/kernel/options/options.ts';
import { completeOptions } from '../../../src/kernel/options/read-options.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { chancesOf } from '../../kernel/fractions.ts';
import { runs } from '../../nightly.ts';
import { anyOptions } from '../any-options.ts';
import { by, dice } from '../ruled.ts';
import { cellOf } from './tankhit-by-the-book.ts';

const { ruled } = by('landser');

/** The outcome: its odds, or what refuses it. */
function outcomeOf(verb: string, options: Options, toggles: readonly string[]): unknown {
  try {
    return chancesOf(oddsOf({ ruleset: landser, verb, options, toggles: new Set(toggles) }));
  } catch (error) {
    return error instanceof Refusal ? error.rule : String(error);
  }
}

const told = (verb: string, options: Options, toggles: readonly string[]) =>
  JSON.stringify(outcomeOf(verb, options, toggles));
const mentions = (verb: string, options: Options, word: string) => told(verb, options, []).includes(word);
const net = ({ range, cover, modifier, ...shot }: Options) =>
  Number(modifier) -
  Number(shot.moved) -
  Number(shot['target-fast']) +
  Number(shot['same-target']) -
  Number(shot['suppressed-by']) -
  Number(shot['wound-penalty']) -
  (Number(range ?? 0) <= 2 ? 0 : { none: 0, half: 1, full: 2 }[String(cover)]!);
const need = (shot: Options) => (cellOf(String(shot.weapon), Number(shot.range ?? 0)) ?? 0) - net(shot);
const seriously = (melee: Options) => melee['attacker-wounded'] === true || melee['defender-wounded'] === true;
const pistol = (melee: Options) => melee['attacker-weapon'] === 'pistol' || melee['defender-weapon'] === 'pistol';

type Touches = Readonly<Record<string, (options: Options) => boolean>>;

/** By verb, what each toggle has to do with; every other toggle of the book leaves the verb as it was. */
const touching: Readonly<Record<string, Touches>> = {
  initiative: {},
  move: {
    'random-move': ({ unit, action, 'wounds-a': wounds }) =>
      !(unit !== 'soldier' && action === 'sneak') && !(Number(wounds) > 0 && /-/.test(String(action))),
  },
  spot: { 'natural-six-spots': () => true },
  tankhit: {
    'suppressive-fire': (shot) => Number(shot['suppressed-by']) > 0,
    'impossible-excess-only': (shot) => shot.weapon !== 'molotov' && need(shot) > 6,
    'one-always-misses': (shot) => shot.weapon !== 'molotov' && need(shot) <= 1,
    'exact-halves': (shot) => mentions('tankhit', shot, 'thrown-track'),
  },
  bail: {},
  assault: { 'alternative-wounds': seriously, 'pistol-jam-later': pistol },
  morale: { 'break-off-grades': ({ grade }) => grade !== 'regular' },
  rally: {},
  suppress: {},
  wound: {
    'alternative-wounds': ({ kind }) => kind === 'medic',
    'medic-six-b': ({ kind }) => kind === 'medic',
  },
  weapon: {},
  points: {},
};

const cases = Object.entries(touching).flatMap(([verb, touches]) =>
  Object.keys(landser.toggles).map((toggle) => [verb, toggle, touches[toggle] ?? (() => false)] as const),
);

describe('a toggle changes nothing but what it should', () => {
  test.each(cases)('%s with %s', (verb, toggle, touches) => {
    const table = landser.verbs[verb]!.options;
    const declared = anyOptions(table).map((given) => completeOptions(table, given));
    fc.assert(
      fc.property(declared, (options) => {
        if (!touches(options)) expect(told(verb, options, [toggle])).toBe(told(verb, options, []));
      }),
      { numRuns: runs(20, 400), seed: 1944 },
    );
  });
});

describe('and that it does change', () => {
  const bazooka = { weapon: 'bazooka', range: 5, armour: 'soft' };

  test.each([
    ['move', 'random-move', {}],
    ['spot', 'natural-six-spots', { range: 40, night: true }],
    ['tankhit', 'suppressive-fire', { ...bazooka, 'suppressed-by': 1 }],
    ['tankhit', 'impossible-excess-only', { weapon: '75mm-m1', range: 100, cover: 'full', moved: true }],
    ['tankhit', 'one-always-misses', { ...bazooka, modifier: 2 }],
    ['tankhit', 'exact-halves', bazooka],
    ['assault', 'alternative-wounds', { 'defender-wounded': true }],
    ['assault', 'pistol-jam-later', { 'attacker-weapon': 'pistol' }],
    ['morale', 'break-off-grades', { grade: 'elite' }],
    ['wound', 'alternative-wounds', {}],
    ['wound', 'medic-six-b', {}],
  ])('%s with %s', (verb, toggle, given) => {
    const options = completeOptions(landser.verbs[verb]!.options, given);
    expect(touching[verb]![toggle]!(options)).toBe(true);
    expect(told(verb, options, [toggle])).not.toBe(told(verb, options, []));
  });

  test('R-24, exact-halves: a glancing thrown track goes on by half inches, a penetrating one by a D3', () => {
    const glancing = ruled('tankhit', bazooka, dice(6, 2, 5, 5), 'exact-halves').facts;
    expect(glancing).toStrictEqual({ hit: true, damage: 'glancing', result: 'thrown-track', 'moves-half-inches': 5 });
    const penetrating = ruled('tankhit', bazooka, dice(6, 6, 1, 5), 'exact-halves').facts;
    expect(penetrating).toStrictEqual({ hit: true, damage: 'penetrating', result: 'thrown-track', moves: 3 });
  });

  test('R-07, one-always-misses: a natural 1 misses a vehicle too', () => {
    const given = { ...bazooka, modifier: 5 };
    expect(ruled('tankhit', given, dice(1, 1), '').facts).toStrictEqual({ hit: true, damage: 'no-effect' });
    expect(ruled('tankhit', given, dice(1), 'one-always-misses').facts).toStrictEqual({ hit: false });
  });
});
