import { InputError } from './refusal.ts';

/**
 * `name:value` pairs as they are typed, blanks between: the first colon ends the name, double quotes hold spaces
 * (`\"` inside), and a bare name is `name:true`.
 * @throws {InputError} for a quote that is not closed, a pair without a name, or an option given twice
 */
export function readPairs(text: string): Record<string, string> {
  // No object while it fills: a name may be __proto__.
  const pairs = new Map<string, string>();
  for (const word of wordsOf(text)) {
    const colon = word.indexOf(':');
    const name = (colon < 0 ? word : word.slice(0, colon)).toLowerCase();
    if (name === '') throw new InputError('no-name', { word });
    if (pairs.has(name)) throw new InputError('given-twice', { option: name });
    pairs.set(name, colon < 0 ? 'true' : word.slice(colon + 1));
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

/** A pair within others that are quoted together. */
export function writeInnerPair(name: string, value: string | number | boolean): string {
  const text = String(value);
  return /^[^\s"',]*$/.test(text) ? `${name}:${text}` : `${name}:'${text}'`;
}

/**
 * A pair as one would type it.
 * @param bare what needs no quotes; without blanks it is read the same with them
 */
export function writePair(name: string, value: string | number | boolean, bare = /^[^\s"]+$/): string {
  const text = String(value);
  return bare.test(text) ? `${name}:${text}` : `${name}:"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Splits at blanks that stand outside double quotes. @throws {InputError} for a quote that is not closed */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (quoted && letter === '\\' && (text[i + 1] === '"' || text[i + 1] === '\\')) word = (word ?? '') + text[++i];
    else if (letter === '"' && (quoted || word === undefined || word.endsWith(':'))) {
      quoted = !quoted;
      word ??= '';
    } else if (!quoted && /\s/.test(letter)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + letter;
  }
  if (quoted) throw new InputError('quote-not-closed', { text });
  if (word !== undefined) words.push(word);
  return words;
}
