import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { completePairs } from '../../src/suggestions/completion.ts';
import { completeFields } from '../../src/suggestions/known-fields.ts';
import type { CompletionContext } from '../../src/suggestions/known-values.ts';
import { someGame, someUnit } from '../campaign/some-game.ts';
import { miniature } from '../miniature/book.ts';

const book: Ruleset = {
  ...(miniature as Ruleset),
  fields: {
    ...miniature.fields!,
    unit: {
      ...miniature.fields!.unit,
      weapon: { type: 'word', values: ['rifle', 'smg'], rule: 'MI-1', ends: 'never', by: 'player' },
      kit: { type: 'words', values: ['bayonet', 'radio'], rule: 'MI-1', ends: 'never', by: 'player' },
      guards: { type: 'units', rule: 'MI-1', ends: 'act', by: 'player' },
    },
  },
};
const otto = someUnit('u1', { name: 'Otto', profile: 'trooper', fields: { kit: ['radio'] } });
const karl = someUnit('u2', { name: 'Karl Schmidt', profile: 'trooper' });
const game = someGame({ at: { turn: 1, step: 'first-side', side: 'axis' }, units: { u1: otto, u2: karl } });
const known = (user: string): CompletionContext => ({
  ruleset: book,
  commands: [],
  game,
  user,
  given: { unit: 'otto' },
});
const texts = (typed: string, user = 'ute') => completeFields(english, typed, known(user))!.map(({ text }) => text);

describe('the fields of a unit are completed', () => {
  test('by their names, what it has first, and those that the speaker may set alone', () => {
    expect(texts('')).toEqual(['kit:', 'rounds:', 'shaken', 'weapon:', 'guards:']);
    expect(texts('', 'anna')).toEqual(['kit:', 'weapon:', 'guards:']);
  });

  test('by their values, after what is typed already, and none twice', () => {
    expect(texts('shaken weapon:s')).toEqual(['shaken weapon:smg']);
    expect(texts('weapon:smg weap')).toEqual([]);
    expect(texts('kit:radio,')).toEqual(["kit:'radio,bayonet'"]);
  });

  test('units by their names, in single quotes where there are blanks', () => {
    expect(texts('guards:sch')).toEqual(["guards:'Karl Schmidt'"]);
    expect(texts('guards:ka')).toEqual(["guards:'Karl Schmidt'"]);
  });

  test('with what it is, where any number may stand', () => {
    const landser = { ...known('ute'), ruleset: rulesetOf('landser-classic') };
    const [, hint] = english.fields['landser-classic'].unit.shots;
    expect(completeFields(english, 'shots:', landser)).toEqual([{ text: 'shots:', hint }]);
  });

  test('within the quotes of a command', () => {
    const table = { fields: { type: 'string' } } as const;
    const [first] = completePairs(english, 'fields:"shaken wea', table, known('ute'), []);
    expect(first!.text).toBe('fields:"shaken weapon:"');
  });
});
