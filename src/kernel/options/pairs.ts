import { InputError } from '../refusal.ts';
import { closingOf, isQuote } from './quotes.ts';

/**
 * `name:value` pairs as they are typed, blanks between: the first colon ends the name, double quotes hold spaces
 * (`\"` inside), other quotes are taken for them, and a bare name is `name:true`.
 * @throws {InputError} for a quote that is not closed, a pair without a name, or an option given twice
 */
export function readPairs(text: string): Record<string, string> {
  return pairsOf(
    wordsOf(text).map((word): [string, string] => {
      const colon = word.indexOf(':');
      return colon < 0 ? [word.toLowerCase(), 'true'] : [word.slice(0, colon).toLowerCase(), word.slice(colon + 1)];
    }),
  );
}

/** Names and values together. @throws {InputError} for one without a name, or an option given twice */
export function pairsOf(all: readonly (readonly [name: string, value: string])[]): Record<string, string> {
  // No object while it fills: a name may be __proto__.
  const pairs = new Map<string, string>();
  for (const [name, value] of all) {
    if (name === '') throw new InputError('no-name', { word: `:${value}` });
    if (pairs.has(name)) throw new InputError('given-twice', { option: name });
    pairs.set(name, value);
  }
  return Object.fromEntries(pairs);
}

/**
 * Pairs that stand in double quotes together, so that single quotes hold the blanks and commas in them:
 * `fields:"carrying:'Otto, Karl' weapon:smg"`. Double quotes hold them too, where the whole is not quoted.
 * @throws {InputError} as `readPairs`
 */
export function readInnerPairs(text: string): Record<string, string> {
  return readPairs(text.includes('"') ? text : text.replaceAll(/:'([^']*)'(?=\s|$)/g, ':"$1"'));
}

/** Pairs that stand in quotes together, as one would type them. */
export function writeInnerPairs(pairs: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(pairs)
    .map(([name, value]) => writeInnerPair(name, value))
    .join(' ');
}

/** A pair within others that are quoted together. */
export function writeInnerPair(name: string, value: string | number | boolean): string {
  const text = String(value);
  return /^[^\s"',]*$/.test(text) ? `${name}:${text}` : `${name}:'${text}'`;
}

/**
 * A pair as one would type it.
 * @param bare what needs no quotes; without blanks it is read the same with them
 */
export function writePair(name: string, value: string | number | boolean, bare = /^[^\s"“”„«»'‘’‚][^\s"]*$/): string {
  const text = String(value);
  return bare.test(text) ? `${name}:${text}` : `${name}:"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/**
 * Splits at blanks that stand outside quotes: double ones, or others around a whole value.
 * @throws {InputError} for a quote that is not closed
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let closing = '';
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (closing !== '') {
      if (closing === '"' && letter === '\\' && /["\\]/.test(text[i + 1] ?? '')) word += text[++i]!;
      else if (closes(letter, closing, text[i + 1])) closing = '';
      else word += letter;
      continue;
    }
    const opened = opens(letter, word, text.slice(i + 1));
    if (opened !== undefined) {
      closing = opened;
      word ??= '';
    } else if (/\s/.test(letter)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + letter;
  }
  if (closing !== '') throw new InputError('quote-not-closed', { text });
  if (word !== undefined) words.push(word);
  return words;
}

/** What closes a quote that begins here, at the beginning of a word or of its value; `undefined` where none does. */
function opens(letter: string, word: string | undefined, after: string): string | undefined {
  if (!isQuote(letter)) return undefined;
  if (letter === '"') return word === undefined || word.endsWith(':') ? letter : undefined;
  // Further colons stand within the value, where single quotes have a meaning of their own.
  const begins = word === undefined || word.indexOf(':') === word.length - 1;
  return begins ? closingOf(letter, after) : undefined;
}

/** Whether a quote ends here; one that is an apostrophe too does where the word does. */
function closes(letter: string, closing: string, next: string | undefined): boolean {
  if (!closing.includes(letter)) return false;
  return !/['’‘]/.test(letter) || next === undefined || /\s/.test(next);
}
