import type { InputError, Refusal, Values } from '../kernel/refusal.ts';
import type { Cite } from '../kernel/step.ts';
import type { Catalogue } from './catalogue.ts';
import { type Document, line, quiet, type Span, strong } from './document.ts';
import { stepLines } from './ruling/steps.ts';
import { type Ruling, wordedCite } from './ruling/worded.ts';

/** Says what isn't allowed and which rule says so, only to the person who asked. */
export function refusalReply(words: Catalogue, refusal: Refusal): Document {
  const cite = refusal.rule ? [quiet(` ${refusal.rule}`)] : [];
  return { lines: [line(strong(refusalMessage(words, refusal)), ...cite)], private: true, tone: 'refused' };
}

type Sentences = Readonly<Record<string, (values: Values) => string>>;

/** @throws if the catalogue has no sentence for it: a bug, which a test looks for */
export function refusalMessage(words: Catalogue, refusal: Pick<Refusal, 'says' | 'values'>): string {
  const found = refusalSaid(words, refusal);
  if (found !== undefined) return found;
  throw new Error(`The catalogue of messages has no sentence for ${refusal.says}`);
}

/** The same of a refusal that a record has: a file from elsewhere may have one that there's no sentence for. */
export function refusalSaid(words: Catalogue, { says, values }: Pick<Refusal, 'says' | 'values'>): string | undefined {
  const books: Readonly<Record<string, Sentences>> = words.refusals;
  const [, book, word = ''] = /^(.*)\/(.*)$/.exec(says) ?? [];
  // Records of older versions have the words of all books without their names; none was of two books.
  const own = book === undefined ? Object.values(books).find((each) => Object.hasOwn(each, says)) : books[book];
  const name = book === undefined ? says : word;
  return own && Object.hasOwn(own, name) ? own[name]!(readable(values)) : undefined;
}

/** Whatever was typed may be of any length, but nobody reads more of it than this. */
const LONGEST_ECHO = 100;
/** Values that come from the book, not from the user. */
const OWN: readonly string[] = ['instead'];

function readable(values: Values): Values {
  const short = (name: string, value: Values[string]) => {
    if (typeof value !== 'string' || value.length <= LONGEST_ECHO || OWN.includes(name)) return value;
    // Half of a surrogate pair isn't a character.
    return `${value.slice(0, LONGEST_ECHO - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(name, value)]));
}

/** Says what was wrong and how to put it right, only to the person who asked. */
export function errorReply(words: Catalogue, error: InputError): Document {
  return { lines: [line(...withNames(errorMessage(words, error), error.values))], private: true, tone: 'refused' };
}

/** On Discord, channels and people are names to click on. */
function withNames(message: string, { channel, users }: Values): Span[] {
  const named: readonly (readonly [text: string, span: Span])[] = [
    ...(typeof channel === 'string' ? [[`#${channel}`, { channel }] as const] : []),
    ...(Array.isArray(users)
      ? (users as readonly string[])
          .toSorted((a, b) => b.length - a.length)
          .map((user) => [`@${user}`, { user }] as const)
      : []),
  ];
  return named.reduce<Span[]>((spans, [text, span]) => spans.flatMap((each) => parted(each, text, span)), [message]);
}

function parted(whole: Span, text: string, span: Span): Span[] {
  if (typeof whole !== 'string') return [whole];
  return whole.split(text).flatMap((part, i) => (i === 0 ? [part] : [span, part]));
}

/** @throws if the catalogue has no sentence for it: a bug, which a test looks for */
export function errorMessage(words: Catalogue, { says, values }: InputError): string {
  return words.capital(sentence(words.errors, says)(readable(values)));
}

/** The dice given by hand so far, and what the next one is for. */
export function dieOwedReply(
  words: Catalogue,
  owed: Ruling & { readonly sides: number; readonly throwingFor: Cite | undefined },
): Document {
  return {
    lines: [line(strong(dieOwedMessage(words, owed))), ...fallen(words, owed)],
    private: true,
    tone: 'refused',
  };
}

export function dieOwedMessage(
  words: Catalogue,
  {
    sides,
    rules,
    throwingFor,
  }: { readonly sides: number; readonly rules: string; readonly throwingFor: Cite | undefined },
): string {
  return words.notices.dieOwed(sides, words.notices.dieFor(throwingFor ? wordedCite(words, rules, throwingFor) : ''));
}

function fallen(words: Catalogue, ruling: Ruling) {
  if (ruling.steps.length === 0) return [line(`${words.notices.fallenSoFar}: ${words.notices.nothingFell}.`)];
  return [line(`${words.notices.fallenSoFar}:`), ...stepLines(words, ruling)];
}

/** The log couldn't be written. */
export function notWrittenReply(words: Catalogue, outcome: 'failed' | 'unknown', reference: string): Document {
  return { lines: [line(words.notices.notWritten[outcome], quiet(` (${reference})`))], private: true, tone: 'refused' };
}

/** Something in the database is damaged, and stays so until the host has looked at it. */
export function damageReply(
  words: Catalogue,
  what: 'unreadable' | 'missing' | 'seedLost',
  reference: string,
): Document {
  const damage = {
    unreadable: words.notices.unreadable,
    missing: words.notices.missing,
    seedLost: words.notices.seedLost,
  };
  return { lines: [line(`${damage[what]} ${reference}`)], private: true, tone: 'refused' };
}

/** Anything else is a bug: an apology, and the number to look for in the host's logs. */
export function bugReply(words: Catalogue, reference: string): Document {
  return { lines: [line(`${words.notices.bug} ${reference}`)], private: true, tone: 'refused' };
}

function sentence<T>(catalogue: Readonly<Record<string, T>>, says: string): T {
  const found = Object.hasOwn(catalogue, says) ? catalogue[says] : undefined;
  if (found) return found;
  throw new Error(`The catalogue of messages has no sentence for ${says}`);
}
