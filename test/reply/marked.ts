import type { Catalogue } from '../../src/reply/catalogue.ts';
import { english } from '../../src/reply/english/index.ts';

/** Another language, made by machine: every sentence of the English catalogue between ⟦ and ⟧, wherever it's taken from. */
export const marked: Catalogue = markedOf(english) as Catalogue;

function markedOf(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : `⟦${value}⟧`;
  if (typeof value === 'function') return (...given: unknown[]) => withHanded(markedOf(value(...given)), given);
  if (Array.isArray(value)) return value.map(markedOf);
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, { get: (of, name) => markedOf(Reflect.get(of, name)) });
}

/** Several words that a sentence was handed as they stand aren't the catalogue's: they're only put in. */
function withHanded(said: unknown, given: readonly unknown[]): unknown {
  if (typeof said !== 'string') return said;
  const handed = given.flat().filter((each): each is string => typeof each === 'string' && each.includes(' '));
  return handed.reduce((text, each) => {
    const at = text.toLowerCase().indexOf(each.toLowerCase());
    return at < 0 ? text : `${text.slice(0, at)}⟧${text.slice(at, at + each.length)}⟦${text.slice(at + each.length)}`;
  }, said);
}

/** What's left of a text without anything that's marked: it didn't come from the catalogue. */
export function unmarked(text: string): string {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, ' | ');
  }
  return left;
}
