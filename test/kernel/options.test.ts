import { describe, expect, expectTypeOf, test } from 'vitest';
import { nearest } from '../../src/kernel/options/nearest.ts';
import {
  choice,
  eye,
  known,
  MODIFIER,
  type OptionsOf,
  type OptionTable,
  option,
} from '../../src/kernel/options/options.ts';
import { completeOptions, readOptions } from '../../src/kernel/options/read-options.ts';
import { inputErrorOf } from './failures.ts';

const table = {
  weapon: { type: 'string', values: ['rifle', 'smg', 'gpmg'], required: true },
  range: { type: 'number', min: 0, max: 60, required: true },
  figures: { type: 'integer', min: 1, max: 20, default: 1 },
  'wounds-before': { type: 'integer' },
  moved: { type: 'boolean', default: false },
  gaps: { type: 'string' },
  modifier: MODIFIER,
} as const satisfies OptionTable;

const read = (given: Record<string, string | number | boolean>) => readOptions(table, given);
const wrong = (given: Record<string, string | number | boolean>) => inputErrorOf(() => read(given));

describe('what is typed', () => {
  test('becomes what the table says, and nothing is added', () => {
    const typed = { weapon: 'rifle', range: '12.5', figures: '3', moved: 'true', gaps: '1, 2' };
    expect(read(typed)).toStrictEqual({ weapon: 'rifle', range: 12.5, figures: 3, moved: true, gaps: '1, 2' });
    expect(read({})).toStrictEqual({});
  });

  test('may be of the right kind already', () => {
    expect(read({ range: 12, figures: 20, moved: false })).toStrictEqual({ range: 12, figures: 20, moved: false });
  });

  test.each([
    ['0', 0],
    ['.5', 0.5],
    ['12.', 12],
    ['+7', 7],
    [' 8 ', 8],
    ['8"', 8],
  ])('range %j is %d inches', (typed, inches) => expect(read({ range: typed })).toStrictEqual({ range: inches }));

  test.each(['true', 'yes', 'on', '1', 'TRUE', ' Yes '])('moved %j is yes', (typed) =>
    expect(read({ moved: typed })).toStrictEqual({ moved: true }),
  );

  test.each(['false', 'no', 'off', '0', 'No'])('moved %j is no', (typed) =>
    expect(read({ moved: typed })).toStrictEqual({ moved: false }),
  );

  test('words do not mind capitals; free text keeps its own', () => {
    expect(read({ weapon: ' GPMG ', gaps: 'As Typed' })).toStrictEqual({ weapon: 'gpmg', gaps: 'As Typed' });
  });
});

describe('what is wrong', () => {
  test('an unknown option, with the nearest and all that are offered', () => {
    expect(wrong({ figure: 2 })).toStrictEqual({
      says: 'unknown-option',
      values: { option: 'figure', nearest: 'figures', allowed: Object.keys(table) },
    });
    expect(wrong({ 'suppressed-by': 2 }).values.nearest).toBeUndefined();
  });

  test.each(['toString', 'constructor', '__proto__'])('%s is no option', (name) => {
    const given = JSON.parse(`{ "${name}": "true" }`) as Record<string, string>;
    expect(wrong(given)).toMatchObject({ says: 'unknown-option', values: { option: name } });
  });

  test('an unknown word, with the nearest and all that are allowed', () => {
    expect(wrong({ weapon: 'rifel' })).toStrictEqual({
      says: 'unknown-value',
      values: { option: 'weapon', value: 'rifel', nearest: 'rifle', allowed: ['rifle', 'smg', 'gpmg'] },
    });
    expect(wrong({ weapon: 'panzerfaust' }).values.nearest).toBeUndefined();
  });

  test.each(['twelve', '', '0x10', '1e3', 'Infinity', 'NaN', '--1', '.'])('%j is no number', (typed) => {
    expect(wrong({ range: typed })).toStrictEqual({
      says: 'not-a-number',
      values: { option: 'range', value: typed },
    });
  });

  test('a number that is not whole', () => {
    expect(wrong({ figures: '2.5' })).toStrictEqual({
      says: 'not-whole',
      values: { option: 'figures', value: '2.5' },
    });
    expect(read({ figures: '2.0' })).toStrictEqual({ figures: 2 });
  });

  test.each([
    ['figures', '0', 1, 20],
    ['figures', '21', 1, 20],
    ['range', '-1', 0, 60],
    ['range', '60.01', 0, 60],
    ['modifier', '-21', -20, 20],
    ['modifier', '21', -20, 20],
  ])('%s %s is out of its range', (option, value, min, max) => {
    expect(wrong({ [option]: value })).toStrictEqual({ says: 'out-of-range', values: { option, value, min, max } });
  });

  test('a number without bounds may be any', () => {
    expect(read({ 'wounds-before': '-400' })).toStrictEqual({ 'wounds-before': -400 });
  });

  test.each(['maybe', '2', ''])('moved %j is neither yes nor no', (typed) => {
    expect(wrong({ moved: typed })).toStrictEqual({
      says: 'not-a-boolean',
      values: { option: 'moved', value: typed },
    });
  });
});

