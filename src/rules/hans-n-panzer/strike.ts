import type { Vehicle } from '../../../data/hans-n-panzer/armoury.ts';
import type { Angle, Damage, StrikeDice } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { type Chart, net } from '../../kernel/tables.ts';

/** What a shell or rocket strikes, and with what effect. */
export interface ArmourHit {
  readonly target: Vehicle;
  readonly angle: Angle;
  /** A value other than the table's. */
  readonly armor?: number;
}

/**
 * HP-TANK-09, HP-RUL-01: the dice, the strike value and the angle against the armour. A higher total destroys, an equal one
 * disables.
 * @param value the strike value of the weapon at this range
 */
export function strikeOver(ruling: Ruling, hit: ArmourHit, dice: StrikeDice, value: Modifier, book: Book): Damage {
  const armor = hit.armor ?? book.vehicles[hit.target].armor;
  ruling.note(book.tank.armor, String(armor));
  const chart = charted(dice, [armor - 1, 'glances'], [armor, 'disabled'], 'destroyed');
  return ruling.consult(chart, [value, ...book.tank.angle[hit.angle]]).result;
}

/** HP-RUL-01, the other reading (`roll-under-strike`): the bare dice against the strike value and the angle. */
export function strikeUnder(ruling: Ruling, hit: ArmourHit, dice: StrikeDice, value: Modifier, book: Book): Damage {
  const modifiers = [value, ...book.tank.angle[hit.angle]];
  const number = net(modifiers);
  ruling.note(book.tank.strikeValue, String(number), modifiers);
  return ruling.consult(charted(dice, [number - 1, 'destroyed'], [number, 'disabled'], 'glances')).result;
}

type Row = readonly [upTo: number, result: Damage];

/** The three results for a number. */
function charted({ results, ...dice }: StrikeDice, less: Row, equal: Row, more: Damage): Chart<Damage> {
  const rows = [less, equal, [Number.MAX_SAFE_INTEGER, more] as const];
  return { ...dice, rows: rows.map(([upTo, result]) => [upTo, result, results[result]]) };
}
