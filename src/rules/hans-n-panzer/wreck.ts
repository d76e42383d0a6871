import type { Vehicle } from '../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Cite } from '../../kernel/step.ts';

/** The people in a vehicle. */
export interface Aboard {
  readonly target: Vehicle;
  /** Left out, it's the number in the table of crews. */
  readonly crew?: number;
  readonly passengers: number;
}

/** HP-TANK-10, HP-VEH-07: half of the crew and half of the passengers die with the vehicle. */
export function lossesOf(ruling: Ruling, { target, crew, passengers }: Aboard, book: Book): Facts {
  const { crewKilled, passengersKilled } = book.tank;
  const aboard = crew ?? book.vehicles[target].crew;
  const killed = { 'crew-killed': halfOf(ruling, aboard, crewKilled, book) };
  if (passengers === 0) return killed;
  return { ...killed, 'passengers-killed': halfOf(ruling, passengers, passengersKilled, book) };
}

/** HP-RUL-08: the smaller half of an odd number dies. */
function halfOf(ruling: Ruling, men: number, cite: Cite, { tank }: Book): number {
  const half = men * tank.killed;
  const killed = ruling.on('losses-round-up') ? Math.ceil(half) : Math.floor(half);
  ruling.note(cite, { says: 'so-many-of', values: [killed, men] });
  return killed;
}
