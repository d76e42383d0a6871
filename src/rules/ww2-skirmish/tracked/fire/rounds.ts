import type { Changing } from '../changes.ts';

/** WS-PTS-03, R-70: uses up a grenade or bomb, if they're counted. */
export function usesRound(after: Changing, weapon: string): void {
  const { actor } = after.scene;
  if (!actor || !after.book.tracking.weapons.rounds.includes(weapon)) return;
  const { rounds } = after.now(actor).fields;
  if (typeof rounds === 'number' && rounds > 0) after.set(actor, 'rounds', rounds - 1, after.rules.rounds);
}
