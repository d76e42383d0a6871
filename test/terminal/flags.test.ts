import { expect, test } from 'vitest';
import { InputError } from '../../src/kernel/refusal.ts';
import { english } from '../../src/reply/english/index.ts';
import { errorMessage } from '../../src/reply/problem.ts';
import { readFlags } from '../../src/terminal/flags.ts';

function errorOf(...args: readonly string[]): string {
  try {
    readFlags(args);
  } catch (error) {
    if (error instanceof InputError) return errorMessage(english, error);
    throw error;
  }
  throw new Error('They were taken');
}

test('without flags it is you at the table', () => {
  expect(readFlags([])).toMatchObject({ user: 'you', channel: 'table', json: false, terminal: false, help: false });
  expect(readFlags([]).seed).toBeUndefined();
});

test('all of them', () => {
  const args = ['--json', '--seed', '-1', '--db=memory:', '--user', 'anna', '--channel', 'caen', '--terminal'];
  expect(readFlags(args)).toEqual({
    json: true,
    seed: '-1',
    db: 'memory:',
    user: 'anna',
    channel: 'caen',
    terminal: true,
    help: false,
    version: false,
    ofTheTerminal: ['--json', '--seed', '--user', '--channel'],
  });
  expect(readFlags(['--seed=']).seed).toBe('');
  expect(readFlags(['-h']).help).toBe(true);
});

test('an unknown flag is named, with the nearest and all there are', () => {
  expect(errorOf('--sede', 'x')).toBe(
    'There’s no flag --sede. Did you mean --seed? The flags are --json, --seed, --db, --user, --channel, --pictures, --files, --terminal, --help and --version.',
  );
  expect(errorOf('-x')).toContain('no flag -x');
  expect(errorOf('--constructor')).toContain('no flag --constructor');
});

test('a flag that is used wrongly says how', () => {
  expect(errorOf('--db')).toBe('--db needs a value: --db=…');
  expect(errorOf('--db', '--json')).toBe('--db needs a value: --db=…');
  expect(errorOf('--json=yes')).toBe('--json doesn’t take a value.');
  expect(errorOf('script.txt')).toContain('"script.txt" isn’t a flag');
  expect(errorOf('--user', 'two words')).toContain('--user needs a name without spaces');
  expect(errorOf('--channel', '')).toContain('--channel');
});
