import { describe, expect, test } from 'vitest';
import { askedIn, keysOf, stem, termsOf } from '../../src/lookup/terms.ts';
import { rulesets } from '../../src/rules/index.ts';
import { meanings } from '../../src/rules/vocabulary.ts';

describe('a word is one', () => {
  test.each([
    ['fire', 'fires', 'fired', 'firing'],
    ['move', 'moves', 'moved', 'moving'],
    ['run', 'runs', 'running'],
    ['roll', 'rolls', 'rolled', 'rolling'],
    ['casualty', 'casualties'],
    ['pass', 'passes', 'passed', 'passing'],
    ['lose', 'loses', 'losing'],
    ['hide', 'hides', 'hiding'],
    ['aim', 'aims', 'aimed', 'aiming'],
  ])('whatever its ending: %s', (...forms) => {
    expect([...new Set(forms.map(stem))]).toHaveLength(1);
  });

  test('and another one stays another', () => {
    for (const [one, other] of [
      ['speed', 'spear'],
      ['smg', 'lmg'],
      ['lose', 'los'],
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

  test('have no more of contractions and elided words than what they say', () => {
    expect(termsOf("qu'une grenade qui n'éclate pas, l'obus, d'infanterie")).toEqual(
      termsOf('grenade éclate obus infanterie'),
    );
    expect(termsOf("doesn't move, it's the loader who's hit; cant, whats")).toEqual(termsOf('move loader hit'));
  });

  test('of a question are not how it is asked', () => {
    expect(askedIn('can I fire').map(({ word }) => word)).toEqual(['fire']);
    expect(askedIn('how many grenades').map(({ word }) => word)).toEqual(['grenades']);
  });

  test('mean together what they do not mean alone', () => {
    const alone = askedIn('fire')[0]!.meanings;
    expect(askedIn('on fire').flatMap(({ meanings: own }) => own.filter((one) => alone.includes(one)))).toEqual([]);
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
  const meant = (text: string) => new Set(askedIn(text).flatMap((word) => word.meanings));
  const alike = (one: string, other: string) => [...meant(one)].some((meaning) => meant(other).has(meaning));

  test.each([
    ['bogged', 'stuck'],
    ['hit the dirt', 'lying down'],
    ['los', 'line of sight'],
    ['Mörser', 'mortar'],
    ['portée', 'how far'],
    ['schießen', 'shooting'],
    ['mg42', 'Spandau'],
    ['drei', '3'],
  ])('%s is as good as %s', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });

  test.each([
    ['lose', 'los'],
    ['atmosphere', 'at'],
    ['', 'fire'],
  ])('%s is not %s', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  test('is found by words that stand together, in any order', () => {
    const shared = (one: string, other: string) => keysOf(one).filter((key) => keysOf(other).includes(key));
    expect(shared('Reichweite Mörser', 'mortar range')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^#\d+$/), expect.stringMatching(/^#\d+#\d+$/)]),
    );
  });

  test('stands once in a line, and says something', () => {
    const twice = meanings.filter((line) => new Set(line).size < line.length && line[0] === line[1]);
    expect(twice).toEqual([]);
    expect(meanings.flat().filter((phrase) => phrase.trim() === '')).toEqual([]);
  });
});

test('no title of a rule is all words that say nothing', () => {
  const titles = Object.values(rulesets).flatMap(({ rules }) => rules.map(({ title }) => title));
  expect(titles.filter((title) => termsOf(title).length === 0)).toEqual([]);
});

test('a German word means the same in each of its forms', () => {
  const meant = (word: string) => askedIn(word)[0]!.meanings;
  for (const forms of [
    ['Gefangene', 'Gefangenen', 'Gefangener'],
    ['Punkte', 'Punkten'],
    ['schwere', 'schweren', 'schwerem'],
    ['Besatzung', 'Besatzungen'],
  ]) {
    const [first, ...others] = forms.map(meant);
    expect(first!.length).toBeGreaterThan(0);
    for (const other of others) expect(first!.filter((meaning) => other.includes(meaning))).not.toEqual([]);
  }
});
