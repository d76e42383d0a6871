import { expect, test } from 'vitest';
import type { Ruled } from '../../../src/campaign/record.ts';
import { oddsOf } from '../../../src/kernel/dice/odds.ts';
import type { Facts } from '../../../src/kernel/state/facts.ts';
import { chancesIn } from '../../../src/reply/english/dice/chances.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rulingReply } from '../../../src/reply/ruling/ruling.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { record, ruled } from '../../referee/some-records.ts';
import { actionOf, type Given, thrown } from '../../rules/ruled.ts';

const ID = 'hans-n-panzer';

test.each<[string, Facts, string]>([
  ['move', { legal: true, reach: 5 }, 'It can still go 5″ on that ground.'],
  ['move', { legal: true, reach: 0 }, 'It can’t go any farther on that ground this turn.'],
  ['move', { legal: false }, 'That’s farther than it can go this turn.'],
  ['fire', { shots: 1, hits: 1 }, 'Hit.'],
  ['fire', { shots: 1, hits: 0 }, 'Missed.'],
  ['fire', { shots: 3, hits: 0 }, 'All 3 shots missed.'],
  ['fire', { shots: 2, hits: 0 }, 'Both shots missed.'],
  ['fire', { shots: 2, hits: 2 }, 'Both shots hit.'],
  ['fire', { shots: 3, hits: 2 }, '2 of 3 shots hit.'],
  ['fire', { figures: 1, killed: 1 }, 'The man is killed.'],
  ['fire', { figures: 4, killed: 1 }, '1 of 4 men is killed.'],
  ['fire', { figures: 4, killed: 0 }, 'Nobody is killed.'],
  ['fire', { figures: 4, killed: 4 }, 'All 4 men are killed.'],
  ['fire', { shot: 'out-of-range' }, 'Out of range: no shot.'],
  ['effect', { figures: 4, killed: 2 }, '2 of 4 men are killed.'],
  ['grenade', { hit: false }, 'Missed.'],
  ['grenade', { hit: true, figures: 1, killed: 0 }, 'It hits: the man is unharmed.'],
  ['barrage', { landing: 'misfire' }, 'A misfire: nothing lands.'],
  ['barrage', { landing: 'left' }, 'It lands to the left: nobody is there.'],
  ['barrage', { landing: 'dead-center', figures: 2, killed: 2 }, 'Dead centre: both men are killed.'],
  ['barrage', { shot: 'out-of-sight' }, 'Out of sight: no shot.'],
  ['tankhit', { hit: false }, 'Missed.'],
  ['tankhit', { hit: true, result: 'glances' }, 'Hit: the shot glances off.'],
  ['tankhit', { hit: true, result: 'destroyed', 'crew-killed': 2 }, 'Hit: destroyed; 2 of the crew killed.'],
  [
    'tankhit',
    { result: 'destroyed', 'crew-killed': 1, 'passengers-killed': 3 },
    'Destroyed; 1 of the crew and 3 of the passengers killed.',
  ],
  ['tankhit', { result: 'destroyed', 'crew-killed': 0 }, 'Destroyed; nobody inside is killed.'],
  ['tankhit', { result: 'no-effect' }, 'No effect.'],
  ['demolish', { damage: false }, 'No damage.'],
  ['demolish', { damage: true, destroyed: false }, 'A hit, but the house still stands.'],
  ['demolish', { damage: true, destroyed: true, killed: 4 }, 'The house is destroyed, and the 4 men in it are killed.'],
  ['demolish', { damage: true, destroyed: true, killed: 0 }, 'The house is destroyed; nobody was in it.'],
  ['demolish', { result: 'half-height' }, 'A section is cut to half its height.'],
  ['morale', { result: 'retreats-2' }, 'It retreats for two moves.'],
  ['rally', { result: 'routs' }, 'It keeps routing.'],
  ['weapon', { 'ready-turn': 3 }, 'Ready in turn 3.'],
  ['visibility', { visibility: 45 }, 'You can see 45″. Nobody shoots farther.'],
])('/%s %j: %s', (verb, facts, sentence) => expect(english.verdictOf(ID, verb, facts)).toBe(sentence));

test.each([
  [
    { unit: 'infantry', boarding: true, 'vehicle-moved': true },
    'The vehicle has moved this turn, so nobody can get in or out.',
  ],
  [{ unit: 'half-track', boarding: true }, 'Men get in or out of it this turn, so it can’t move.'],
])('/move %j: %s', (filled, sentence) =>
  expect(english.verdictOf(ID, 'move', { legal: false }, { filled })).toBe(sentence),
);

