import { describe, expect, test } from 'vitest';
import { InputError, Refusal } from '../../src/kernel/refusal.ts';
import { english } from '../../src/reply/english/index.ts';
import { errorMessage, refusalMessage } from '../../src/reply/problem.ts';
import { argumentsAt, sourcesIn } from './sources.ts';

const sources = sourcesIn('src', 'commands', 'data');

/** The words under which the code asks for a sentence, each with where it does: argument `n` of `new Kind(…)`. */
function saidBy(kind: 'InputError' | 'NotAllowed' | 'Refusal', n: number): Map<string, string> {
  const said = new Map<string, string>();
  for (const { path, text } of sources) {
    for (const { index } of text.matchAll(new RegExp(`new ${kind}\\(`, 'g'))) {
      const argument = argumentsAt(text, text.indexOf('(', index))[n] ?? '';
      // Two words where one of them is chosen on the spot.
      const words = [...argument.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word!);
      for (const word of words.length > 0 ? words : [`not a word: ${argument}`]) said.set(word, path);
    }
  }
  return said;
}

describe.each([
  ['input errors', new Map([...saidBy('InputError', 0), ...saidBy('NotAllowed', 0)]), english.errors],
  ['refusals', saidBy('Refusal', 1), english.refusals],
] as const)('the sentences for %s', (_, said, catalogue) => {
  test('are there for every word that the code says', () => {
    expect(said.size).toBeGreaterThan(5);
    expect([...said].filter(([word]) => !Object.hasOwn(catalogue, word))).toEqual([]);
  });

  test('are all said somewhere', () => {
    expect(Object.keys(catalogue).filter((word) => !said.has(word))).toEqual([]);
  });
});

test('no two rulebooks say a refusal by one word', () => {
  const words = Object.values(english.refusalsOf).flatMap((each) => Object.keys(each));
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test.each(['notices', 'terminal', 'help'] as const)('every sentence among the %s is said somewhere', (part) => {
  const code = sources.map(({ text }) => text).join('\n');
  const silent = Object.keys(english[part]).filter((name) => !new RegExp(`\\b${part}\\.${name}\\b`).test(code));
  expect(silent).toEqual([]);
});

test('a word without a sentence is a bug, that every object has as well', () => {
  for (const word of ['no-such-word', 'constructor', 'toString', '__proto__']) {
    expect(() => errorMessage(english, new InputError(word))).toThrow(word);
    expect(() => refusalMessage(english, new Refusal('LC-1', word))).toThrow(word);
  }
});

test('arguments of a call are parted at its own commas', () => {
  const text = `f(book.x['a, b'], 'word', { list: [1, 2] }, "it's")`;
  expect(argumentsAt(text, 1)).toEqual([`book.x['a, b']`, `'word'`, '{ list: [1, 2] }', `"it's"`]);
});
