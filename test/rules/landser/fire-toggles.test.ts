import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import type { Options } from '../../../src/kernel/options/options.ts';
import { completeOptions } from '../../../src/kernel/options/read-options.ts';
import { InputError, Refusal } from '../../../src/kernel/refusal.ts';
import type { Ruling } from '../../../src/kernel/ruling.ts';
import { net } from '../../../src/kernel/tables.ts';
import { type Aim, aimOf, type Shot } from '../../../src/rules/landser/fire/shot.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { chancesOf } from '../../kernel/fractions.ts';
import { runs } from '../../nightly.ts';
import { anyOptions } from '../any-options.ts';

/** Rules that others only show within. */
const OPTIONAL = ['dogs-chance', 'burst-dice', 'suppressive-fire'];

/** The outcome: its odds, or the rule that refuses it. */
function outcomeOf(verb: string, options: Options, toggles: readonly string[]): unknown {
  try {
    return chancesOf(oddsOf({ ruleset: landser, verb, options, toggles: new Set(toggles) }));
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.rule;
    if (refusal instanceof InputError) return refusal.says;
    throw refusal;
  }
}

function aim(shot: Options): Aim | undefined {
  try {
    return aimOf({ on: () => false } as unknown as Ruling, shot as unknown as Shot, landser.book);
  } catch {
    return undefined;
  }
}

type Case = (options: Options) => boolean;

const always: Case = () => true;
const hitsOnOne: Case = (shot) => {
  const { need = null, modifiers = [] } = aim(shot) ?? {};
  return need !== null && 1 + net(modifiers) >= need;
};
const keepsHalf: Case = ({ weapon, auto, burst }) =>
  (weapon === 'hmg' && !burst) || (weapon === 'gpmg' && auto === true);
const isGrenade: Case = ({ weapon }) => weapon === 'grenade' || weapon === 'grenade-launcher';
const softAndProne: Case = (given) => isGrenade(given) && given['blast-cover'] === 'soft' && given.prone === true;

/** The cases that a toggle has to do with, verb by verb; every other is as it was, and so is every other verb. */
const touches: Readonly<Record<string, Readonly<Record<string, Case>>>> = {
  fire: {
    'dogs-chance': (shot) => shot['dogs-chance'] === true || aim(shot)?.need === null,
    'burst-dice': ({ burst }) => burst !== undefined,
    'suppressive-fire': (shot) => Number(shot['suppressed-by']) > 0,
    'alternative-wounds': always,
    'vehicle-moving-only': (shot) => shot['from-vehicle'] === true && shot.moved === false,
    'listed-jams-only': ({ weapon }) => ['carbine', 'pistol', 'sniper-rifle', 'hmg'].includes(String(weapon)),
    'one-always-misses': hitsOnOne,
    'jam-cancels-hit': (shot) => hitsOnOne(shot) && !keepsHalf(shot),
    'jam-half-exact': (shot) => hitsOnOne(shot) && keepsHalf(shot),
    'impossible-excess-only': (shot) => aim(shot)?.impossible === true,
    'sniper-aim-to-hit': (shot) => Number(shot['aim-turns']) > 0,
    'sniper-range-bonus': ({ weapon, range }) => weapon === 'sniper-rifle' && Number(range) <= 5,
    'burst-gap-full': ({ burst, targets }) => burst !== undefined && Number(targets) > 1,
    'exact-halves': ({ weapon, burst }) => weapon === 'hmg' && !burst,
  },
  effect: {
    'alternative-wounds': always,
    'soft-and-prone-add': softAndProne,
    'grenade-no-auto-hide': isGrenade,
  },
  grenade: {
    'alternative-wounds': isGrenade,
    'soft-and-prone-add': softAndProne,
    'grenade-no-auto-hide': isGrenade,
    'exact-halves': ({ weapon }) => weapon === 'molotov',
  },
};

/** A case that it changes, so that none of them is dead. */
const changed: Readonly<Record<string, Readonly<Record<string, Options>>>> = {
  fire: {
    'dogs-chance': { weapon: 'pistol', range: 40 },
    'burst-dice': { weapon: 'lmg', range: 20, burst: 'light' },
    'suppressive-fire': { weapon: 'rifle', range: 20, 'suppressed-by': 1 },
    'alternative-wounds': { weapon: 'rifle', range: 20 },
    'vehicle-moving-only': { weapon: 'lmg', range: 20, 'from-vehicle': true },
    'listed-jams-only': { weapon: 'carbine', range: 20 },
    'one-always-misses': { weapon: 'smg', range: 4 },
    'jam-cancels-hit': { weapon: 'smg', range: 4 },
    'jam-half-exact': { weapon: 'gpmg', range: 20, auto: true, figures: 3 },
    'impossible-excess-only': { weapon: 'rifle', range: 50, cover: 'full' },
    'sniper-aim-to-hit': { weapon: 'sniper-rifle', range: 40, 'aim-turns': 2 },
    'sniper-range-bonus': { weapon: 'sniper-rifle', range: 4 },
    'burst-gap-full': { weapon: 'lmg', range: 20, burst: 'light', targets: 2, dice: 3 },
    'exact-halves': { weapon: 'hmg', range: 20 },
  },
  effect: {
    'alternative-wounds': { weapon: 'explosion' },
    'soft-and-prone-add': { weapon: 'grenade', 'blast-cover': 'soft', prone: true },
    'grenade-no-auto-hide': { weapon: 'grenade-launcher' },
  },
  grenade: {
    'alternative-wounds': {},
    'soft-and-prone-add': { 'blast-cover': 'soft', prone: true },
    'grenade-no-auto-hide': {},
    'exact-halves': { weapon: 'molotov' },
  },
};

test('all toggles of the expanded edition are off until a group turns them on', () => {
  expect(Object.keys(landser.toggles)).toHaveLength(27);
  expect(Object.values(landser.toggles).filter((toggle) => toggle.default)).toStrictEqual([]);
});

describe.each(Object.keys(touches))('%s', (verb) => {
  const table = landser.verbs[verb]!.options;
  const others = (toggle: string) => OPTIONAL.filter((optional) => optional !== toggle);
  const differs = (toggle: string, options: Options) => [
    outcomeOf(verb, options, [toggle, ...others(toggle)]),
    outcomeOf(verb, options, others(toggle)),
  ];

  test.each(Object.keys(changed[verb]!))('%s changes what it should', (toggle) => {
    const given = completeOptions(table, changed[verb]![toggle]!);
    expect(touches[verb]![toggle]!(given)).toBe(true);
    const [on, off] = differs(toggle, given);
    expect(on).not.toStrictEqual(off);
  });

  const bounded = Object.keys(landser.toggles).filter((toggle) => touches[verb]![toggle] !== always);
  test.each(bounded)('%s changes nothing else', (toggle) => {
    const touched = touches[verb]![toggle] ?? (() => false);
    const cases = anyOptions(table).map((given) => completeOptions(table, given));
    fc.assert(
      fc.property(cases, (given) => {
        if (touched(given)) return;
        const [on, off] = differs(toggle, given);
        expect(on).toStrictEqual(off);
      }),
      { numRuns: runs(30, 600), seed: 1944 },
    );
  });
});
