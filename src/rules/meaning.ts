import { nearest } from '../kernel/options/nearest.ts';
import { compared, meantBy } from './names.ts';
import { named, synonyms } from './vocabulary.ts';

/**
 * The option's value that a player probably means: by a player's name for it, by a word of the same meaning, and only then by
 * the spelling of its name or of a player's name.
 */
export function likeliest(option: string, typed: string, values: readonly string[]): string | undefined {
  const [only, ...others] = meantBy(option, typed, values);
  if (only !== undefined && others.length === 0) return only;
  return sameMeaning(typed, values) ?? nearest(typed, values) ?? likeAName(option, typed, values);
}

/** The value that means the same, if there's only one. */
function sameMeaning(typed: string, values: readonly string[]): string | undefined {
  const wanted = compared(typed);
  if (wanted === '') return undefined;
  const lines = synonyms.filter((words) => words.some((word) => compared(word) === wanted));
  const found = values.filter((value) =>
    lines.some((words) => words.some((word) => compared(word) === compared(value))),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The value with a player's name spelt like what was typed: `shermann`, `panzershrek`. */
function likeAName(option: string, typed: string, values: readonly string[]): string | undefined {
  const names = named.flatMap(({ called }) => called);
  const name = nearest(typed, names);
  const meant = name === undefined ? [] : meantBy(option, name, values);
  return meant.length === 1 ? meant[0] : undefined;
}
