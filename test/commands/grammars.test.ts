import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Option } from '../../src/kernel/options/options.ts';
import { wholeOf } from '../../src/kernel/options/options.ts';
import { commonOptions } from '../../src/referee/rulings/common-options.ts';
import { rulesets } from '../../src/rules/index.ts';
import { isCompleted } from '../../src/suggestions/known-values.ts';

/**
 * Texts that are somebody's own words or the name of something, with nothing to know about how they're written: titles, reasons, orders,
 * names of units, sides, places and things.
 */
const OWN_WORDS = [
  ...['why', 'name', 'held', 'winner', 'words', 'text', 'caption', 'alt', 'save', 'area', 'what', 'verb', 'server'],
  ...['seed', 'json', 'sides', 'unit rename to'],
];

/** What the side that the rulebook runs asks in forms of its own, with menus, or what only the program says. */
const ASKED_ELSEWHERE = ['factors', 'unavailable', 'answers', 'question'];

/** What's put together by taps elsewhere, by its option. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'battlefield lay piece': 'its parts, in options of their own',
  faces: 'a button asks for the dice one by one',
  range: 'the form of what is corrected, or the list of others',
  cover: 'the form of what is corrected, or the list of others',
};

/** How a value that's written in a way of its own is said without knowing that way; nothing for a number, a choice or words. */
function wayOf(of: string, name: string, option: Option): string {
  if (option.type !== 'string') return `a ${option.type}`;
  if (option.values) return 'a choice';
  if (option.legs || option.numbers) return 'taps in a form';
  if (option.several) return 'ticked in a form';
  if (option.place) return 'a pad, a menu, or completed';
  if (option.likely) return 'chosen from what’s likely';
  if (option.saved || option.step || option.command || option.instead) return 'chosen from what there is';
  if (isCompleted(name)) return 'completed part by part';
  if (OWN_WORDS.includes(name) || OWN_WORDS.includes(`${of} ${name}`)) return 'a free text';
  return (
    ELSEWHERE[`${of} ${name}`] ?? ELSEWHERE[name] ?? (ASKED_ELSEWHERE.includes(name) ? 'asked elsewhere' : 'typed')
  );
}

const ALL: readonly (readonly [of: string, name: string, option: Option])[] = [
  ...commands.flatMap(({ name, options = {} }) => Object.entries(options).map((each) => [name, ...each] as const)),
  ...Object.values(rulesets).flatMap(({ id, verbs }) =>
    Object.entries(verbs).flatMap(([verb, { options }]) =>
      Object.entries(wholeOf({ options })).map((each) => [`${verb} (${id})`, ...each] as const),
    ),
  ),
  ...Object.entries(commonOptions).map((each) => ['any ruling', ...each] as const),
];

describe('values that are written in a way of their own', () => {
  test('are never only typed', () => {
    const typed = ALL.filter(([of, name, option]) => option.from !== 'known' && wayOf(of, name, option) === 'typed');
    expect([...new Set(typed.map(([of, name]) => `/${of} ${name}`))].toSorted()).toEqual([]);
  });

  test('are all there: every exception names an option that there is', () => {
    const names = new Set(ALL.flatMap(([of, name]) => [name, `${of} ${name}`]));
    for (const each of [...OWN_WORDS, ...ASKED_ELSEWHERE, ...Object.keys(ELSEWHERE)]) expect(names).toContain(each);
  });
});
