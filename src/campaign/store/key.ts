/** Keyv's namespace: the first part of every key in the database. */
export const NAMESPACE = 'umpire';

/** The longest key, in characters: PostgreSQL's column holds 255, including namespace and separator (`::` in Redis). */
export const LONGEST_KEY = 255 - `${NAMESPACE}::`.length;

/**
 * Refuses a key that some database would refuse, cut short or confuse with another.
 * @throws {TypeError} such a key is a bug of the caller's
 */
export function assertKey(key: string): void {
  if (key === '') throw new TypeError('A key cannot be empty');
  if (key.length > LONGEST_KEY) {
    throw new TypeError(
      `A key has at most ${LONGEST_KEY} characters, this one has ${key.length}: ${key.slice(0, 40)}…`,
    );
  }
  // PostgreSQL refuses NUL; half a surrogate pair becomes U+FFFD, which would make two keys one.
  if (/[\0\p{Surrogate}]/u.test(key)) throw new TypeError(`Not a well-formed key: ${JSON.stringify(key)}`);
  // Keyv leaves such a key unchanged for `get` and `set`, but not for `getMany`.
  if (key.startsWith(`${NAMESPACE}:`)) throw new TypeError(`A key cannot begin with the namespace: ${key}`);
}

/**
 * @param ttl in milliseconds
 * @throws {TypeError} unless it's a whole number above 0: Keyv takes 0 to mean "for ever", and Redis refuses the rest
 */
export function assertTtl(ttl: number): void {
  if (!Number.isSafeInteger(ttl) || ttl <= 0) throw new TypeError(`A ttl is whole milliseconds above 0, not ${ttl}`);
}
