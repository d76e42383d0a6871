import { createHash } from 'node:crypto';

/** The chain before the first record. */
const NOTHING = '';

/**
 * The fingerprint of a log up to each of its records: the first 32 hexadecimal digits of SHA-256 over the fingerprint before
 * and the record's canonical JSON. Whoever changes a record changes its fingerprint and all after it.
 */
export function* fingerprints(records: Iterable<unknown>): Generator<string> {
  let before = NOTHING;
  for (const record of records) {
    before = createHash('sha256')
      .update(`${before}\n${canonical(record)}`)
      .digest('hex')
      .slice(0, 32);
    yield before;
  }
}

/** JSON with the names of every object in order (by UTF-16 units) and no blanks: equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const named = Object.entries(value).filter(([, each]) => each !== undefined);
  const sorted = named.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}
