import { type Property, vocabulary } from '../rules/vocabulary.ts';
import { isCountOf } from './question/numbers.ts';
import { BESIDE, onFirstUse, plainWords, stem, UNTOLD } from './terms.ts';

/** What else a question about a weapon or vehicle says: how far off, in which cover, how aimed. */
export interface Narrowing {
  readonly inches?: number;
  /** For each circumstance mentioned, the columns and rows that its heading may belong to. */
  readonly said: readonly (readonly string[])[];
  /** Whether a range is among them. */
  readonly isRanged: boolean;
  /** The other words. */
  readonly rest: readonly string[];
}

/** Words of the vocabulary, and what they are. */
interface Wording<T> {
  readonly words: string;
  readonly is: T;
}

/** Every wording of the vocabulary's terms that are something, longest first. */
function wordings<T>(of: (term: (typeof vocabulary)[number]) => T | undefined): readonly Wording<T>[] {
  const all = vocabulary.flatMap((term) => {
    const is = of(term);
    const words = [...(term.called ?? []), ...(term.beside ?? [])].map((each) =>
      undetermined(plainWords(each)).join(' '),
    );
    return is === undefined ? [] : [...new Set(words)].map((each) => ({ words: each, is }));
  });
  return all.toSorted((a, b) => b.words.length - a.words.length);
}

/** Every word of a property or a heading, so that other forms of it are told from other words. */
const known = onFirstUse(() => new Set([...properties(), ...headings()].flatMap(({ words }) => words.split(' '))));
/** What a form of a longer word ends with: *Punkten*. */
const ENDING = /(?<=.{4})(?:e[nmrs]?|[ns])$/;

/** A word as the vocabulary has it, if it's only another form of one. */
function asKnown(word: string): string {
  if (known().has(word)) return word;
  const bare = [word.replace(ENDING, ''), word.replace(/(?<=.{4})[ns]$/, '')];
  return bare.find((each) => known().has(each)) ?? word;
}

/** What only stands before a noun: *off the road* is off road. */
const DETERMINERS: ReadonlySet<string> = new Set(['the', 'a', 'an', 'my', 'your', 'his', 'their', 'our']);

function undetermined(words: readonly string[]): readonly string[] {
  return words.filter((word) => !DETERMINERS.has(word));
}

const headings = onFirstUse(() => wordings(({ heads }) => heads));
const properties = onFirstUse(() => wordings(({ asks }) => asks));
/** What a question asks for that only names a distance, and for a weapon's reach. */
export const TO_HIT = onFirstUse(() => properties().find(({ words }) => words === 'to hit')!.is);
export const RANGE = onFirstUse(() => properties().find(({ words }) => words === 'range')!.is);

/** Headings that are ranges. */
const RANGES: ReadonlySet<string> = new Set(['PB', 'S', 'M', 'L', 'E']);
/** What stands before the face of a die. */
const ROLLED = /^(?:roll|rolled|rolls|threw|throw|die|dice|d6|d10|d20|w6|wurf|gewurfelt|jet|lance)$/;
/** What follows the number of a distance. */
const INCHES = /^(?:in|inch|inches|zoll|pouce|pouces)$/;
const IS_NUMBER = /^\d{1,3}$/;

/** Whether the next number is the face of a die, or what a hit scored: *rolled 4*, *hit 3*, but not *to hit 12*. */
function isFace(before: readonly string[]): boolean {
  const [last = '', ...others] = before
    .slice(-4)
    .toReversed()
    .filter((word) => word !== 'a' && word !== 'of');
  return ROLLED.test(last) || (/^hits?$/.test(last) && others[0] !== 'to');
}

/** What joins the two ends of a span of distances. */
const JOINS: ReadonlySet<string> = new Set(['to', 'bis', 'a', 'and', 'und', 'et']);

/** Words with the farther end of a span of distances alone, since an edge is in the nearer band: *10 to 20*. */
function withoutSpans(words: readonly string[]): readonly string[] {
  return words.filter((word, i) => {
    const at = JOINS.has(words[i + 1] ?? '') ? i + 2 : i + 1;
    const isBegun = IS_NUMBER.test(word) && IS_NUMBER.test(words[at] ?? '') && Number(word) < Number(words[at]);
    const isJoin = JOINS.has(word) && IS_NUMBER.test(words[i - 1] ?? '') && IS_NUMBER.test(words[i + 1] ?? '');
    return !isBegun && !(isJoin && Number(words[i - 1]) < Number(words[i + 1]));
  });
}

/** The circumstances mentioned, and the words that remain without them. */
export function narrowingIn(typed: readonly string[]): Narrowing {
  const words = withoutSpans(typed);
  const at = words.findIndex(
    (word, i) => IS_NUMBER.test(word) && !isFace(words.slice(0, i)) && !isCountOf(words[i + 1] ?? ''),
  );
  const inches = at < 0 ? {} : { inches: Number(words[at]) };
  const others = words.filter((word, i) => i !== at && !(at >= 0 && i === at + 1 && INCHES.test(word)));
  let text = ` ${others.join(' ')} `;
  const said: (readonly string[])[] = [];
  for (const { words: spoken, is } of headings()) {
    if (!text.includes(` ${spoken} `)) continue;
    text = text.replace(` ${spoken} `, ' ');
    if (!said.includes(is)) said.push(is);
  }
  const isRanged = said.some((printed) => printed.some((name) => RANGES.has(name)));
  return { ...inches, said, isRanged, rest: plainWords(text) };
}

