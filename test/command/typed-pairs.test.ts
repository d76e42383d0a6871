import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { commandNamed } from '../../src/command/find.ts';
import { typedPairs } from '../../src/command/typed-pairs.ts';

const read = (name: string, text: string) => typedPairs(commandNamed(name, commands), text);

describe('words without a name', () => {
  test.each([
    ['rules', 'half cover', { query: 'half cover' }],
    ['rules', 'half cover all', { query: 'half cover', all: 'true' }],
    ['rules', 'rules:landser why: is it so?', { rules: 'landser', query: 'why: is it so?' }],
    ['help', 'fire', { command: 'fire' }],
    ['card', 'tiger', { of: 'tiger' }],
    ['table', 'to-hit', { table: 'to-hit' }],
    ['compare', 'rifle smg', { one: 'rifle', two: 'smg' }],
    ['compare', '"light mg" smg', { one: 'light mg', two: 'smg' }],
    ['note', 'Bell said: run!', { text: 'Bell said: run!' }],
    ['unit rename', 'Bell Bill', { unit: 'Bell', to: 'Bill' }],
    ['undo', '12', { to: '12' }],
    ['fire', '8', { 8: 'true' }],
    ['rules', 'query:half cover', { query: 'half cover' }],
  ])('/%s %s', (name, text, given) => expect(read(name, text)).toStrictEqual(given));
});

describe('options as people type them', () => {
  test.each([
    ['weapon rifle range 8 moved', { weapon: 'rifle', range: '8', moved: 'true' }],
    ['weapon: rifle range: 8', { weapon: 'rifle', range: '8' }],
    ['weapon=rifle, range=8', { weapon: 'rifle', range: '8' }],
    ['weapon:rifle range:8 in cover:half', { weapon: 'rifle', range: '8 in', cover: 'half' }],
    [
      'who:Red Rifleman 1 target:Blue Rifleman 1, Blue Rifleman 2 odds',
      { who: 'Red Rifleman 1', target: 'Blue Rifleman 1, Blue Rifleman 2', odds: 'true' },
    ],
    ['weapon:bolt action range:8', { weapon: 'bolt action', range: '8' }],
    ['weapon:rifle half', { weapon: 'rifle', half: 'true' }],
    ['faces:5 6 range:8', { faces: '5 6', range: '8' }],
    ['__proto__:1', Object.fromEntries([['__proto__', '1']])],
    ['moved:', { moved: '' }],
  ])('/fire %s', (text, given) => expect(read('fire', text)).toStrictEqual(given));

  test.each([
    ['Red Rifleman 1 at Blue Rifleman 1 range:8', { who: 'Red Rifleman 1', target: 'Blue Rifleman 1', range: '8' }],
    ['Red Rifleman 1 range:8', { who: 'Red Rifleman 1', range: '8' }],
    ['at Blue Rifleman 1', { target: 'Blue Rifleman 1' }],
    ['Rifle 8', { 8: 'true', rifle: 'true' }],
    ['rifle at Bell', { rifle: 'true', at: 'true', bell: 'true' }],
  ])('/fire %s: units need no quotes', (text, given) => expect(read('fire', text)).toStrictEqual(given));

  test('a path goes on after its comma', () => {
    expect(read('move', 'path:road:5, off-road:3')).toStrictEqual({ path: 'road:5, off-road:3' });
    expect(read('move', 'path:road=5, woods=3')).toStrictEqual({ path: 'road=5, woods=3' });
  });

  test.each(['range:8 range:9', ':half', 'weapon:"rifle'])('/fire %s is no command', (text) => {
    expect(() => read('fire', text)).toThrow();
  });
});
