import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import { typedPairs } from '../../src/command/typing/typed-pairs.ts';
import { commandAndPairs } from '../../src/terminal/line.ts';

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

  test.each([
    ['game new', 'sides:"A, B" seed:x', { sides: 'A, B', seed: 'x' }],
    ['fair mix', 'text:abc', { text: 'abc' }],
    [
      'battle end',
      'winner:axis why:"Night falls" result:"draw"',
      { winner: 'axis', why: 'Night falls', result: 'draw' },
    ],
    ['note', 'Weather:fine', { weather: 'fine' }],
  ])('/%s %s: a pair with a name that nothing has isn’t a part of what stands before it', (name, text, given) => {
    expect(read(name, text)).toStrictEqual(given);
  });

  test('such a pair is an option of its own beside every command’s example, but for fields, which hold pairs', () => {
    for (const { name, example } of commands) {
      const given = read(name, `${commandAndPairs(example ?? `/${name}`).pairs} zzqx:abc`);
      if (given.fields === undefined) expect(given, name).toHaveProperty('zzqx', 'abc');
    }
  });

  test.each([
    ['note', 'We meet at 6:30', { text: 'We meet at 6:30' }],
    ['note', 'Photos: https://example.com/a', { text: 'Photos: https://example.com/a' }],
    ['unit edit', 'unit:Bell fields:men:8 smg:2', { unit: 'Bell', fields: 'men:8 smg:2' }],
    ['move', 'path:road:5 off-road:3', { path: 'road:5 off-road:3' }],
  ])('/%s %s: a colon may stand in a text', (name, text, given) => {
    expect(read(name, text)).toStrictEqual(given);
  });

  test('a path goes on after its comma', () => {
    expect(read('move', 'path:road:5, off-road:3')).toStrictEqual({ path: 'road:5, off-road:3' });
    expect(read('move', 'path:road=5, woods=3')).toStrictEqual({ path: 'road=5, woods=3' });
  });

  test.each(['range:8 range:9', ':half', 'weapon:"rifle'])('/fire %s is no command', (text) => {
    expect(() => read('fire', text)).toThrow();
  });
});