/** The headings of the range that words mention, and the words that remain without it. */
export function rangeIn(words: readonly string[]): {
  readonly heads: readonly string[];
  readonly rest: readonly string[];
} {
  const text = ` ${words.join(' ')} `;
  const found = headings().find(({ words: spoken, is }) => {
    return is.some((name) => RANGES.has(name)) && text.includes(` ${spoken} `);
  });
  return found
    ? { heads: found.is, rest: plainWords(text.replace(` ${found.words} `, ' ')) }
    : { heads: [], rest: words };
}

/** Whether words ask for the number to hit. */
export function asksToHit(words: readonly string[]): boolean {
  return words.some((word) => stem(word) === 'hit');
}

/** Whether words ask for what tables say in such a column. */
export function asksFor(words: readonly string[], column: string): boolean {
  const text = ` ${words.join(' ')} `;
  return properties().some(({ words: spoken, is }) => is.columns?.includes(column) && text.includes(` ${spoken} `));
}

/** One way to read the words beside a name. */
export interface Reading {
  readonly property: Property;
  readonly besides: Narrowing;
}

/**
 * What may be asked about the thing, likeliest first, if nothing else is asked, with or without the circumstances mentioned: a
 * heading alone asks for what has such a column, and a thing at a distance for the number to hit.
 */
export function readingsOf(typed: readonly string[]): readonly Reading[] {
  const all = undetermined(typed).map(asKnown);
  const besides = narrowingIn(all);
  const { rest, inches, said, isRanged } = besides;
  const asked = rest.join(' ');
  const whole = properties().filter(({ words }) => words === all.join(' '));
  const spoken = properties().filter(({ words }) => ` ${asked} `.includes(` ${words} `));
  const without = (words: string) => ` ${asked} `.replace(` ${words} `, ' ');
  // Men who fire aren't how many it carries: only of a shot does firing say nothing more.
  const isAll = (text: string, { shot }: Property) => isNothing(text) && (shot === true || !isOfFire(text));
  const alone = spoken.filter(({ words, is }) => isAll(without(words), is));
  // The *armour front* is the front.
  const akin = spoken
    .filter(({ words, is }) => isAll(withoutKin(without(words), is), is))
    .toSorted((a, b) => (a.is.columns?.length ?? 0) - (b.is.columns?.length ?? 0));
  const both = alone.length > 0 || akin.length > 0 ? [] : bothIn(asked, spoken);
  const named = alone.length > 0 ? alone : akin.length > 0 ? akin : both;
  const isBare = isNothing(asked);
  const headed = properties().filter(({ is: { columns = [] } }) => {
    return isBare && said.some((heads) => heads.every((head) => columns.includes(head)));
  });
  const shot = isBare && (inches !== undefined || isRanged) ? [TO_HIT()] : [];
  return [
    ...whole.map(({ is }) => ({ property: is, besides: { said: [], isRanged: false, rest: [] } })),
    ...[...new Set([...named.map(({ is }) => is), ...shot, ...headed.map(({ is }) => is)])].map((property) => ({
      property,
      besides,
    })),
  ];
}

/** Two things asked for at once, if nothing else is: *firepower and range*. */
function bothIn(asked: string, spoken: readonly Wording<Property>[]): readonly Wording<Property>[] {
  const of = (text: string, not?: Property) =>
    spoken.filter(({ words, is }) => is !== not && is.columns && text.includes(` ${words} `));
  const pairs = of(` ${asked} `).flatMap((one) => {
    const left = ` ${asked} `.replace(` ${one.words} `, ' ');
    return of(left, one.is).map((other) => ({ one, other, left: left.replace(` ${other.words} `, ' ') }));
  });
  const [pair] = pairs.filter(({ left }) => isNothing(left));
  if (!pair) return [];
  const { one, other } = pair;
  const shot = one.is.shot === true || other.is.shot === true;
  const is = { columns: [...one.is.columns!, ...other.is.columns!], every: [one.is.columns!, other.is.columns!], shot };
  return [{ words: `${one.words} ${other.words}`, is }];
}

/** Words without those that ask for the same columns, or for more of them: the *armour* of *armour front*. */
function withoutKin(text: string, { columns: [column] = [] }: Property): string {
  const kin = properties().find(({ words, is: { columns = [] } }) => {
    return column !== undefined && columns.includes(column) && text.includes(` ${words} `);
  });
  return kin ? text.replace(` ${kin.words} `, ' ') : text;
}

const FIRE = /^(?:fire|shoot)(?:s|ing)?$/;

function isOfFire(words: string): boolean {
  return plainWords(words).some((word) => FIRE.test(word));
}

/** Whether words ask nothing more. */
function isNothing(words: string): boolean {
  return plainWords(words).every((word) => UNTOLD.has(word) || BESIDE.has(word) || BESIDE.has(stem(word)));
}
