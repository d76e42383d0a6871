import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/kernel/step.ts';
import { labels as hansNPanzer } from '../../../src/reply/english/hans-n-panzer/labels.ts';
import { english } from '../../../src/reply/english/index.ts';
import { labels as landser } from '../../../src/reply/english/landser/labels.ts';
import { labels as panzertroops } from '../../../src/reply/english/panzertroops/labels.ts';
import { labels as ww2Skirmish } from '../../../src/reply/english/ww2-skirmish/labels.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { stepLines } from '../../../src/reply/ruling/steps.ts';
import { wordedSteps } from '../../../src/reply/ruling/worded.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { marked } from '../marked.ts';

const CATALOGUE = { landser, 'hans-n-panzer': hansNPanzer, 'ww2-skirmish': ww2Skirmish, panzertroops };

/** Every label that records have ever had, by the catalogue's folder. */
const RECORDED: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('recorded-labels.json', import.meta.url), 'utf8'),
);

/** The labels of a book's tables, and those that its code names. */
function labelsOf(rules: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  function walk(value: unknown): void {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if ('label' in value && typeof value.label === 'string') found.add(value.label);
    Object.values(value).forEach(walk);
  }
  walk(rulesets[rules]!.book);
  const folder = new URL(`../../../src/rules/${rules}/`, import.meta.url);
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!file.endsWith('.ts')) continue;
    for (const [, label] of readFileSync(new URL(file, folder), 'utf8').matchAll(/\blabel: '([^']+)'/g))
      found.add(label!);
  }
  return found;
}

describe.each(Object.keys(CATALOGUE))('the labels of %s', (folder) => {
  // Both editions of Landser have one list.
  const books = folder === 'landser' ? ['landser', 'landser-classic'] : [folder];
  const used = new Set(books.flatMap((rules) => [...labelsOf(rules)]));
  const words = CATALOGUE[folder as keyof typeof CATALOGUE];

  test('are short keys, each with its words in the catalogue', () => {
    expect(used.size).toBeGreaterThan(50);
    for (const label of used) expect(label).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    expect([...used].filter((label) => !Object.hasOwn(words, label))).toEqual([]);
  });

  test('that a record has ever had keep their words', () => {
    expect([...used].filter((label) => !RECORDED[folder]!.includes(label))).toEqual([]);
    expect(RECORDED[folder]!.filter((label) => !Object.hasOwn(words, label))).toEqual([]);
  });

  test('have no two with the same words', () => {
    const said = Object.keys(words).map((label) => english.stepLabel(books[0]!, label, 'X'));
    expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
  });
});

const step: Step = {
  rule: 'LS-FIRE-10',
  label: 'to-hit',
  sides: 6,
  faces: [3],
  modifiers: [
    { rule: 'LS-FIRE-12', label: 'moved', value: -1 },
    { label: 'agreed', value: 2 },
  ],
  total: 4,
  need: 4,
  result: 'hit',
};
const told = (catalogue: typeof english | typeof marked, book: number | undefined, ...steps: readonly Step[]) =>
  plainText({ lines: stepLines(catalogue, { rules: 'landser', steps, ...(book === undefined ? {} : { book }) }) });

test('a record of a version of its book is told in the words of the catalogue, whatever they are', () => {
  expect(told(english, 1, step)).toBe(
    '  To hit: D6 3 −1 firing and moving (LS-FIRE-12) +2 agreed at the table = 4, hits on 4+ → hit (LS-FIRE-10)',
  );
  expect(told(marked, 1, step)).toContain('⟦firing and moving⟧');
});

test('a record from before there were versions says what it said', () => {
  const before = { ...step, label: 'to hit', modifiers: [{ rule: 'LS-FIRE-12', label: 'moved', value: -1 }] };
  expect(told(english, undefined, before)).toContain('−1 moved (LS-FIRE-12)');
  expect(wordedSteps(marked, { rules: 'landser', steps: [before] })).toEqual([before]);
});

test('a label can be about something, and a result can have numbers; programs get the words alone', () => {
  const move = { rule: 'LS-MOVE-01', label: 'move', about: '4″', faces: [], modifiers: [], result: '4″' };
  const ready = { rule: 'HP-GUN-01', label: 'x', faces: [], modifiers: [], result: 'turn', values: [4] };
  expect(wordedSteps(english, { rules: 'landser', book: 1, steps: [move, ready] })).toEqual([
    { rule: 'LS-MOVE-01', label: 'Move 4″', faces: [], modifiers: [], result: '4″' },
    { rule: 'HP-GUN-01', label: 'x', faces: [], modifiers: [], result: 'turn 4' },
  ]);
});

test('what a later version of a book calls something is still readable', () => {
  expect(english.stepLabel('landser', 'not-known-yet')).toBe('not known yet');
  expect(english.stepLabel('constructor', 'toString')).toBe('toString');
  expect(english.stepResult('so-far', [2, 3])).toBe('so far 2 3');
});
