import type { Option, OptionTable } from '../src/kernel/options.ts';
import { wordsOf, writePair } from '../src/kernel/pairs.ts';
import type { Ruleset } from '../src/kernel/ruleset.ts';
import { rulesets } from '../src/rules/index.ts';

/** What could be meant, and a line that says what it is. */
export interface Suggestion {
  readonly text: string;
  readonly hint: string;
}

type Toggles = Ruleset['toggles'];

/**
 * What may follow where someone types `name:value` pairs: the options not given yet, or values of the one being typed.
 * @param typed up to the cursor
 * @param alreadyGiven options that stand elsewhere
 * @returns each with the whole text, its last word completed; likest first. An option of free text, and a number, is
 *   given back as typed, for its hint
 */
export function completePairs(
  typed: string,
  table: OptionTable,
  toggles: Toggles,
  alreadyGiven: readonly string[],
): Suggestion[] {
  const { before, word } = lastWord(typed);
  const given = new Set([...alreadyGiven, ...namesIn(before)]);
  return completeWord(word, table, toggles, given).map(({ text, hint }) => ({ text: before + text, hint }));
}

/**
 * Values of one option that begin with what is typed, then those that hold it somewhere, as they are: without quotes.
 * @returns the text as typed, for its hint, where any value may be meant
 */
export function completeValue(name: string, option: Option, typed: string, toggles: Toggles): Suggestion[] {
  if (name === 'with') return completeToggles(typed, toggles);
  const values = valuesOf(name, option);
  return values ? matching(values, typed) : [{ text: typed, hint: option.help }];
}

/** The word under the cursor at the end of a text, and all before it; blanks within open quotes belong to it. */
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

function completeWord(word: string, table: OptionTable, toggles: Toggles, given: ReadonlySet<string>): Suggestion[] {
  const colon = word.indexOf(':');
  if (colon < 0) return completeName(word, table, given);
  const name = word.slice(0, colon).toLowerCase();
  const option = Object.hasOwn(table, name) && !given.has(name) ? table[name] : undefined;
  if (!option) return [];
  const value = unquoted(word.slice(colon + 1));
  return completeValue(name, option, value, toggles).map(({ text, hint }) => ({
    // What may be anything is typed on, so its quotes stay as they are.
    text: text === value ? word : writePair(name, text),
    hint,
  }));
}

function completeName(word: string, table: OptionTable, given: ReadonlySet<string>): Suggestion[] {
  const names = Object.entries(table)
    .filter(([name]) => !given.has(name))
    // A bare name is name:true.
    .map(([name, { type, help }]) => ({ text: type === 'boolean' ? name : `${name}:`, hint: help }));
  return matching(names, word);
}

function valuesOf(name: string, option: Option): Suggestion[] | undefined {
  if (name === 'rules') return Object.values(rulesets).map((ruleset) => ({ text: ruleset.id, hint: ruleset.name }));
  if (option.type === 'boolean') return ['true', 'false'].map((text) => ({ text, hint: option.help }));
  if (option.type !== 'string') return undefined;
  return option.values?.map((text) => ({ text, hint: option.help }));
}

/** Toggles have commas between: the last one is being typed, and those before it are not offered again. */
function completeToggles(typed: string, toggles: Toggles): Suggestion[] {
  const [, before, word] = /^(.*,\s*)?(.*)$/s.exec(typed)!;
  const named = new Set((before ?? '').split(',').map((each) => each.trim().toLowerCase().replace(/^no-/, '')));
  const left = Object.entries(toggles).filter(([name]) => !named.has(name));
  // What changes something by the book's own defaults is likelier meant.
  const changing = left.map(([name, { line, default: on }]) => ({ text: on ? `no-${name}` : name, hint: line }));
  const standing = left.map(([name, { line, default: on }]) => ({ text: on ? name : `no-${name}`, hint: line }));
  return matching([...changing, ...standing], word!).map(({ text, hint }) => ({ text: (before ?? '') + text, hint }));
}

function matching(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const start = typed.toLowerCase();
  const first = suggestions.filter(({ text }) => text.startsWith(start));
  const inside = suggestions.filter(({ text }) => !text.startsWith(start) && text.includes(start));
  return [...first, ...inside];
}

function namesIn(pairs: string): string[] {
  return wordsOf(pairs).map((word) => word.split(':', 1)[0]!.toLowerCase());
}

/** A value as it will be read, were its quotes closed. */
function unquoted(value: string): string {
  if (!value.startsWith('"')) return value;
  return value
    .slice(1)
    .replace(/(?<!\\)"$/, '')
    .replaceAll(/\\(["\\])/g, '$1');
}
