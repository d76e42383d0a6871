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

/** A rulebook's words for its changes. */
export function changeWordsOf(rules: string): ChangeWords {
  const own = books[rules] ?? {};
  return { ...own, fields: { ...common, ...own.fields } };
}
