import type { Ruleset } from '../kernel/ruleset.ts';

/** Whether a book is the other edition of the same game. */
export function isSister({ id }: Ruleset, { sister }: Partial<Ruleset>): boolean {
  return sister !== undefined && id === sister;
}
