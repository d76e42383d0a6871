import type { Verb } from '../verb.ts';
import type { Facts } from './facts.ts';

/**
 * The facts of several who did the same by one command: what's the same of them all, and what the book counts of them.
 * @param each the facts of each, at least one
 */
export function factsTogether(each: readonly Facts[], { together }: Pick<Verb<never, never>, 'together'>): Facts {
  const [first = {}, ...others] = each;
  const same = Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value));
  return { ...Object.fromEntries(same), ...together?.(each) };
}

/** How many of them have a fact with this value. */
export function countOf(each: readonly Facts[], name: string, value: Facts[string] = true): number {
  return each.filter((facts) => facts[name] === value).length;
}

/** A number of each, added up. */
export function sumOf(each: readonly Facts[], name: string): number {
  return each.reduce((sum, { [name]: n = 0 }) => sum + Number(n), 0);
}

/** Those of the counts that are more than nothing. */
export function someOf(counts: Readonly<Record<string, number>>): Facts {
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
}
