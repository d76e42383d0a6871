import type { Ruled } from '../../../campaign/record.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import {
  toldInFull as byHansNPanzer,
  verdicts as hansNPanzer,
  inNews as newsOfHansNPanzer,
} from '../hans-n-panzer/verdicts.ts';
import { verdicts as landser, inNews as newsOfLandser } from '../landser/verdicts.ts';
import { inNews as newsOfPanzertroops, verdicts as panzertroops } from '../panzertroops/verdicts.ts';
import { capital, say } from '../words.ts';
import { inNews as newsOfWw2Skirmish, verdicts as ww2Skirmish } from '../ww2-skirmish/verdicts.ts';
import { doer } from './naming.ts';
import type { Declared, InNews, Verdicts } from './verdict-words.ts';

/** The same word can mean different things in different rulebooks. */
const books: Readonly<Record<string, Verdicts>> = {
  landser,
  'landser-classic': landser,
  'hans-n-panzer': hansNPanzer,
  'ww2-skirmish': ww2Skirmish,
  panzertroops,
};

/**
 * The outcome of an action in a sentence that names the units.
 * @param rules the ID of its ruleset
 */
export function verdictOf(rules: string, verb: string, facts: Facts, declared: Declared = {}): string {
  return (books[rules]?.[verb] ?? plain)(facts, declared);
}

const news: Readonly<Record<string, InNews>> = {
  landser: newsOfLandser,
  'landser-classic': newsOfLandser,
  'hans-n-panzer': newsOfHansNPanzer,
  'ww2-skirmish': newsOfWw2Skirmish,
  panzertroops: newsOfPanzertroops,
};

/**
 * What the verdicts of a rulebook say already.
 * @param rules the ID of its ruleset
 */
export function inNews(rules: string): InNews {
  return news[rules] ?? { options: {}, steps: [], by: {}, changes: {} };
}

/**
 * How the verdict of a ruling stands to one of its changes: of a unit that it isn't about, it tells nothing.
 * @param declared the ruling, with the names of its units where they're known
 * @returns whether the change's own sentence is the better one; nothing if the verdict doesn't tell it
 */
export function tellingOf(
  { rules, verb, facts }: Pick<Ruled, 'rules' | 'verb' | 'facts'>,
  declared: Declared,
  change: Effect,
): { readonly isBetter: boolean } | undefined {
  const known = inNews(rules).changes[verb]?.[wordOf(change)];
  const { who, targets = [] } = declared;
  const unit = unitOf(change);
  if (known === undefined || (unit !== undefined && unit !== who && !targets.includes(unit))) return undefined;
  const telling = typeof known === 'function' ? known(change, facts, declared) : known;
  return telling && { isBetter: telling === 'better' };
}

/** What a change is known by: its field, its reason, its reminder. */
function wordOf(change: Effect): string {
  switch (change.effect) {
    case 'set':
    case 'add':
      return change.field;
    case 'gone':
      return change.why;
    case 'remind':
      return change.says ?? '';
    default:
      return change.effect;
  }
}

function unitOf(change: Effect): string | undefined {
  if (change.effect === 'gone') return change.unit;
  return 'of' in change && 'unit' in change.of ? change.of.unit : undefined;
}

/** Results that the verdict already describes in full. */
const inFull: Readonly<Record<string, readonly string[]>> = { 'hans-n-panzer': byHansNPanzer };

/**
 * Whether the rule of a result would only repeat the verdict.
 * @param rules the ID of its ruleset
 */
export function isToldInFull(rules: string, result: string | undefined): boolean {
  return result !== undefined && (inFull[rules]?.includes(result) ?? false);
}

function plain(facts: Facts, declared: Declared): string {
  const texts = Object.entries(facts).map(([name, value]) => `${say(name)}: ${say(String(value))}`);
  const name = doer(declared);
  return name === undefined ? `${capital(texts.join(', '))}.` : `${name}, ${texts.join(', ')}.`;
}
