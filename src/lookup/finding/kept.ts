import { existsSync, readFileSync } from 'node:fs';
import type { KeptIndex } from './rule-index.ts';

/** The index that `npm run build` puts beside the programs; there's none when they run from their sources. */
const KEPT = new URL('./rule-index.json', import.meta.url);

/** The index over all rules, if it's been made earlier. */
export function keptIndex(): KeptIndex | undefined {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : undefined;
}
