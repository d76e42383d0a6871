import { rally } from '../../../../../data/landser/game.ts';
import type { Act, Bar } from '../../../../measuring/book-table.ts';
import { barsBeyond } from '../../../../measuring/contact.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { squadOf } from '../../../landser-classic/tracked/squads/squads.ts';

/** LS-RALLY-02, LS-RALLY-04: whom he rallies isn’t farther off than that, of a squad the nearest man. */
export function barsOfRally(eyes: Eyes, { kind = 'figure' }: Act): readonly Bar[] {
  const { actor, targets } = eyes.scene;
  const [target] = targets;
  if (!actor || !target || target.id === actor.id || (kind !== 'figure' && kind !== 'squad')) return [];
  const units = kind === 'squad' ? squadOf(eyes.scene, target) : [target];
  const { inches, rule } = rally.within[kind];
  return barsBeyond(
    eyes,
    units.filter(({ id }) => id !== actor.id).flatMap((unit) => eyes.table.figuresOf(unit)),
    inches,
    rule,
  );
}
