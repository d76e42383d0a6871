import { SYNONYMS, UNTOLD } from './english.ts';

/**
 * The words of a text in the form in which they are compared: small, without endings, those that say nothing left out.
 * A word with hyphens is its parts, and the whole as well.
 */
export function termsOf(text: string): string[] {
  const words = wordsOf(text).filter((word) => !UNTOLD.has(word));
  return words.flatMap((word) =>
    word.includes('-') ? [stem(word.replaceAll('-', '')), ...partsOf(word)] : [stem(word)],
  );
}

/** What was typed, and what the books call it. */
export interface Synonym {
  readonly typed: readonly string[];
  readonly means: readonly string[];
}

/** What stands for the words of a question in the table of what players say. */
export function synonymsOf(text: string): readonly Synonym[] {
  const asked = phraseOf(text);
  return TABLE.filter(({ phrase }) => asked.includes(phrase));
}

/** A word without its ending, so that *firing*, *fires* and *fire* are one. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const single = word.replace(/ies$/, 'y').replace(/(?<![sui])s$/, '');
  const bare = single.replace(/(?<=[aeiouy].*[^e])(?:ing|ed)$/, '');
  const plain = bare === single || bare.length < 3 ? single : bare.replace(/([^lsz])\1$/, '$1');
  return plain.length > 3 ? plain.replace(/e$/, '') : plain;
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, '');
  return plain.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

function partsOf(word: string): string[] {
  return word
    .split('-')
    .filter((part) => part.length > 1 && !UNTOLD.has(part))
    .map(stem);
}

/** Every word by its stem with blanks around it, so that phrases are found there. */
function phraseOf(text: string): string {
  const stems = wordsOf(text).flatMap((word) => word.split('-').map(stem));
  return ` ${stems.join(' ')} `;
}

const TABLE = SYNONYMS.map(([typed, means]) => {
  const phrase = phraseOf(typed);
  return { phrase, typed: phrase.trim().split(' '), means: termsOf(means) };
});
