import { limits } from '../../../../../data/landser-classic/table.ts';
import type { Act, Bar } from '../../../../measuring/book-table.ts';
import { barsBeyond } from '../../../../measuring/contact.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { nearestFriend } from './seeing.ts';

/** LC-SURR-02, LS-SURR-02: nobody surrenders to an enemy who’s farther off, nor with an unwounded comrade that near. */
export function barsOfCapture(eyes: Eyes, { action }: Act): readonly Bar[] {
  const { actor, targets } = eyes.scene;
  const [target] = targets;
  if (action !== 'capture' || !actor || !target || target.side === actor.side) return [];
  const far = barsBeyond(eyes, eyes.theirs, limits.surrender);
  const comrade = far.length === 0 && eyes.own.length > 0 ? nearestFriend(eyes, target) : undefined;
  if (!comrade || comrade.inches > limits.alone) return far;
  return [{ reason: 'apart', values: { comrade: comrade.name, inches: comrade.inches, most: limits.alone } }];
}
