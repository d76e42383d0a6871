import * as z from 'zod';

/**
 * What a text or a number of a record is. A stored record is read as it was written. A file from elsewhere is held to the bounds
 * of each kind as well, and who must not be named any more is found by them: a text without a kind can't be declared.
 */
export type Kind =
  | 'unit'
  | 'user'
  | 'side'
  | 'channel'
  | 'book'
  | 'name'
  | 'line'
  | 'word'
  | 'id'
  | 'hash'
  | 'text'
  | 'said'
  | 'own'
  | 'earlier';

const kinds = z.registry<{ readonly kind: Kind }>();

/** The kind of a schema's text or number, if it has one. */
export function kindOf(schema: z.ZodType): Kind | undefined {
  return kinds.get(schema)?.kind;
}

const textOf = (kind: Kind) => z.string().register(kinds, { kind });

/** A unit's ID. */
export const unitRef = textOf('unit');
/** A Discord user's ID, a name at the terminal, or a pseudonym. */
export const user = textOf('user');
/** The ID of one of the campaign's sides. */
export const sideRef = textOf('side');
/** A Discord channel's ID, or a channel's name at the terminal. */
export const channel = textOf('channel');
/** The ID of a rulebook. */
export const book = textOf('book');
/** A name that a unit can have. */
export const unitName = textOf('name');
/** Words on one line. */
export const lineOf = textOf('line');
/** A word of a book or a command: a rule's ID, a verb, a field, a toggle. */
export const word = textOf('word');
/** The ID of a log or an interaction. */
export const idOf = textOf('id');
/** A SHA-256, or 32 secret bytes, in hexadecimal digits. */
export const hash = textOf('hash');
/** What nothing else is known of. */
export const text = textOf('text');
/** A player's own words, in which users may be mentioned. */
export const said = textOf('said');

/** The number of the record that it stands in. */
export const own = z.number().int().positive().register(kinds, { kind: 'own' });
/** The number of an earlier record. */
export const earlier = z.number().int().positive().register(kinds, { kind: 'earlier' });

/**
 * How many letters texts may have: what's typed is held to it, and so is what's read from a file. What's announced goes into one message of
 * Discord's, which takes 2,000, behind the words that say whose it is.
 */
export const LONGEST = {
  ...{ name: 60, campaign: 100, side: 40, saved: 40 },
  ...{ word: 100, line: 200, why: 300, order: 1000, announced: 1800, said: 4000 },
} as const;

/** How long a unit's name may be. */
export const LONGEST_NAME = LONGEST.name;
// Commas separate names, and @ and # begin a line of a script.
const NOT_IN_NAMES = /[,"@#]/u;

/** The kinds that can be judged without knowing the record and its campaign. */
const BOUNDS = {
  unit: /^u\d{1,9}$/,
  user: /^[^\s\p{Cc}\p{Cs}]{1,100}$/u,
  channel: /^[^\s<>#\p{C}]{1,100}$/u,
  word: /^[\p{L}\p{N}][\p{L}\p{N} ._'/+-]{0,99}$/u,
  id: /^[\w-]{1,100}$/,
  hash: /^[0-9a-f]{64}$/,
} as const;

// Text as it can be typed: the only control characters are line ends.
const UNTYPABLE = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;

/** What a kind depends on besides the value itself. */
export interface Around {
  /** The number of the record. */
  readonly seq: number;
  hasSide(id: string): boolean;
  isBook(id: string): boolean;
}

/** Whether a value is what its kind allows: as strict as for what the referee writes itself. */
export function isWithin(kind: Kind, value: string | number, around: Around): boolean {
  if (typeof value === 'number') return kind === 'own' ? value === around.seq : value >= 1 && value < around.seq;
  if (kind === 'text' || kind === 'said') return !UNTYPABLE.test(value);
  if (kind === 'side') return around.hasSide(value);
  if (kind === 'book') return around.isBook(value);
  if (kind === 'name') return isName(value);
  if (kind === 'line')
    return value !== '' && value.length <= LONGEST.line && value === value.trim() && !/[\p{Cc}\p{Cs}]/u.test(value);
  return BOUNDS[kind as keyof typeof BOUNDS].test(value);
}

/**
 * Whether a text can be seen and typed again: no control or format characters, and none of those that look like nothing
 * although they count as letters or signs.
 */
export function isVisible(text: string): boolean {
  return (
    !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u.test(text) &&
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
  );
}

/** The name as it's stored, if a unit can have it. */
export function isName(name: string): boolean {
  if (name === '' || name.length > LONGEST_NAME || NOT_IN_NAMES.test(name)) return false;
  return name === plainName(name) && isVisible(name);
}

/** A typed name in the form in which it's stored. */
export function plainName(typed: string): string {
  return typed
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');
}
