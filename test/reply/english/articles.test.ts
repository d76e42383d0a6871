import { describe, expect, test } from 'vitest';
import { article, withArticle } from '../../../src/reply/english/article.ts';
import { english } from '../../../src/reply/english/index.ts';
import { sourcesIn } from '../sources.ts';

describe('a or an, by the sound of what follows', () => {
  test.each([
    'automatic rifle',
    'infantry mortar',
    '88',
    '88mm',
    '8 cm mortar',
    '8-8cm-kwk',
    '11 man squad',
    '18-pounder',
    'MG',
    'MG42',
    'SMG',
    'smg',
    'HMG',
    'HMG .50',
    'LMG',
    'lmg',
    'MMG',
    'NCO',
    'FO',
    'M4A2 Sherman',
    'M1',
    'SdKfz 251/1',
    'AT gun',
    'hour',
    'honest man',
    'umpire',
    'unarmed man',
    '“anti-tank gun”',
    'Übung',
    'order',
    'IS-2',
    'RPG',
    'uninjured man',
  ])('an %s', (name) => expect(article(name)).toBe('an'));

  test.each([
    'rifle',
    'PIAT',
    'BAR',
    'GPMG',
    'T-34',
    'Tiger',
    'KV-1',
    'JS',
    'BT',
    '17-pounder',
    '75mm',
    '12 man squad',
    '110 mm gun',
    '20cm range',
    'unit',
    'uniform',
    'U-boat',
    'one-man team',
    'European town',
    'Hetzer',
    'half-track',
    'StuG III',
    'LAW',
    '.50 machine gun',
    'user',
    'house',
    'Universal Carrier',
    'Panzer IV',
  ])('a %s', (name) => expect(article(name)).toBe('a'));

  test('several have none', () => {
    expect(withArticle('hand grenades')).toBe('hand grenades');
    expect(withArticle('infantry mortar')).toBe('an infantry mortar');
  });
});

/** Whatever a sentence is given, it's called something that begins with a vowel's sound. */
function filledWith(name: string) {
  return new Proxy({} as Record<string, string>, { get: (_, key) => (key === 'then' ? undefined : name) });
}

describe.each(['infantry mortar', 'hmg', 'm4a2-sherman', 'umpire'])('no refusal or error says "a %s"', (name) => {
  const all = { ...english.errors, ...Object.assign({}, ...Object.values(english.refusals)) };
  test.each(Object.entries(all as typeof english.errors))('%s', (_, sentence) => {
    let said = '';
    try {
      said = sentence(filledWith(name));
    } catch {
      // It's given a list or a number, not a name.
      return;
    }
    expect(said).not.toMatch(new RegExp(`\\b[Aa] ${english.say(name).replaceAll(/[.]/g, '\\.')}`));
    expect(said).not.toMatch(new RegExp(`\\b[Aa] ${name}`));
  });
});

test('no sentence puts its own article before what is filled in', () => {
  const written = sourcesIn('src', 'commands', 'data').flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![a-z])[Aa]n? (?:["“`]\\?)*\$\{[^}]*\}[^`]{0,20}/g)].map(([found]) => `${path}: ${found}`),
  );
  expect(written.filter((each) => !each.startsWith('src/campaign/store/faithful.ts'))).toEqual([]);
});
