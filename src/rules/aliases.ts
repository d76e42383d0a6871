import { aliases } from '../../data/aliases.ts';
import { nearest } from '../kernel/nearest.ts';
import type { Meant } from '../kernel/options.ts';
import { InputError } from '../kernel/refusal.ts';

/** A text as names are compared: small letters and figures alone, so that MG 42, mg-42 and mg42 are one. */
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
}

const rows = new Map<string, Row[]>();
for (const { called, means, only } of aliases) {
  const row = { parts: means.map((part) => (typeof part === 'string' ? [part] : part)), only };
  const ids = only === undefined ? row.parts[0]!.slice(0, 1) : [];
  // What one book calls a thing, players call it in another one.
  for (const name of new Set([...called, ...ids].map(compared))) rows.set(name, [...(rows.get(name) ?? []), row]);
}

/**
 * Which of an option's values is meant by a name that players use. A value's own name always wins, so a caller asks only
 * for what is none.
 * @returns none, the one, or several that it may be
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

/** Of several values the one that does for a book what the value of another book does there, by the names that both go by. */
export function kindred(option: string, other: string, values: readonly string[]): string | undefined {
  for (const { means, only } of aliases) {
    const ids = means.flat();
    if (!ids.includes(other) || (only !== undefined && !only.includes(option))) continue;
    const kin = ids.find((id) => values.includes(id));
    if (kin !== undefined) return kin;
  }
  return undefined;
}

/**
 * The one of several values that is meant, by its own name or by a player's.
 * @throws {InputError} for what is none of them, and for what may be more than one
 */
export function valueMeant(option: string, text: string, values: readonly string[]): string {
  if (values.includes(text)) return text;
  const allowed = meantBy(option, text, values);
  if (allowed.length === 1) return allowed[0]!;
  if (allowed.length > 1) throw new InputError('ambiguous-value', { option, value: text, allowed });
  throw new InputError('unknown-value', { option, value: text, nearest: nearest(text, values), allowed: values });
}

/** Every name that players use for a thing, whatever it stands for in a book. */
export const THINGS: readonly string[] = aliases.flatMap(({ called, only }) => (only === undefined ? called : []));

/** What players call one of a book's weapons or vehicles, and nothing else that it has. */
export function namesFor(id: string, ids: readonly string[]): readonly string[] {
  return THINGS.filter((name) => {
    const meant = meantBy('', name, ids);
    return meant.length === 1 && meant[0] === id;
  });
}

/** The names that mean a value of an option and begin with what is typed. */
export function namesLike(option: string, typed: string, values: readonly string[]): ReadonlyMap<string, string> {
  const start = compared(typed);
  const found = new Map<string, string>();
  if (start === '') return found;
  for (const { called } of aliases) {
    for (const name of called) {
      if (!compared(name).startsWith(start)) continue;
      for (const value of meantBy(option, name, values)) if (!found.has(value)) found.set(value, name);
    }
  }
  return found;
}