test.each([
  ['set-up', 'It can fire from turn 5.'],
  ['hook-up', 'It can be moved away from turn 5.'],
  ['call-fire', 'The guns can fire from turn 5.'],
  ['capture', 'It can be moved away from turn 5.'],
])('/weapon action:%s: %s', (action, sentence) => {
  expect(english.verdictOf(ID, 'weapon', { 'ready-turn': 5 }, { options: { action } })).toBe(sentence);
});

test.each([
  ['off-road:3', 0, 'It goes 3″, and can’t go any farther on that ground this turn.'],
  ['road:5,off-road:1.5', 2, 'It goes 6.5″. It can still go 2″ on that ground.'],
  ['road:5,off-road', 3, 'It goes 5″. It can still go 3″ on that ground.'],
  ['off-road', 3, 'It can still go 3″ on that ground.'],
  ['off-road 20cm', 3, 'It can still go 3″ on that ground.'],
])('HP-MOVE-02: the news of /move path:%s, with %s″ left: %s', (path, reach, sentence) => {
  expect(english.verdictOf(ID, 'move', { legal: true, reach }, { options: { path } })).toBe(sentence);
});

test('HP-TANK-09, HP-VEH-07: what a shot at a vehicle can lead to is said of a vehicle', () => {
  expect(chancesIn({ hit: true, result: 'disabled' })).toEqual(['to hit', 'to disable it']);
  const wreck = { result: 'destroyed', 'crew-killed': 1, 'passengers-killed': 2 };
  expect(chancesIn(wreck)).toEqual(['to destroy it', 'to kill some of the crew', 'to kill passengers']);
  expect(chancesIn({ damage: true, destroyed: false })).toEqual(['to damage it']);
});

test('HP-RUL-25: with centimetres a length is said in them', () => {
  const toggles = ['centimetres'];
  expect(english.verdictOf(ID, 'move', { legal: true, reach: 5 }, { toggles })).toBe(
    'It can still go 5 cm on that ground.',
  );
  expect(english.verdictOf(ID, 'visibility', { visibility: 45 }, { toggles })).toBe(
    'You can see 45 cm. Nobody shoots farther.',
  );
});

test.each([
  [[6, 3, 5, 1], 'Hit: the shot glances off.', 'HP-TANK-09', 0],
  [[6, 3, 5, 4], 'Hit: disabled.', 'HP-TANK-11', 1],
])('dice %j: "%s"; the text of %s stands under it %d times', (faces, verdict, rule, times) => {
  const declared = { weapon: '75mm-long', target: 't34', range: 28, crew: 4 };
  const { facts, steps } = thrown(actionOf(rulesetOf(ID), 'tankhit', declared), faces);
  const ruling = ruled({ rules: ID, verb: 'tankhit', options: declared, facts, steps: steps as Ruled['steps'] });
  const lines = plainText(rulingReply(english, { record: record(1, [ruling]), ruled: ruling, log: 'log' })).split('\n');
  expect(lines[0]).toBe(verdict);
  expect(lines.filter((text) => text.endsWith(rule))).toHaveLength(times);
});

test.each<[string, Given]>([
  ['move', { unit: 'pz4' }],
  ['fire', { weapon: 'smg', range: 1, figures: 2 }],
  ['effect', { weapon: 'artillery', figures: 2 }],
  ['grenade', { range: 1, figures: 2 }],
  ['barrage', { weapon: 'artillery', short: 1 }],
  ['tankhit', { weapon: '88mm', target: 'half-track', range: 12, passengers: 5 }],
  ['tankhit', { weapon: 'artillery', target: 'truck' }],
  ['demolish', { weapon: 'artillery', target: 'wall' }],
  ['demolish', { weapon: 'artillery', target: 'small-house', hits: 3 }],
  ['morale', {}],
  ['rally', {}],
  ['visibility', {}],
  ['weapon', { action: 'capture' }],
])('every outcome of /%s %j has a sentence of its own', (verb, given) => {
  const { outcomes } = oddsOf(actionOf(rulesetOf(ID), verb, given));
  const sentences = outcomes.map(({ value }) => english.verdictOf(ID, verb, value));
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z0-9][^{}]+\.$/);
  expect(sentences.join(' ')).not.toMatch(/undefined|NaN/);
  expect(new Set(sentences).size).toBe(outcomes.length);
});

test('HP-MOR-19, HP-RUL-50: the button of a unit that can only leave says so', () => {
  const { choice, deed } = english.panel;
  expect(deed('move', choice('exit', 'other-edge'))).toBe('Move off the table');
  expect(deed('move', choice('exit', 'enemy-edge'))).toBe('Move off by the enemy’s edge');
});
