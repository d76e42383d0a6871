import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('hans-n-panzer');

/** What is added to the die in all, from what the table says of a 3 and the modifiers that the step names. */
const sum = (given: Given, toggles?: string) =>
  ruled('morale', given, dice(3), toggles).steps[0]!.modifiers.reduce((all, { value }) => all + value, 0);

describe('HP-MOR-18: one die for the unit', () => {
  test.each([
    [6, 'fights'],
    [5, 'fights'],
    [4, 'holds'],
    [3, 'retreats-1'],
    [2, 'retreats-2'],
    [1, 'routs'],
  ])('%d: %s', (face, result) => {
    const { facts, steps } = ruled('morale', {}, dice(face));
    expect(facts).toStrictEqual({ result });
    expect(steps[0]).toMatchObject({ rule: 'HP-MOR-18', modifiers: [] });
  });

  test('over 6 is 6, under 1 is 1', () => {
    expect(chance('morale', { modifier: 10 }, { result: 'fights' })).toBe('1');
    expect(chance('morale', { modifier: -10 }, { result: 'routs' })).toBe('1');
  });

  test('worked example 12: a unit at half strength', () => {
    expect(odds('morale', { cause: 'losses-50' })).toStrictEqual({
      '{"result":"routs"}': '1/2',
      '{"result":"holds"}': '1/6',
      '{"result":"retreats-1"}': '1/6',
      '{"result":"retreats-2"}': '1/6',
    });
    expect(odds('morale', { cause: 'losses-50', elite: true, command: 'in-sight' })).toStrictEqual({
      '{"result":"fights"}': '1/3',
      '{"result":"holds"}': '1/6',
      '{"result":"retreats-1"}': '1/6',
      '{"result":"retreats-2"}': '1/6',
      '{"result":"routs"}': '1/6',
    });
  });
});

describe('what is added to the die', () => {
  test.each<[string, Given, number]>([
    ['HP-MOR-06', { losses: 'quarter' }, -1],
    ['HP-MOR-07', { losses: 'half' }, -2],
    ['HP-MOR-08', { command: 'in-sight' }, 1],
    ['HP-MOR-09', { command: 'within-1-move' }, 2],
    ['HP-MOR-10', { officer: 'lost' }, -1],
    ['HP-MOR-11', { command: 'lost' }, -2],
    ['HP-MOR-12', { separated: true }, -1],
    ['HP-MOR-13', { elite: true }, 1],
    ['HP-MOR-14', { 'won-lately': true }, 2],
    ['HP-MOR-15', { 'beaten-lately': true }, -2],
    ['HP-MOR-16', { losses: 'none' }, 1],
    ['HP-MOR-17', { officer: 'new' }, 1],
  ])('%s: %j counts %d', (rule, given, value) => {
    expect(ruled('morale', given, dice(3)).steps[0]!.modifiers).toMatchObject([{ rule, value }]);
  });

  test('HP-RUL-18: all of them add up', () => {
    const worst = { losses: 'half', command: 'lost', officer: 'lost', separated: true, 'beaten-lately': true };
    expect(sum(worst)).toBe(-8);
    const best = { losses: 'none', command: 'within-1-move', officer: 'new', elite: true, 'won-lately': true };
    expect(sum({ ...best, modifier: 3 })).toBe(10);
    expect(sum({ losses: 'some', command: 'none', officer: 'present' })).toBe(0);
  });

  test('HP-RUL-18: with stacking-morale both losses count, and both places of the command', () => {
    expect(sum({ losses: 'half' }, 'stacking-morale')).toBe(-3);
    expect(sum({ command: 'within-1-move' }, 'stacking-morale')).toBe(3);
    for (const given of [{ losses: 'quarter' }, { losses: 'none' }, { command: 'in-sight' }, { command: 'lost' }])
      expect(odds('morale', given, 'stacking-morale')).toStrictEqual(odds('morale', given));
  });
});

describe('why it checks', () => {
  test.each<[string, number]>([
    ['losses-25', -1],
    ['losses-50', -2],
    ['rear', 0],
    ['beaten', -2],
    ['command-lost', -2],
    ['rallying', 0],
    ['other', 0],
  ])('%s: %d unless it is said otherwise', (cause, value) => expect(sum({ cause })).toBe(value));

  test('what is said wins over what the cause says', () => {
    expect(sum({ cause: 'losses-50', losses: 'some' })).toBe(0);
    expect(sum({ cause: 'command-lost', command: 'in-sight' })).toBe(1);
    expect(sum({ cause: 'beaten', 'beaten-lately': false })).toBe(0);
    expect(sum({ cause: 'losses-25', 'beaten-lately': true })).toBe(-3);
  });
});

describe('HP-RAL-01: an officer before a unit that routs', () => {
  test.each([
    [6, 'rallied'],
    [5, 'rallied'],
    [4, 'halts'],
    [3, 'halts'],
    [2, 'routs'],
    [1, 'routs'],
  ])('%d: %s', (face, result) => {
    const { facts, steps } = ruled('rally', {}, dice(face));
    expect(facts).toStrictEqual({ result });
    expect(steps[0]!.rule).toBe('HP-RAL-01');
  });

  test('with a modifier', () => {
    expect(chance('rally', { modifier: 1 }, { result: 'rallied' })).toBe('1/2');
    expect(chance('rally', { modifier: -4 }, { result: 'routs' })).toBe('1');
    expect(chance('rally', { modifier: 4 }, { result: 'rallied' })).toBe('1');
    expect(wrong('rally', { officer: 'new' }).says).toBe('unknown-option');
  });
});
