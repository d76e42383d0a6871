import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import type { Effect } from '../../../src/kernel/state/effect.ts';
import type { Facts } from '../../../src/kernel/state/facts.ts';
import { english } from '../../../src/reply/english/index.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { actionOf, type Given } from '../../rules/ruled.ts';

const said = (verb: string, facts: Facts) => english.verdictOf('landser', verb, facts);

test('initiative goes by the name of a side, if that is known', () => {
  const sides = { 'side-1': 'germans', 'side-2': 'americans' };
  expect(said('initiative', { first: 'side-2' })).toBe('Side 2 goes first.');
  expect(english.verdictOf('landser', 'initiative', { first: 'side-2' }, { filled: sides })).toBe(
    'The Americans go first.',
  );
});

test.each<[string, Facts, string]>([
  ['move', { allowance: 12 }, 'Up to 12″.'],
  ['move', { allowance: 12, immobilised: true }, 'Up to 12″. It gets stuck there (immobilised).'],
  ['tankhit', { hit: false }, 'Missed.'],
  ['tankhit', { hit: true, damage: 'no-effect' }, 'Hit: no effect.'],
  ['tankhit', { hit: true, damage: 'immobilised' }, 'Hit: a track breaks, and it’s immobilised.'],
  [
    'tankhit',
    { hit: true, damage: 'glancing', result: 'thrown-track', 'moves-half-inches': 5 },
    'Hit: glancing. It throws a track, rolls on 2.5″ and is immobilised.',
  ],
  [
    'tankhit',
    { hit: true, damage: 'penetrating', result: 'engine-explodes', moves: 3 },
    'Hit: penetrating. Its engine explodes. It rolls on 3″ and is destroyed.',
  ],
  ['tankhit', { hit: false, 'gun-exploded': true }, 'The damaged gun explodes. It’s lost for the game.'],
  ['bail', {}, 'Nobody gets out.'],
  ['bail', { escaped: 2, 'escaped-serious': 1 }, '2 unwounded and 1 with a serious wound get out.'],
  [
    'assault',
    { winner: 'attacker', 'defender-pistol-jam': true },
    'The attacker wins: the defender is out of action. The defender’s pistol has jammed.',
  ],
  ['rally', { rallied: false }, 'The rally fails.'],
  ['suppress', { penalty: 3 }, 'Anyone who fires from there has −3 to hit.'],
  ['wound', { wound: 'wound-a' }, 'He’s left with an (a) wound.'],
  ['wound', { wound: 'removed' }, 'He’s out of action and comes off the table.'],
  ['wound', { died: true }, 'He dies.'],
  ['wound', { 'roll-due': false }, 'No death roll is due yet.'],
  ['wound', { healed: true }, 'One light wound is healed.'],
  ['points', { 'medium-tanks': 2, 'heavy-tanks': 1 }, '2 medium tanks, or 1 heavy tank.'],
])('%s %j', (verb, facts, sentence) => {
  expect(said(verb, facts)).toBe(sentence);
});

test.each<[string, Given, string]>([
  ['tankhit', { weapon: 'bazooka', range: 5, armour: 'light' }, ''],
  ['tankhit', { weapon: 'bazooka', range: 5, armour: 'light' }, 'exact-halves'],
  ['tankhit', { weapon: 'sticky-bomb' }, ''],
  ['tankhit', { weapon: '2cm', range: 20, 'gun-damaged': true }, ''],
  ['grenade', { weapon: 'molotov' }, ''],
  ['bail', { crew: 2, light: 1, serious: 1 }, ''],
  ['assault', { 'attacker-weapon': 'pistol', 'defender-weapon': 'pistol' }, ''],
  ['wound', {}, ''],
  ['wound', { kind: 'campaign' }, ''],
])('whatever comes of %s %j is told, each in words of its own (%s)', (verb, given, toggles) => {
  const sentences = oddsOf(actionOf(landser, verb, given, toggles)).outcomes.map(({ value }) => said(verb, value));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
    expect(sentence).not.toMatch(/undefined|null|NaN|true|false|[a-z]-[a-z]+-/);
  }
});

describe('the news of a template or a blast', () => {
  const called: Record<string, string> = { u1: 'Miller', u2: 'Jones', u3: 'Cole', u4: 'Hall', u5: 'Reed' };
  const struck = (id: string, values: { effect: string; wound?: string }): Effect => ({
    effect: 'remind',
    says: 'struck',
    rule: 'LS-EFF-01',
    units: [id],
    values,
  });
  const told = (verb: string, targets: readonly string[], effects: readonly Effect[]) => {
    const of = (id: string) => called[id]!;
    const each = targets.map(of);
    const names = { who: 'Otto', at: each.join(' and '), each, of };
    return english.verdictOf('landser', verb, { hit: true, hide: targets.length }, { targets, effects, names });
  };
  const fates = [struck('u1', { effect: 'out-of-action', wound: 'removed' }), struck('u2', { effect: 'hide' })];

  test('says what became of each man', () => {
    const each = 'Miller (out of action, off the table) and Jones (in hide)';
    expect(told('grenade', ['u1', 'u2'], fates)).toBe(`The grenade lands by ${each}.`);
    expect(told('fire', ['u1', 'u2'], fates)).toBe(`Otto hit ${each}.`);
    expect(told('effect', ['u1', 'u2'], fates)).toBe(`${each}.`);
    const unharmed = [fates[0]!, struck('u2', { effect: 'none' })];
    expect(told('fire', ['u1', 'u2'], unharmed)).toContain('Jones (unharmed)');
  });

  test('says how many suffered what if they’re more than four', () => {
    const all = Object.keys(called);
    const effects = all.map((id) => struck(id, { effect: 'hide' }));
    expect(told('effect', all, effects)).toContain('5 in hide');
  });
});

test('LS-CAMP-05 a man carried off the table is told apart from one who’s only carried', () => {
  const names = { who: 'Otto', at: 'Emil' };
  const said = (edge: boolean) =>
    english.verdictOf('landser', 'act', { action: 'carry-off' }, { names, options: { edge } });
  expect(said(false)).toBe('Otto carries Emil.');
  expect(said(true)).toBe('Otto carries Emil off the table.');
});
