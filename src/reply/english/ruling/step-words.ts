import { labels as hansNPanzer } from '../hans-n-panzer/labels.ts';
import type { Labels } from '../labels.ts';
import { labels as landser } from '../landser/labels.ts';
import { labels as panzertroops } from '../panzertroops/labels.ts';
import { say } from '../words.ts';
import { labels as ww2Skirmish } from '../ww2-skirmish/labels.ts';

const books: Readonly<Record<string, Labels>> = {
  landser,
  'landser-classic': landser,
  'hans-n-panzer': hansNPanzer,
  'ww2-skirmish': ww2Skirmish,
  panzertroops,
};

/** Those of no book. */
const common: Labels = {
  agreed: 'agreed at the table',
};

/**
 * The words for a key of a step or a modifier, in its book. A key that a later version of the book has is shown as a word of the rules.
 * @param about what the step is about, if its words say so
 */
export function stepLabel(rules: string, label: string, about = ''): string {
  const words = wordsFor(books[rules], label) ?? wordsFor(common, label) ?? say(label);
  return typeof words === 'string' ? words : words(about);
}

function wordsFor(labels: Labels | undefined, label: string): Labels[string] | undefined {
  return labels && Object.hasOwn(labels, label) ? labels[label] : undefined;
}

/** Results that need numbers. */
const RESULTS: Readonly<Record<string, (...values: readonly number[]) => string>> = {
  turn: (n) => `turn ${n}`,
  'so-many-of': (n, all) => `${n} of ${all}`,
  'more-men': (n) => (n === 1 ? '1 more man to serve it' : `${n} more men to serve it`),
};

/** The words for a result with numbers. One that a later version has is shown as a word of the rules, with them after it. */
export function stepResult(result: string, values: readonly number[]): string {
  const words = Object.hasOwn(RESULTS, result) ? RESULTS[result] : undefined;
  return words ? words(...values) : [say(result), ...values].join(' ');
}
