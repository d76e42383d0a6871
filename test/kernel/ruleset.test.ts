import { describe, expect, test } from 'vitest';
import { type Ruleset, togglesOn, verbOf } from '../../src/kernel/ruleset.ts';
import type { Ruling } from '../../src/kernel/ruling.ts';
import { NO_FIELDS } from '../../src/kernel/state/field.ts';
import type { Verb } from '../../src/kernel/verb.ts';
import { inputErrorOf, refusalOf } from './failures.ts';

interface Book {
  readonly need: number;
}

function verb(says: string): Verb<object, Book> {
  return {
    kind: 'attack',
    options: {},
    resolve: (_ruling: Ruling, _options: object, book: Book) => ({ says, need: book.need }),
  };
}

const toggle = (on = false) => ({ line: 'What it does', rule: 'R-01', default: on });

const base: Ruleset<Book> = {
  id: 'base',
  name: 'Base',
  version: 1,
  prefix: 'B',
  toggles: { 'dogs-chance': toggle(), pinning: toggle(true), 'no-moving-auto': toggle() },
  rules: [{ id: 'B-01', title: 'First', text: 'The first rule', kind: 'resolve' }],
  book: { need: 4 },
  fields: NO_FIELDS,
  verbs: { fire: verb('base fire'), move: verb('base move'), solo: verb('base solo') },
  profiles: { rifleman: { name: 'Rifleman', fields: { weapon: 'rifle' } } },
  squads: {},
  turn: { rule: 'X-1', order: 'alternate', steps: [], casualties: 'at-once' },
};

describe('the toggles that are on', () => {
  const on = (house?: Record<string, boolean>, given?: string) => [...togglesOn(base, house, given)];

  test('are the defaults of the book', () => expect(on()).toStrictEqual(['pinning']));

  test('then what the channel says', () => {
    expect(on({ 'dogs-chance': true, pinning: false })).toStrictEqual(['dogs-chance']);
  });

  test('then what the action says, for itself', () => {
    expect(on({}, 'dogs-chance')).toStrictEqual(['dogs-chance', 'pinning']);
    expect(on({ pinning: true }, ' Dogs-Chance , no-pinning,')).toStrictEqual(['dogs-chance']);
    expect(on({ 'dogs-chance': true }, 'no-dogs-chance')).toStrictEqual(['pinning']);
  });

  test('the last word wins', () => {
    expect(on({}, 'no-pinning,pinning')).toStrictEqual(['pinning']);
    expect(on({}, 'pinning,no-pinning')).toStrictEqual([]);
  });

  test('a toggle whose own name begins with no- is turned on by it, and off by no-no-', () => {
    expect(on({}, 'no-moving-auto')).toContain('no-moving-auto');
    expect(on({ 'no-moving-auto': true }, 'no-no-moving-auto')).not.toContain('no-moving-auto');
  });

  test.each(['dogs-chanse', 'no-burst', 'moving-auto'])('%s is none', (name) => {
    expect(inputErrorOf(() => togglesOn(base, {}, name))).toMatchObject({
      says: 'unknown-toggle',
      values: { toggle: name, rules: 'Base', allowed: ['dogs-chance', 'pinning', 'no-moving-auto'] },
    });
  });

  test('an unknown one names the nearest', () => {
    expect(inputErrorOf(() => togglesOn(base, {}, 'dogs-chanse')).values.nearest).toBe('dogs-chance');
  });

  test('what another ruleset has left in the channel is passed over', () => {
    expect(on({ 'burst-dice': true })).toStrictEqual(['pinning']);
  });
});

describe('the verb', () => {
  test('is the one of the ruleset', () => expect(verbOf(base, 'fire')).toBe(base.verbs.fire));

  test.each(['bail', 'toString', 'constructor'])('%s is refused, without a rule, where the book lacks it', (name) => {
    expect(refusalOf(() => verbOf(base, name))).toStrictEqual({
      rule: undefined,
      says: 'not-in-ruleset',
      values: { verb: name, rules: 'Base', offered: ['fire', 'move', 'solo'] },
      reason: 'not-in-ruleset',
    });
  });

  test('is refused with what to use in its place, where the book says so', () => {
    const telling = { ...base, instead: { demolish: 'Throw a satchel: /fire' } };
    expect(refusalOf(() => verbOf(telling, 'demolish')).values).toHaveProperty('instead', 'Throw a satchel: /fire');
    for (const name of ['bail', 'constructor']) {
      expect(refusalOf(() => verbOf(telling, name)).values).not.toHaveProperty('instead');
    }
  });
});
