import { folded } from '../kernel/options/folded.ts';
import { writeInnerPair } from '../kernel/options/pairs.ts';
import { declarationOf, type Field, type FieldTable } from '../kernel/state/field.ts';
import { isUmpire } from '../referee/agreement/permission.ts';
import { fieldsFor } from '../referee/units/fields.ts';
import { unitsInOrder } from '../referee/units/units.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { lineOf } from '../reply/units/fields.ts';
import type { CompletionContext, Suggestion } from './known-values.ts';

/**
 * What can follow when a user types fields of a unit: those that they may set and haven't yet, with the unit's own first,
 * or the values of the current one.
 * @returns each with the whole text and its last word completed; `undefined` for a rulebook that declares no fields
 */
export function completeFields(words: Catalogue, typed: string, known: CompletionContext): Suggestion[] | undefined {
  const table = tableFor(known);
  if (!table) return undefined;
  const { before, word } = lastInner(typed);
  const given = new Set([...before.matchAll(/(?:^|\s)([^\s:'"]+)/g)].map(([, name]) => name!.toLowerCase()));
  const found = word.includes(':') ? values(words, word, table, known, given) : names(words, word, table, known, given);
  return found.map(({ text, hint }) => ({ text: before + text, hint }));
}

/** The fields that the user may set. */
function tableFor({ ruleset, game, user, given }: CompletionContext): FieldTable {
  const umpire = game === undefined || user === undefined || isUmpire(game, user);
  // A unit that is just joining is deployed by its player, whenever that is.
  const deploying = !game?.at || given?.unit === undefined;
  return fieldsFor({ umpire, deploying, begun: game?.at !== undefined }, ruleset.fields.unit);
}

/** The word under the cursor, and everything before it; spaces within single quotes belong to it. */
function lastInner(typed: string): { readonly before: string; readonly word: string } {
  const [word] = /(?:[^\s']|'[^']*(?:'|$))*$/.exec(typed)!;
  return { before: typed.slice(0, typed.length - word.length), word };
}

function names(
  words: Catalogue,
  word: string,
  table: FieldTable,
  known: CompletionContext,
  given: ReadonlySet<string>,
): Suggestion[] {
  const number = /\d+/.exec(word)?.[0] ?? '1';
  const has = unitMeant(known)?.fields ?? {};
  const all = Object.entries(table).map(([name, field]) => ({ name: name.replace('{n}', number), field }));
  const left = all.filter(({ name }) => !given.has(name) && name.includes(word.toLowerCase()));
  const rank = ({ name }: (typeof left)[number]) =>
    Number(!name.startsWith(word.toLowerCase())) * 2 + Number(has[name] === undefined);
  return left
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ name, field }) => ({ text: field.type === 'flag' ? name : `${name}:`, hint: helpOf(words, known, name) }));
}

function values(
  words: Catalogue,
  word: string,
  table: FieldTable,
  known: CompletionContext,
  given: ReadonlySet<string>,
): Suggestion[] {
  const colon = word.indexOf(':');
  const name = word.slice(0, colon).toLowerCase();
  const field = given.has(name) ? undefined : declarationOf(table, name);
  if (!field) return [];
  const typed = word.slice(colon + 1).replaceAll("'", '');
  const offered = valuesOf(field, known);
  if (!offered) return [{ text: word, hint: helpOf(words, known, name) }];
  const [, before = '', last = ''] = isList(field) ? /^(.*,\s*)?(.*)$/.exec(typed)! : [typed, '', typed];
  const named = new Set(before.split(',').map(folded));
  return offered
    .filter((value) => !named.has(folded(value)) && folded(value).includes(last.toLowerCase()))
    .toSorted(
      (a, b) => Number(!folded(a).startsWith(last.toLowerCase())) - Number(!folded(b).startsWith(last.toLowerCase())),
    )
    .map((value) => ({ text: writeInnerPair(name, before + value), hint: helpOf(words, known, name) }));
}

/** What a field means, by the catalogue. */
function helpOf(words: Catalogue, { ruleset }: CompletionContext, name: string): string {
  return lineOf(words, ruleset, name)?.[1] ?? '';
}

function valuesOf(field: Field, { game }: CompletionContext): readonly string[] | undefined {
  switch (field.type) {
    case 'flag':
      return ['true', 'false'];
    case 'word':
    case 'words':
      return field.values;
    case 'unit':
    case 'units':
      return game && unitsInOrder(game).map(({ name }) => name);
    case 'number':
      return undefined;
  }
}

function isList({ type }: Field): boolean {
  return type === 'words' || type === 'units';
}

function unitMeant({ game, given }: CompletionContext) {
  const wanted = given?.unit;
  return wanted === undefined
    ? undefined
    : Object.values(game?.units ?? {}).find(({ name }) => folded(name) === folded(wanted));
}
