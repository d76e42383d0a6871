/** Numbers that begin with a vowel when they're spoken: eight, eleven, eighteen, eighty-eight. */
const VOWEL_NUMBER = /^(?:8|1[18](?!\d))/;

/** Letters whose names begin with a vowel: an MG, an SMG, an FO. */
const VOWEL_LETTERS = 'AEFHILMNORSX';

/** Spoken as a word although it's written in capitals. */
const SPOKEN_AS_WORDS: ReadonlySet<string> = new Set(['BAR', 'LAW', 'PIAT']);

/** Begins with a consonant's sound in spite of its letter: a one-man team, a unit, a European town. */
const SOUNDS_LIKE_CONSONANT = /^(?:eu|one\b|once\b|u$|uni(?!n)|us[ae]|ut[ie])/i;

/** Begins with a silent h: an hour. */
const SILENT_H = /^h(?:eir|onest|onour|our)/i;

/** The longest abbreviation that's spelt out, unless it has no vowel at all. */
const LONGEST_SPELT = 3;

/** "a" or "an", by the sound of what follows: a rifle, an SMG, an 88, a unit. */
export function article(name: string): 'a' | 'an' {
  const [first = ''] = name.replace(/^[^\p{L}\d]+/u, '').split(/[\s-]/);
  const [letters = ''] = /^\p{L}+/u.exec(first) ?? [];
  if (/^\d/.test(first)) return VOWEL_NUMBER.test(first) ? 'an' : 'a';
  if (isSpelt(letters, first)) return VOWEL_LETTERS.includes(letters.charAt(0).toUpperCase()) ? 'an' : 'a';
  if (SOUNDS_LIKE_CONSONANT.test(first)) return 'a';
  return SILENT_H.test(first) || /^[aeiouäöüáéèêàâôîœæø]/i.test(first) ? 'an' : 'a';
}

/** Spelt out letter by letter: MG42, NCO, hmg. */
function isSpelt(letters: string, word: string): boolean {
  if (SPOKEN_AS_WORDS.has(letters.toUpperCase())) return false;
  if (/\d/.test(word) && letters.length <= LONGEST_SPELT) return true;
  if (!/[aeiouyäöü]/i.test(letters)) return letters.length > 0;
  return letters.length <= LONGEST_SPELT && letters.length > 1 && letters === letters.toUpperCase();
}

/** A thing with its article: an automatic rifle, an SMG, but hand grenades. */
export function withArticle(name: string): string {
  return /s$/.test(name) ? name : `${article(name)} ${name}`;
}
