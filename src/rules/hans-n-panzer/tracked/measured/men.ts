import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import type { Body } from '../../../../table/body.ts';
import { areMen, has } from '../unit.ts';

/** A man on the table, and whose he is. */
export interface Figure {
  readonly unit: Unit;
  readonly body: Body;
}

/** The men of some units, one by one. Whoever rides stands nowhere. */
export function figuresOf({ table }: Eyes, units: readonly Unit[]): readonly Figure[] {
  return units
    .filter((unit) => areMen(unit) && !has(unit, 'aboard'))
    .flatMap((unit) => table.figuresOf(unit).map((body) => ({ unit, body })));
}

/** Everybody on foot of either side whom the unit that acts may hit: not itself. */
export function menBefore(eyes: Eyes): readonly Figure[] {
  const { actor } = eyes.scene;
  return figuresOf(
    eyes,
    eyes.others(({ id }) => id !== actor?.id),
  );
}
