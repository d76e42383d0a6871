import { changes as hansNPanzer } from '../hans-n-panzer/changes.ts';
import { landserChanges, landserClassicChanges } from '../landser/changes.ts';
import { changes as panzertroops } from '../panzertroops/changes.ts';
import { changes as ww2Skirmish } from '../ww2-skirmish/changes.ts';
import type { ChangeWords } from './change-words.ts';

/** Where a unit of any book stands on a drawn table. */
const common: NonNullable<ChangeWords['fields']> = {
  at: ({ name, value }) => (value === undefined ? undefined : `${name} stands at ${String(value).replace(',', ', ')}.`),
};

/** By the ID of the ruleset. */
const books: Readonly<Record<string, ChangeWords>> = {
  landser: landserChanges,
  'landser-classic': landserClassicChanges,
  'hans-n-panzer': hansNPanzer,
  panzertroops,
  'ww2-skirmish': ww2Skirmish,
};

/** Put together once: each ruling asks for them several times. */
const whole = new Map<string, ChangeWords>();

/** A rulebook's words for its changes. */
export function changeWordsOf(rules: string): ChangeWords {
  const known = whole.get(rules);
  if (known) return known;
  const own = books[rules] ?? {};
  const made = { ...own, fields: { ...common, ...own.fields } };
  whole.set(rules, made);
  return made;
}
