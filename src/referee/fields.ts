import { readPairs } from '../kernel/pairs.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Fields } from '../kernel/scene.ts';

/** Fields said by hand; one that is `null` is taken away. */
export type FieldsSaid = Readonly<Record<string, Fields[string] | null>>;

const LONGEST_VALUE = 200;

/**
 * Fields as they are typed, `name:value` pairs: numbers and true or false are such, and an empty value takes one away.
 * @throws {InputError} for a name that is no word, a value too long to be one, or a comma where a blank should stand
 */
export function readFields(text: string): FieldsSaid {
  return Object.fromEntries(
    Object.entries(readPairs(text)).map(([name, value]) => {
      if (/,(\s*[a-z][a-z0-9-]*:|$)/.test(value)) throw new InputError('fields-with-comma', { name, value });
      return [name, valueSaid(name, value)];
    }),
  );
}

/** One field as it is typed. @throws {InputError} */
export function valueSaid(name: string, text: string): Fields[string] | null {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new InputError('bad-field', { name });
  if (text.length > LONGEST_VALUE) throw new InputError('too-long', { option: name, most: LONGEST_VALUE });
  if (text === '') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : text;
}

/** Fields with what was said by hand: that wins. */
export function withSaid(fields: Fields, said: FieldsSaid): Fields {
  const kept = Object.entries({ ...fields, ...said }).filter(([, value]) => value !== null);
  return Object.fromEntries(kept) as Fields;
}