describe('what is left out', () => {
  test('takes its default; without one it stays out', () => {
    expect(completeOptions(table, { weapon: 'rifle', range: 0 })).toStrictEqual({
      weapon: 'rifle',
      range: 0,
      figures: 1,
      moved: false,
      modifier: 0,
    });
  });

  test('what is given wins over the default, be it nothing or no', () => {
    const given = { weapon: 'rifle', range: 1, figures: 5, moved: true, modifier: 0 };
    expect(completeOptions(table, given)).toStrictEqual(given);
  });

  test('what is required is listed, all of it, in the order of the table', () => {
    expect(inputErrorOf(() => completeOptions(table, { figures: 2 }))).toStrictEqual({
      says: 'missing-options',
      values: { missing: ['weapon', 'range'], example: ['weapon:rifle', 'range:8'], 'weapon:': expect.any(Array) },
    });
  });
});

describe('the nearest word', () => {
  const weapons = ['rifle', 'smg', 'smg-soviet', 'lmg', 'gpmg', 'grenade-launcher'];

  test.each([
    ['rifel', 'rifle'],
    ['gren', 'grenade-launcher'],
    ['smg-sovjet', 'smg-soviet'],
    ['hpmg', 'gpmg'],
  ])('%s: %s', (typed, word) => expect(nearest(typed, weapons)).toBe(word));

  test('is a long part of a word, though there’s a slip in it', () => {
    expect(nearest('shermann', ['m4a2-sherman', 'panther'])).toBe('m4a2-sherman');
    expect(nearest('m4a3', ['m4a2-sherman'])).toBeUndefined();
  });

  test('is none where nothing is like it, or nothing was typed', () => {
    expect(nearest('flamethrower', weapons)).toBeUndefined();
    expect(nearest('xyz', weapons)).toBeUndefined(); // three letters off
    expect(nearest('', weapons)).toBeUndefined();
    expect(nearest('rifle', [])).toBeUndefined();
  });
});

test('an option of a ruling says in one line what it is, who says it and what it is if nobody does', () => {
  expect(eye.inches({ required: true })).toEqual({
    type: 'number',
    from: 'eye',
    min: 0,
    length: true,
    required: true,
  });
  expect(choice.integer(1, Infinity)).toEqual({ type: 'integer', from: 'choice', min: 1 });
  expect(known.flag()).toEqual({ type: 'boolean', from: 'known', default: false });
  expect(option.flag({ required: true })).toEqual({ type: 'boolean', required: true });
  expect(option.maybe()).toEqual({ type: 'boolean' });
});

test('what a resolver gets follows from the table: words, and whether there is always a value', () => {
  const table = {
    weapon: choice.oneOf(['rifle', 'smg'], { required: true }),
    stance: eye.oneOf(['prone', 'standing'], { default: 'standing' }),
    range: eye.inches(),
    moved: known.flag(),
  } satisfies OptionTable;
  expectTypeOf<OptionsOf<typeof table>>().toEqualTypeOf<
    { readonly weapon: 'rifle' | 'smg'; readonly stance: 'prone' | 'standing'; readonly moved: boolean } & {
      readonly range?: number;
    }
  >();
  // @ts-expect-error: a word that no option has
  choice.flag({ fill: true });
  // @ts-expect-error: a default that isn't among the words
  choice.oneOf(['rifle', 'smg'], { default: 'rifel' });
});
