import type { Body } from './body.ts';
import { type Away, nearest } from './nearest.ts';
import { PLAIN_SIGHT, type Sight, type SightRules, sight } from './sight.ts';
import type { Table } from './terrain.ts';

/** A base that's seen, how far away its centre is in inches, and how much of it shows. */
export interface Seen extends Away {
  readonly sight: Sight;
}

/** Everybody whom somebody sees, wholly or in part, nearest first. */
export function seenBy(table: Table, observer: Body, rules: SightRules = PLAIN_SIGHT): Seen[] {
  return nearest(table.bodies, observer).flatMap((other): Seen[] => {
    const seen = sight(table, observer, other.body, rules);
    return seen.is === 'blocked' ? [] : [{ ...other, sight: seen }];
  });
}
