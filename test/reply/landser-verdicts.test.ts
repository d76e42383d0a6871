import { expect, test } from 'vitest';
import type { Facts } from '../../src/kernel/facts.ts';
import { oddsOf } from '../../src/kernel/odds.ts';
import { english } from '../../src/reply/english/index.ts';
import { landser } from '../../src/rules/landser/index.ts';
import { actionOf, type Given } from '../rules/ruled.ts';

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
    'The defender is out of action. The defender’s pistol has jammed.',
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
