import { readPairs } from '../kernel/pairs.ts';
import type { Fields } from '../kernel/scene.ts';

/** Fields as they are typed, `name:value` pairs: numbers and true or false are such. @throws {InputError} */
export function readFields(text: string): Record<string, Fields[string]> {
  return Object.fromEntries(Object.entries(readPairs(text)).map(([name, value]) => [name, valueOf(value)]));
}

function valueOf(text: string): Fields[string] {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : text;
}
