import { InputError } from '../refusal.ts';
import { inchesIn } from './inches.ts';
import { nearest } from './nearest.ts';
import type { Option, Options, OptionsOf, OptionTable, OptionValue } from './options.ts';

/** Which of an option's values is meant by a name that players use: none, the one, or several. */
export type Meant = (option: string, text: string, values: readonly string[]) => readonly string[];

const nothing: Meant = () => [];

/**
 * What was given, checked against the table: known names, values of the right kind and within bounds.
 * @param meant what players call the values of an option, besides its own words
 * @throws {InputError} naming what was wrong, what is right and the nearest word
 */
export function readOptions(
  table: OptionTable,
  given: Readonly<Record<string, OptionValue>>,
  meant: Meant = nothing,
): Options {
  const read: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(given)) {
    const option = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!option) {
      throw new InputError('unknown-option', {
        option: name,
        nearest: nearest(name, Object.keys(table)),
        allowed: Object.keys(table),
      });
    }
    read[name] = readValue(name, option, value, meant);
  }
  return read;
}

/** The options with the defaults of those left out. @throws {InputError} that lists what is still missing */
export function completeOptions(table: OptionTable, given: Options): Options {
  const complete: Record<string, OptionValue> = {};
  const missing: string[] = [];
  for (const name of Object.keys(table)) {
    const option = table[name]!;
    const value = given[name] ?? ('default' in option ? option.default : undefined);
    if (value !== undefined) complete[name] = value;
    else if (option.required) missing.push(name);
  }
  if (missing.length > 0) throw missingOptions(table, missing);
  return complete;
}

/** What was given, whole and checked against a table. @throws {InputError} */
export function optionsIn<T extends OptionTable>(
  table: T,
  given: Readonly<Record<string, OptionValue>>,
  meant?: Meant,
): OptionsOf<T> {
  return completeOptions(table, readOptions(table, given, meant)) as OptionsOf<T>;
}

/** What is missing, each with what it may be (under its name and a colon) and one value that it takes. */
export function missingOptions(table: OptionTable, missing: readonly string[]): InputError {
  const allowed = missing.flatMap((name) => {
    const option = table[name]!;
    return option.type === 'string' && option.values ? [[`${name}:`, option.values] as const] : [];
  });
  const example = missing.map((name) => `${name}:${exampleOf(table[name]!)}`);
  return new InputError('missing-options', { missing, example, ...Object.fromEntries(allowed) });
}

/** A value to show as an example; an option that takes any text has none. */
function exampleOf(option: Option): string {
  if (option.sample !== undefined) return String(option.sample);
  if (option.type === 'boolean') return 'true';
  if (option.type === 'string') return option.values?.[0] ?? '…';
  if (option.type !== 'integer' && option.type !== 'number') return '…';
  const usual = option.type === 'integer' ? FEW : INCHES;
  return String(Math.min(option.max ?? usual, Math.max(option.min ?? usual, usual)));
}

/** Numbers that most options take: of things, and of inches. */
const FEW = 2;
const INCHES = 8;

/** One value as its option declares it. @throws {InputError} */
export function readValue(name: string, option: Option, value: OptionValue, meant: Meant = nothing): OptionValue {
  switch (option.type) {
    case 'string':
      if (option.longest !== undefined) assertShort(name, String(value), option.longest);
      return readWord(name, option.values, String(value), meant);
    case 'boolean':
      return readBoolean(name, value);
    case 'file':
      return String(value);
    case 'user':
      // As it is mentioned at Discord, or called at the terminal.
      return String(value)
        .replace(/^<@!?(\d+)>$/, '$1')
        .replace(/^@/, '');
    case 'channel':
      return readChannel(String(value));
    default:
      return readNumber(name, option, value);
  }
}

/** A channel, by Discord's ID or mention, or by its name at the terminal. @throws {InputError} if it isn't one */
function readChannel(text: string): string {
  const [, mentioned, named] = /^\s*(?:<#(\d{1,20})>|#?([^\s<>#]{1,100}))\s*$/u.exec(text) ?? [];
  const channel = mentioned ?? named;
  if (channel !== undefined && !/\p{C}/u.test(channel)) return channel;
  throw new InputError('not-a-channel', { value: text });
}

function assertShort(option: string, { length }: string, most: number): void {
  if (length > most) throw new InputError('too-long', { option, most });
}

function readWord(name: string, values: readonly string[] | undefined, text: string, meant: Meant): string {
  if (!values || values.includes(text)) return text;
  const folded = text.trim().toLowerCase();
  if (values.includes(folded)) return folded;
  const [only, ...others] = meant(name, folded, values);
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined)
    throw new InputError('ambiguous-value', { option: name, value: text, allowed: [only, ...others] });
  throw new InputError('unknown-value', {
    option: name,
    value: text,
    nearest: nearest(folded, values),
    allowed: values,
  });
}

const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

function readBoolean(name: string, value: OptionValue): boolean {
  const word = String(value).trim().toLowerCase();
  if (YES.includes(word)) return true;
  if (NO.includes(word)) return false;
  throw new InputError('not-a-boolean', { option: name, value: String(value) });
}

function readNumber(name: string, option: Option & { type: 'integer' | 'number' }, value: OptionValue): number {
  const text = String(value).trim();
  const number = inchesIn(text);
  if (number === undefined) {
    throw new InputError('not-a-number', {
      option: name,
      value: text,
      ...(option.type === 'integer' ? { whole: true } : {}),
    });
  }
  if (option.type === 'integer' && !Number.isInteger(number)) {
    throw new InputError('not-whole', { option: name, value: text });
  }
  const { min, max } = option;
  if ((min !== undefined && number < min) || (max !== undefined && number > max)) {
    throw new InputError('out-of-range', { option: name, value: text, min, max });
  }
  return number;
}
