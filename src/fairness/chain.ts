import { hash } from 'node:crypto';

/** The chain before the first record. */
const NOTHING = '';

/**
 * The fingerprint of a log up to each of its records: the first 32 hexadecimal digits of SHA-256 over the fingerprint before
 * and the record's canonical JSON. Whoever changes a record changes its fingerprint and all after it.
 */
export function* fingerprints(records: Iterable<unknown>): Generator<string> {
  let before = NOTHING;
  for (const record of records) {
    before = hash('sha256', `${before}\n${canonical(record)}`).slice(0, 32);
    yield before;
  }
}

/** JSON with the names of every object in order (by UTF-16 units) and no blanks: equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // Written out, since it is most of what it takes to check a log.
  const names = Object.keys(value).sort();
  let text = '';
  for (const name of names) {
    const each = (value as Readonly<Record<string, unknown>>)[name];
    if (each !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(each)}`;
  }
  return `{${text}}`;
}
