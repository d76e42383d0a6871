import { hash } from 'node:crypto';

/** The chain before the first record. */
const NOTHING = '';

/**
 * The fingerprint of a log up to each of its records: the first 32 hexadecimal digits of SHA-256 over the previous
 * fingerprint and the record's canonical JSON. Changing a record changes its fingerprint and every later one.
 */
export function* fingerprints(records: Iterable<unknown>): Generator<string> {
  let before = NOTHING;
  for (const record of records) {
    before = fingerprintAfter(before, record);
    yield before;
  }
}

/** The fingerprint up to a record. @param before the one up to the record before it; nothing for the first */
export function fingerprintAfter(before: string, record: unknown): string {
  return hash('sha256', `${before}\n${canonical(record)}`).slice(0, 32);
}

/**
 * The number of the first record that isn't the one its fingerprint was taken from, or has none, or is missing for one; nothing
 * if all fit.
 */
export function firstAltered(records: Iterable<unknown>, expected: readonly string[]): number | undefined {
  let i = 0;
  for (const fingerprint of fingerprints(records)) {
    if (fingerprint !== expected[i]) return i + 1;
    i += 1;
  }
  return expected.length > i ? i + 1 : undefined;
}

/** JSON with the keys of every object in order (by UTF-16 units) and no whitespace: equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // Written out by hand, because checking a log spends most of its time here.
  const names = Object.keys(value).sort();
  let text = '';
  for (const name of names) {
    const each = (value as Readonly<Record<string, unknown>>)[name];
    if (each !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(each)}`;
  }
  return `{${text}}`;
}
