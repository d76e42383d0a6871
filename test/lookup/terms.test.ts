import { describe, expect, test } from 'vitest';
import { SYNONYMS, UNTOLD } from '../../src/lookup/english.ts';
import { stem, synonymsOf, termsOf } from '../../src/lookup/terms.ts';
import { rulesets } from '../../src/rules/index.ts';

describe('a word is one', () => {
  test.each([
    ['fire', 'fires', 'fired', 'firing'],
    ['move', 'moves', 'moved', 'moving'],
    ['run', 'runs', 'running'],
    ['roll', 'rolls', 'rolled', 'rolling'],
    ['casualty', 'casualties'],
    ['pass', 'passes', 'passed', 'passing'],
  ])('whatever its ending: %s', (...forms) => {
    expect([...new Set(forms.map(stem))]).toHaveLength(1);
  });

  test('and another one stays another', () => {
    for (const [one, other] of [
      ['speed', 'spear'],
      ['smg', 'lmg'],
      ['bus', 'bu'],
      ['need', 'ne'],
      ['d20s', 'd20'],
    ]) {
      expect(stem(one!)).not.toBe(stem(other!));
    }
  });
});

describe('the terms of a text', () => {
  test('are small, without accents and apostrophes', () => {
    expect(termsOf("The Dog's Chance")).toEqual(termsOf('dog chance'));
    expect(termsOf('Schürzen')).toEqual(termsOf('schurzen'));
  });

  test('leave out what says nothing', () => {
    expect(termsOf('what does half cover do?')).toEqual(termsOf('half cover'));
    expect(termsOf('how do I')).toEqual([]);
  });

  test('of a word with hyphens are its parts and the whole', () => {
    expect(termsOf('half-track')).toEqual(expect.arrayContaining([...termsOf('half track'), ...termsOf('halftrack')]));
    expect(termsOf('ruling R-07')).toContain('r07');
  });
});

describe('what players say', () => {
  const meant = (text: string) => synonymsOf(text).flatMap(({ means }) => means);

  test('is known by words and by phrases, in any form', () => {
    expect(meant('bogged')).toContain(stem('stuck'));
    expect(meant('lying down')).toEqual(meant('lie down').filter((term) => meant('lying down').includes(term)));
    expect(meant('running away from it')).toContain('rout');
    expect(meant('MG')).toContain('lmg');
  });

  test('is not read into parts of words', () => {
    expect(meant('atmosphere')).toEqual([]);
    expect(meant('')).toEqual([]);
  });

  test('stands in the table once, and says something', () => {
    const typed = SYNONYMS.map(([each]) => each);
    expect(typed.filter((each, i) => typed.indexOf(each) !== i)).toEqual([]);
    expect(SYNONYMS.filter(([, means]) => termsOf(means).length === 0)).toEqual([]);
    expect(typed.filter((each) => UNTOLD.has(each))).toEqual([]);
  });
});

test('no title of a rule is all words that say nothing', () => {
  const titles = Object.values(rulesets).flatMap(({ rules }) => rules.map(({ title }) => title));
  expect(titles.filter((title) => termsOf(title).length === 0)).toEqual([]);
});
