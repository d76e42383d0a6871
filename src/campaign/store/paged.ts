import { NAMESPACE } from './key.ts';

/** How many keys one query returns. */
export const KEYS_A_PAGE = 500;

/**
 * All keys with this prefix, page by page.
 * @param next the keys in the database that follow a given one, in order, with the namespace
 * @returns the keys without it
 */
export async function* paged(
  prefix: string,
  next: (last: string) => Promise<readonly string[]>,
): AsyncIterable<string> {
  const begins = `${NAMESPACE}:`;
  let last = begins + prefix;
  for (;;) {
    const rows = await next(last);
    for (const row of rows) yield row.slice(begins.length);
    if (rows.length < KEYS_A_PAGE) return;
    last = rows.at(-1)!;
  }
}
