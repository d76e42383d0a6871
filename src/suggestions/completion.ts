import type { Option, OptionTable } from '../kernel/options/options.ts';
import { readPairs, wordsOf, writePair } from '../kernel/options/pairs.ts';
import { isQuote, unmarked, withoutOpening } from '../kernel/options/quotes.ts';
import { numberOf, unitMeant } from '../referee/units/units.ts';
import { namedSteps } from '../reply/battle/step-names.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { hasNumbers, numbersBeside } from '../rules/beside.ts';
import { rulesets } from '../rules/index.ts';
import { namesLike } from '../rules/names.ts';

import { completeFields } from './known-fields.ts';
import { type Place, placesOn, squaresLike } from './known-places.ts';
import {
  type CompletionContext,
  hintOfOption,
  isList,
  isSearched,
  knownValues,
  type Suggestion,
  searched,
} from './known-values.ts';

/**
 * What can follow when a user types `name:value` pairs: the options not given yet, or values of the current one.
 * @param typed the text up to the cursor
 * @param alreadyGiven options given elsewhere
 * @returns each with the whole text and its last word completed, likeliest first. An option of free text, or a number, is
 *   returned as typed, for its hint
 */
export function completePairs(
  words: Catalogue,
  typed: string,
  table: OptionTable,
  known: CompletionContext,
  alreadyGiven: readonly string[],
): Suggestion[] {
  const { before, word } = lastWord(typed);
  const given = new Set([...alreadyGiven, ...namesIn(before)]);
  const knowing = { ...known, given: { ...known.given, ...valuesIn(before) } };
  return completeWord(words, word, table, knowing, given).map(({ text, hint }) => ({ text: before + text, hint }));
}

/**
 * Values of one option that begin with what is typed, then those that contain it, as they are: without quotes.
 * If several are separated by commas, the last one is completed.
 * @returns the text as typed, for its hint, if any value is allowed
 */
export function completeValue(
  words: Catalogue,
  name: string,
  option: Option,
  typed: string,
  known: CompletionContext,
): Suggestion[] {
  if (isSearched(name) && option.type === 'string' && !option.values)
    return searched(name, withoutOpening(typed), known);
  const fields = name === 'fields' ? completeFields(words, withoutOpening(typed), known) : undefined;
  if (fields) return fields;
  if (option.type === 'string' && option.place) return placesLike(words, name, option.place, typed, known);
  const values = valuesOf(words, name, option, known);
  if (!values) return [{ text: typed, hint: hintOfOption(words, name, known) }];
  if (isList(name)) return completeList(values, typed, known);
  const found = matchingQuoted(values, typed);
  // What's likely isn't all that there is.
  if (found.length === 0 && option.type === 'string' && option.likely)
    return [{ text: typed, hint: hintOfOption(words, name, known) }];
  return found.length > 0 || option.type !== 'string' ? found : byOtherNames(name, option, unmarked(typed));
}

/** Places on the drawn table, of a way behind its earlier legs; a square is only offered once it's begun. */
function placesLike(
  words: Catalogue,
  name: string,
  place: Place,
  typed: string,
  known: CompletionContext,
): Suggestion[] {
  const [, before = '', word = ''] = place === 'way' ? /^(.*\bthen\s+)?(.*)$/is.exec(typed)! : ['', '', typed];
  const begun = withoutOpening(word);
  const found = matching(placesOn(words, place, known), begun);
  const all = found.length > 0 ? found : squaresLike(words, place, begun, known);
  const whole = all.map(({ text, hint }) => ({ text: withoutOpening(before) + text, hint }));
  return whole.length > 0 ? whole : [{ text: typed, hint: hintOfOption(words, name, known) }];
}

/** Those that match with the quotes that are typed, which a name may have, or else without them. */
function matchingQuoted(values: readonly Suggestion[], typed: string): Suggestion[] {
  const found = matching(values, typed);
  return found.length > 0 || !isQuote(typed.charAt(0)) ? found : matching(values, unmarked(typed));
}

/** Values by players' names for them, if the book has none by that name. */
function byOtherNames(name: string, option: Option & { type: 'string' }, typed: string): Suggestion[] {
  const meant = namesLike(name, typed, option.values ?? []);
  return [...meant].map(([text, called]) => ({ text, hint: called }));
}

