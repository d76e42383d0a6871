import { describe, expect, test } from 'vitest';
import { Refusal as AnyRefusal, FORBIDDEN_BY_ALL, InputError } from '../../../src/kernel/refusal.ts';
import { english } from '../../../src/reply/english/index.ts';
import { errorMessage, refusalMessage } from '../../../src/reply/problem.ts';
import { FORBIDDEN as hansNPanzer } from '../../../src/rules/hans-n-panzer/refusal.ts';
import { FORBIDDEN as landser } from '../../../src/rules/landser-classic/refusal.ts';
import { FORBIDDEN as panzertroops, Refusal } from '../../../src/rules/panzertroops/refusal.ts';
import { FORBIDDEN as ww2Skirmish } from '../../../src/rules/ww2-skirmish/refusal.ts';
import { argumentsAt, sourcesIn } from '../sources.ts';

const sources = sourcesIn('src', 'commands', 'data');

/** The words under which the code asks for a sentence, each with where it does: argument `n` of `new Kind(…)`, or of `super(…)` in a kind of it. */
function saidBy(kind: 'InputError' | 'NotAllowed' | 'Refusal', n: number): Map<string, string> {
  const said = new Map<string, string>();
  for (const { path, text } of sources) {
    for (const made of text.matchAll(new RegExp(`new ${kind}\\(|extends ${kind} \\{[^]*?super\\(`, 'g'))) {
      const argument = argumentsAt(text, made.index + made[0].length - 1)[n] ?? '';
      // Two words where one of them is chosen on the spot.
      const words = [...argument.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word!);
      // A kind of it may leave the word to whoever makes one.
      const none = made[0].startsWith('new') ? [`not a word: ${argument}`] : [];
      for (const word of words.length > 0 ? words : none) said.set(word, path);
    }
  }
  return said;
}

/** The words of refusals, by the book that says them. */
const forbidden = {
  general: FORBIDDEN_BY_ALL,
  landser,
  'hans-n-panzer': hansNPanzer,
  'ww2-skirmish': ww2Skirmish,
  panzertroops,
};
const refused = saidBy('Refusal', 1);

describe.each([
  ['input errors', new Map([...saidBy('InputError', 0), ...saidBy('NotAllowed', 0)]), english.errors],
  ['refusals', refused, Object.assign({}, ...Object.values(english.refusals))],
] as const)('the sentences for %s', (_, said, catalogue) => {
  test('are there for every word that the code says', () => {
    expect(said.size).toBeGreaterThan(5);
    expect([...said].filter(([word]) => !Object.hasOwn(catalogue, word))).toEqual([]);
  });

  test('are all said somewhere', () => {
    expect(Object.keys(catalogue).filter((word) => !said.has(word))).toEqual([]);
  });
});

describe.each(Object.entries(forbidden))('what %s forbids by its own words', (book, words) => {
  test('are the very words that the catalogue has sentences for under its name', () => {
    const sentences = english.refusals[book as keyof typeof forbidden];
    expect(Object.keys(sentences).toSorted()).toEqual([...words].toSorted());
  });
});

test('a refusal of a book is worded under its name; one that an older version kept, without it', () => {
  const refusal = new Refusal('PT-1', 'satchel-in-defence');
  expect(refusal.says).toBe('panzertroops/satchel-in-defence');
  const sentence = english.refusals.panzertroops['satchel-in-defence']({});
  expect(refusalMessage(english, refusal)).toBe(sentence);
  expect(refusalMessage(english, { says: 'satchel-in-defence', values: {} })).toBe(sentence);
  expect(new Refusal('PT-1', 'is-out').says).toBe('is-out');
});

test('the rulebooks say refusals by words of their own alone', () => {
  const kernels = sources.filter(({ path, text }) => {
    return (
      /^src\/rules\/[^/]+\//.test(path) &&
      /import \{[^}]*(?<!type )\bRefusal\b[^}]*\} from '[./]+kernel\/refusal\.ts'/.test(text)
    );
  });
  expect(kernels.map(({ path }) => path)).toEqual([]);
});

test.each(['notices', 'terminal', 'help'] as const)('every sentence among the %s is said somewhere', (part) => {
  const code = sources.map(({ text }) => text).join('\n');
  const silent = Object.keys(english[part]).filter((name) => !new RegExp(`\\b${part}\\.${name}\\b`).test(code));
  expect(silent).toEqual([]);
});

test('a word without a sentence is a bug, that every object has as well', () => {
  for (const word of ['no-such-word', 'constructor', 'toString', '__proto__']) {
    expect(() => errorMessage(english, new InputError(word))).toThrow(word);
    expect(() => refusalMessage(english, new AnyRefusal('LC-1', word))).toThrow(word);
  }
});

test('arguments of a call are parted at its own commas', () => {
  const text = `f(book.x['a, b'], 'word', { list: [1, 2] }, "it's")`;
  expect(argumentsAt(text, 1)).toEqual([`book.x['a, b']`, `'word'`, '{ list: [1, 2] }', `"it's"`]);
});
