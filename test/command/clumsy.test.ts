import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import { typedPairs } from '../../src/command/typing/typed-pairs.ts';
import { readCommand } from '../../src/terminal/line.ts';

const pairs = (name: string, text: string) => typedPairs(commandNamed(name, commands), text);

describe('what clumsy hands type', () => {
  test('has its blanks on the wrong side of a colon', () => {
    const meant = { weapon: 'rifle', range: '8' };
    for (const text of [
      'weapon :rifle range :8',
      'weapon : rifle range : 8',
      'weapon: rifle range: 8',
      'weapon =rifle range =8',
    ])
      expect(pairs('fire', text)).toEqual(meant);
  });

  test('has a blank after the slash', () => {
    expect(readCommand('/ fire weapon:rifle').name).toBe('fire');
    expect(readCommand('/  game  status').name).toBe('game status');
  });

  test('calls the rulebook a book, which is no part of the text', () => {
    expect(pairs('card', 'tiger book:landser')).toEqual({ of: 'tiger', book: 'landser' });
    expect(pairs('rules', 'half cover book:landser')).toEqual({ query: 'half cover', book: 'landser' });
    expect(pairs('note', 'Karl: hello book:x')).toEqual({ text: 'Karl: hello book:x' });
  });

  test('puts a word between two to compare', () => {
    expect(pairs('compare', 'tiger vs sherman')).toEqual({ one: 'tiger', two: 'sherman' });
    expect(pairs('compare', 'tiger and sherman')).toEqual({ one: 'tiger', two: 'sherman' });
  });

  test('says the same word twice, and no option is given twice by that', () => {
    expect(pairs('fire', 'Red Rifleman 1 at Blue Rifleman 1')).not.toHaveProperty('Rifleman');
    expect(() => pairs('fire', 'Red Rifleman 1 at Blue Rifleman 1')).not.toThrow();
  });

  test('measures in what nobody has on a table, and that’s told as one length', () => {
    expect(pairs('fire', 'range:10 yards')).toEqual({ range: '10 yards' });
    expect(pairs('fire', 'range:200 mm')).toEqual({ range: '200 mm' });
  });
});
