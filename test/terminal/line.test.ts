import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/refusal.ts';
import { isPassedOver, readCommand, readLine } from '../../src/terminal/line.ts';
import { linesOf } from '../../src/terminal/lines.ts';
import { you } from './table.ts';

describe('who says it where', () => {
  test.each([
    ['/log', 'you', 'table', '/log'],
    ['@anna /log', 'anna', 'table', '/log'],
    ['#caen /log', 'you', 'caen', '/log'],
    ['@anna #caen /log', 'anna', 'caen', '/log'],
    ['  #caen\t@anna  /fire weapon:rifle  ', 'anna', 'caen', '/fire weapon:rifle'],
    ['@Żółć #東部 /log', 'Żółć', '東部', '/log'],
    ['/fire target:@anna #caen', 'you', 'table', '/fire target:@anna #caen'],
    ['@anna', 'anna', 'table', ''],
    ['@anna @ben /log', 'anna', 'table', '@ben /log'],
    ['@ /log', 'you', 'table', '@ /log'],
    [`#${'c'.repeat(101)} /log`, 'you', 'table', `#${'c'.repeat(101)} /log`],
    ['@a\u0000b /log', 'you', 'table', '@a\u0000b /log'],
  ])('%j', (text, user, channel, command) => {
    expect(readLine(text, you)).toEqual({ user, channel, command });
  });
});

test('blank lines and comments are passed over, and nothing else', () => {
  expect(['', '  ', '\t', '// turn 1', '  //'].filter((text) => !isPassedOver(text))).toEqual([]);
  expect(['/log', '/ /', '#caen // not at its start'].filter(isPassedOver)).toEqual([]);
});

test('a command is its name and its pairs', () => {
  expect(readCommand('/Fire weapon:rifle who:"Squad 1" moved')).toEqual({
    name: 'fire',
    given: { weapon: 'rifle', who: 'Squad 1', moved: 'true' },
  });
  expect(readCommand('/log')).toEqual({ name: 'log', given: {} });
  expect(() => readCommand('log')).toThrow(InputError);
  expect(() => readCommand('/fire weapon:"rifle')).toThrow(InputError);
});

test('a command of several has two words for a name', () => {
  expect(readCommand('/Game New name:Caen')).toEqual({ name: 'game new', given: { name: 'Caen' } });
  expect(readCommand('/turn  end')).toEqual({ name: 'turn end', given: {} });
  expect(readCommand('/game name:Caen')).toEqual({ name: 'game', given: { name: 'Caen' } });
  expect(readCommand('/fire new')).toEqual({ name: 'fire', given: { new: 'true' } });
});

describe('lines of a stream', () => {
  async function linesIn(...chunks: readonly (string | Buffer)[]): Promise<string[]> {
    async function* input() {
      for (const chunk of chunks) yield Buffer.from(chunk as string);
    }
    const lines: string[] = [];
    for await (const line of linesOf(input())) lines.push(line);
    return lines;
  }

  test('a byte order mark, CRLF and a missing last newline are let pass', async () => {
    expect(await linesIn('\ufeff/log\r', '\n\r\n/un', 'do')).toEqual(['/log', '', '/undo']);
    expect(await linesIn('/log\n')).toEqual(['/log']);
    expect(await linesIn()).toEqual([]);
  });

  test('a letter may be cut by the end of a chunk', async () => {
    const bytes = Buffer.from('@Żółć\n');
    expect(await linesIn(bytes.subarray(0, 2), bytes.subarray(2))).toEqual(['@Żółć']);
  });
});