/** The word under the cursor at the end of a text, and everything before it; spaces within open quotes belong to it. */
export function lastWord(typed: string): { readonly before: string; readonly word: string } {
  let start = 0;
  let quoted = false;
  let tail = '';
  for (let i = 0; i < typed.length; i++) {
    const letter = typed[i]!;
    if (quoted && /^\\["\\]/.test(typed.slice(i, i + 2))) tail = typed[++i]!;
    else if (letter === '"' && (quoted || i === start || tail === ':')) quoted = !quoted;
    else if (!quoted && /\s/.test(letter)) {
      start = i + 1;
      tail = '';
    } else tail = letter;
  }
  return { before: typed.slice(0, start), word: typed.slice(start) };
}

function completeWord(
  words: Catalogue,
  word: string,
  table: OptionTable,
  known: CompletionContext,
  given: ReadonlySet<string>,
): Suggestion[] {
  const colon = word.indexOf(':');
  if (colon < 0) return completeName(words, word, table, known, given);
  const name = word.slice(0, colon).toLowerCase();
  const option = Object.hasOwn(table, name) && !given.has(name) ? table[name] : undefined;
  if (!option) return [];
  const value = unquoted(word.slice(colon + 1));
  return completeValue(words, name, option, value, known).map(({ text, hint }) => ({
    // The user may go on typing free text, so its quotes stay as they are.
    text: text === value ? word : writePair(name, text),
    hint,
  }));
}

function completeName(
  words: Catalogue,
  word: string,
  table: OptionTable,
  known: CompletionContext,
  given: ReadonlySet<string>,
): Suggestion[] {
  const names = Object.entries(table)
    .filter(([name, { older }]) => !older && !given.has(name))
    // A bare name is name:true.
    .map(([name, { type }]) => ({
      text: type === 'boolean' ? name : `${name}:`,
      hint: hintOfOption(words, name, known),
    }));
  return matching(names, word);
}

function valuesOf(
  words: Catalogue,
  name: string,
  option: Option,
  known: CompletionContext,
): readonly Suggestion[] | undefined {
  if (option.type === 'boolean')
    return ['true', 'false'].map((text) => ({ text, hint: hintOfOption(words, name, known) }));
  if (option.type !== 'string') return undefined;
  if (option.step) return stepsIn(words, known);
  if (option.likely) return option.likely.map((text) => ({ text, hint: '' }));
  // A value that the verb itself declares wins over any other meaning of the word.
  const own = option.values?.map((text) => ({ text, hint: hintOf(words, name, text, known) }));
  // But a target is a unit before it's an entry of a table.
  if (own && name === 'target') return [...(knownValues(words, name, known) ?? []), ...own];
  return own && name !== 'rules' ? own : knownValues(words, name, known);
}

/** The steps of the turn that's being played. */
function stepsIn(words: Catalogue, { game }: CompletionContext): readonly Suggestion[] | undefined {
  const ruleset = game && rulesets[game.rules];
  return ruleset && namedSteps(words, game, ruleset).map(({ name, side = '' }) => ({ text: name, hint: side }));
}

/** The significant numbers of a value; the option's own description if it has none. */
function hintOf(words: Catalogue, name: string, value: string, known: CompletionContext): string {
  const { verb } = known;
  if (!verb || !hasNumbers(verb.book, verb.name, name)) return hintOfOption(words, name, known);
  return numbersBeside(verb.book, verb.name, name, value) ?? '';
}

/** Values before the last comma stay, and aren't offered again. */
function completeList(values: readonly Suggestion[], typed: string, { game }: CompletionContext): Suggestion[] {
  const [, before = '', word = ''] = /^(.*,\s*)?(.*)$/s.exec(typed)!;
  const earlier = before.split(',').map(unmarked);
  const named = new Set(earlier.map((text) => nameIn(unitMeant(game, text)?.name ?? text)));
  const left = values.filter(({ text }) => !named.has(nameIn(text)));
  return matchingQuoted(left, word).map(({ text, hint }) => ({ text: within(before, text, game), hint }));
}

/** The longest text of a choice on Discord, which replaces everything that was typed. */
const LONGEST_LIST = 100;

/** A list with one more value. If it gets too long, units are given by number, which works as well as a name. */
function within(before: string, text: string, game: CompletionContext['game']): string {
  if ((before + text).length <= LONGEST_LIST) return before + text;
  const numbers = before.split(',').map((each) => {
    const unit = unitMeant(game, each);
    return unit ? numberOf(unit) : each.trim();
  });
  return [...numbers.slice(0, -1), text].join(',');
}

/** A toggle turned off counts as the same toggle. */
function nameIn(text: string): string {
  return text.trim().toLowerCase().replace(/^no-/, '');
}

function matching(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const start = typed.toLowerCase();
  const folded = suggestions.map((suggestion) => ({ suggestion, text: suggestion.text.toLowerCase() }));
  const fitting = folded.filter(({ text }) => text.includes(start));
  const rank = ({ suggestion, text }: (typeof folded)[number]) =>
    suggestion.last ? 2 : Number(!text.startsWith(start));
  return fitting.toSorted((a, b) => rank(a) - rank(b)).map(({ suggestion }) => suggestion);
}

function namesIn(pairs: string): string[] {
  return wordsOf(pairs).map((word) => word.split(':', 1)[0]!.toLowerCase());
}

function valuesIn(pairs: string): Readonly<Record<string, string>> {
  try {
    return readPairs(pairs);
  } catch {
    // A duplicate, or not a pair yet: completion goes on without it.
    return {};
  }
}

/** The value that would be read if its quotes were closed. */
function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  return value
    .slice(1)
    .replace(/(?<!\\)"$/, '')
    .replaceAll(/\\(["\\])/g, '$1');
}
