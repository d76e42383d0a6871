import { meanings } from '../rules/synonyms.ts';
import { UNTOLD } from './english.ts';

/**
 * The words of a text in the form in which they are compared: small, without endings, those that say nothing left out.
 * A word with hyphens is its parts, and the whole as well.
 */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!word.includes('-')) return UNTOLD.has(word) ? [] : [stem(word)];
    const parts = word.split('-').filter((part) => part.length > 1 && !UNTOLD.has(part));
    return [stem(word.replaceAll('-', '')), ...parts.map(stem)];
  });
}

/** One thing that is asked: a word, and the meanings that it has a part in. */
export interface Asked {
  /** As it was typed. */
  readonly word: string;
  readonly stem: string;
  readonly meanings: readonly string[];
}

/**
 * The words of a question that say something.
 * @param readAs what a word was to be, where it is misspelt
 */
export function askedIn(text: string, readAs: (word: string) => string = (word) => word): Asked[] {
  const words = plainWords(text);
  const stems = words.map((word) => stem(readAs(word)));
  const found = meaningsAt(stems);
  return words.flatMap((word, at) => {
    const own = found.filter(({ from, to }) => from <= at && at < to).map(({ meaning }) => meaning);
    own.push(...meaningsAt(partsOf(word).map(stem)).map(({ meaning }) => meaning));
    return UNTOLD.has(word) && own.length === 0 ? [] : [{ word, stem: stems[at]!, meanings: own }];
  });
}

/** All that a line is found by: its words, what they mean, and which meanings stand together. */
export function keysOf(line: string, paired = true): string[] {
  const words = plainWords(line);
  const stems = words.map(stem);
  const parts = words.flatMap((word) => meaningsAt(partsOf(word).map(stem)));
  const found = [...new Set([...meaningsAt(stems), ...parts].map(({ meaning }) => meaning))].sort();
  const told = stems.filter((_, i) => !UNTOLD.has(words[i]!));
  return [...told, ...found, ...(paired ? found.flatMap((one, i) => found.slice(i + 1).map((two) => one + two)) : [])];
}

/** Every word that has a meaning of its own or a part in one. */
export const WORDS_MEANT: ReadonlySet<string> = new Set(meanings.flat().flatMap(plainWords));

/** No word that has part in a longer one is shorter. */
const SHORTEST_PART = 4;

/** The two words that a long one is made of, as German has them: Moralwurf is Moral and Wurf. */
function partsOf(word: string): readonly string[] {
  if (word.length < 2 * SHORTEST_PART || WORDS_MEANT.has(word)) return [];
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const begin = word.slice(0, at);
    const head = [begin, begin.replace(/e?[sn]$/, '')].find((each) => WORDS_MEANT.has(each));
    const tail = word.slice(at);
    if (head !== undefined && head.length >= SHORTEST_PART && WORDS_MEANT.has(tail)) return [head, tail];
  }
  return [];
}

/** Whether a key is a meaning, or a pair of them, and no word. */
export function isMeaning(key: string): boolean {
  return key.startsWith('#');
}

/** A word without its ending, so that *firing*, *fires* and *fire* are one. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const single = word.replace(/(?<=..)ies$/, 'y').replace(/(?<![sui])s$/, '');
  const bare = single.replace(/(?<=[aeiouy].*[^e])(?:ing|ed)$/, '');
  if (bare === single || bare.length < 3) return withoutE(single);
  if (/([^lsz])\1$/.test(bare)) return bare.slice(0, -1);
  // The e of a short word went with its ending: losing is of lose.
  return bare.length === 3 && /[^aeiouy][aeiouy][^aeiouywx]$/.test(bare) ? `${bare}e` : withoutE(bare);
}

/** A short word keeps its e: to lose is no line of sight. */
function withoutE(word: string): string {
  return word.length > 4 ? word.replace(/e$/, '') : word;
}

/** The words of a text, small and without accents; those with hyphens whole. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]s?\b/g, ' ');
  return plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

/** The words of a text, small and without accents, those with hyphens in parts. */
export function plainWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => word.split('-'));
}

interface Meant {
  readonly meaning: string;
  readonly from: number;
  readonly to: number;
}

function meaningsAt(stems: readonly string[]): Meant[] {
  return stems.flatMap((first, from) =>
    (STARTING.get(first) ?? [])
      .filter(({ words }) => words.every((word, i) => stems[from + i] === word))
      .map(({ words, meaning }) => ({ meaning, from, to: from + words.length })),
  );
}

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: string;
}

/** The phrases of every meaning, by the word that they begin with. */
const STARTING = new Map<string, Phrase[]>();
for (const [i, phrases] of meanings.entries()) {
  for (const phrase of phrases) {
    const words = plainWords(phrase).map(stem);
    const own = STARTING.get(words[0]!) ?? [];
    const known = own.some(({ words: other, meaning }) => meaning === `#${i}` && other.join(' ') === words.join(' '));
    if (!known) STARTING.set(words[0]!, [...own, { words, meaning: `#${i}` }]);
  }
}
