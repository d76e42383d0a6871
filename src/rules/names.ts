import { nearest } from '../kernel/options/nearest.ts';
import type { Meant } from '../kernel/options/read-options.ts';
import { InputError } from '../kernel/refusal.ts';
import { named } from './vocabulary.ts';

/** A text as used to compare names: only lower-case letters and digits, so that MG 42, mg-42 and mg42 are the same. */
export function compared(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

interface Row {
  readonly parts: readonly (readonly string[])[];
  readonly only: readonly string[] | undefined;
  readonly near: readonly string[];
  readonly called: readonly string[];
}

const rows = new Map<string, Row[]>();
for (const { called, means, only, near = [] } of named) {
  const row = { parts: means.map((part) => (typeof part === 'string' ? [part] : part)), only, near, called };
  const ids = only === undefined ? row.parts[0]!.slice(0, 1) : [];
  // Players use one book's word for a thing in the other books too.
  for (const name of new Set([...called, ...ids].map(compared))) rows.set(name, [...(rows.get(name) ?? []), row]);
}

/** Whether players have a name for anything that's spelt so, once compared (`compared`). */
export function isCalled(name: string): boolean {
  return rows.has(name);
}

/**
 * Which of an option's values players mean by a name. A value's own name always wins, so callers only ask about names
 * that aren't values.
 * @returns none, one, or several that it could be
 */
export const meantBy: Meant = (option, text, values) => {
  const wanted = compared(text);
  const own = values.filter((value) => compared(value) === wanted);
  if (own.length > 0) return own;
  for (const { parts, only } of rows.get(wanted) ?? []) {
    if (only !== undefined && !only.includes(option)) continue;
    const meant = parts.map((part) => part.filter((value) => values.includes(value))).find((part) => part.length > 0);
    if (meant) return meant;
  }
  return [];
};

/** The value that does in this book what a value of another book does there, found by the names they share. */
export function kindred(option: string, other: string, values: readonly string[]): string | undefined {
  for (const { means, only } of named) {
    const ids = means.flat();
    if (!ids.includes(other) || (only !== undefined && !only.includes(option))) continue;
    const kin = ids.find((id) => values.includes(id));
    if (kin !== undefined) return kin;
  }
  return undefined;
}

/**
 * The value meant, by its own name or by a player's name for it.
 * @throws {InputError} for a name that fits none of them or more than one
 */
export function valueMeant(option: string, text: string, values: readonly string[]): string {
  if (values.includes(text)) return text;
  const allowed = meantBy(option, text, values);
  if (allowed.length === 1) return allowed[0]!;
  if (allowed.length > 1) throw new InputError('ambiguous-value', { option, value: text, allowed });
  throw new InputError('unknown-value', { option, value: text, nearest: nearest(text, values), allowed: values });
}

/**
 * The value meant by a part of an option, such as a stretch of a path.
 * @param kind what the parts are, named like an option that holds only one
 * @throws {InputError} for a name that fits none of them or more than one
 */
export function partMeant<W extends string>(option: string, kind: string, text: string, values: readonly W[]): W {
  const [one, ...others] = meantBy(kind, text, values) as readonly W[];
  if (one !== undefined && others.length === 0) return one;
  if (one !== undefined) throw new InputError('ambiguous-value', { option, value: text, allowed: [one, ...others] });
  throw new InputError('unknown-value', { option, value: text, nearest: nearest(text, values), allowed: values });
}

/** How many things share the ID of a class, such as medium tanks. */
const MANY = 3;
const uses = new Map<string, number>();
for (const { means, only } of named) {
  if (only === undefined) for (const id of means.slice(1).flat()) uses.set(id, (uses.get(id) ?? 0) + 1);
}

/**
 * The names of a thing that one of a book's things only comes near.
 * @param isClassed whether that may be its class, which many share
 * @returns undefined if the name means just that thing
 */
export function comesNear(id: string, name: string, isClassed: boolean): readonly string[] | undefined {
  const terms = rows.get(compared(name))?.filter(({ only }) => only === undefined) ?? [];
  const isNear = terms.some(({ parts, near }) => {
    const isClass = isClassed && parts[0]![0] !== id && parts.flat().includes(id) && (uses.get(id) ?? 0) >= MANY;
    return near.includes(id) || isClass;
  });
  return isNear ? terms.flatMap(({ called, parts: [first = []] }) => [...called, ...first]) : undefined;
}

/** The other names of what players call so. */
export function alsoCalled(name: string): readonly string[] {
  const terms = rows.get(compared(name))?.filter(({ only }) => only === undefined) ?? [];
  return [...new Set([name, ...terms.flatMap(({ called, parts: [first = []] }) => [...called, ...first.slice(0, 1)])])];
}

/** Every name that players use for a thing, in any book. */
export const THINGS: readonly string[] = named.flatMap(({ called, only }) => (only === undefined ? called : []));

/** What players call one of a book's weapons or vehicles, leaving out names that could mean something else in it. */
export function namesFor(id: string, ids: readonly string[]): readonly string[] {
  return THINGS.filter((name) => {
    const meant = meantBy('', name, ids);
    return meant.length === 1 && meant[0] === id;
  });
}

/** The names for an option's values that begin with what's typed. */
export function namesLike(option: string, typed: string, values: readonly string[]): ReadonlyMap<string, string> {
  const start = compared(typed);
  const found = new Map<string, string>();
  if (start === '') return found;
  for (const { called } of named) {
    for (const name of called) {
      if (!compared(name).startsWith(start)) continue;
      for (const value of meantBy(option, name, values)) if (!found.has(value)) found.set(value, name);
    }
  }
  return found;
}
