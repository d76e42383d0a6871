import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { commandRead } from '../../src/command/typing/command-read.ts';

test('a command is read back from its text, however many words its name has', () => {
  expect(commandRead('/unit show unit:"Red Bell"', commands)).toEqual({
    name: 'unit show',
    given: { unit: 'Red Bell' },
  });
  expect(commandRead('/fire attacker:Bell range:8 moved', commands)).toEqual({
    name: 'fire',
    given: { attacker: 'Bell', range: '8', moved: 'true' },
  });
  expect(commandRead('/undo', commands)).toEqual({ name: 'undo', given: {} });
});

test('what isn’t one is none: another word, half a name, a quote that isn’t closed', () => {
  for (const text of ['Rain.', '/unit', '/undone', 'undo', '/note text:"Rain.']) {
    expect(commandRead(text, commands)).toBeUndefined();
  }
});

test('no command’s name begins with another’s, so the first that fits is the one', () => {
  const names = commands.map(({ name }) => name);
  expect(names.filter((one) => names.some((other) => other !== one && other.startsWith(`${one} `)))).toEqual([]);
});
