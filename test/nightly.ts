/**
 * Whether the tests run in their long form: `npm run nightly`. `npm test` runs a seeded sample of each kind of test, so that
 * it stays short, and the long form runs all of them, many more times.
 */
export const NIGHTLY = process.env.NIGHTLY === '1';

/** How much of something a test does: the first in `npm test`, the second in `npm run nightly`. */
export const runs = <T, L = T>(short: T, long: L): T | L => (NIGHTLY ? long : short);
