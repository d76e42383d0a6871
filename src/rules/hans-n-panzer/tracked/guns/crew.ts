import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Changing } from '../unit.ts';

/** HP-RUL-46: men who get out of a vehicle become a unit of their own, "NAME crew". */
export function makeCrew(changes: Changing, vehicle: Unit, men: number, { tracking }: Book): Unit {
  const fields = { men, 'men-at-start': men, 'crew-of': vehicle.id };
  const name = freeName(changes, `${vehicle.name} crew`);
  return changes.made({ name, side: vehicle.side, profile: 'crew', fields }, tracking.rules['crew-out']);
}

/** The name, or with a number if there's one of that name: a crew got out of the same vehicle in an earlier battle. */
export function freeName({ scene }: Changing, name: string): string {
  const taken = new Set([...scene.units.values()].map((unit) => unit.name.toLowerCase()));
  for (let n = 2, free = name; ; n++) {
    if (!taken.has(free.toLowerCase())) return free;
    free = `${name} ${n}`;
  }
}
