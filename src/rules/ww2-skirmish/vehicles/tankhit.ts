import type { Book, Damage } from '../../../../data/ww2-skirmish/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed, times } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { aimAt, assertShotAllowed, type Firer, firerOf, options, type VehicleShot } from './at-vehicle.ts';
import { damageOf } from './damage.ts';

function resolve(ruling: Ruling, shot: VehicleShot, book: Book): Facts {
  const firer = firerOf(shot, book);
  assertShotAllowed(shot, book);
  if (firer.kind === 'small-arms') return smallArmsAt(ruling, shot, firer, book);
  if (!ruling.test(aimAt(ruling, shot, firer, book)).passed) return { hit: false };
  const damage = burns(ruling, shot, book) ? flameOn(ruling, shot, book) : damageOf(ruling, shot, firer, book);
  return struck(ruling, damage, book);
}

/** WS-DMG-02: one hit of a machine gun or three others, already scored. */
function smallArmsAt(ruling: Ruling, shot: VehicleShot, firer: Firer, book: Book): Facts {
  ruling.note(book.damage.smallArms, 'hit');
  return struck(ruling, damageOf(ruling, shot, firer, book, agreed(shot.modifier)), book);
}

/** Whether it's hit by flame with a die of its own: only AFVs, unless `flame-burns-soft` is on. */
function burns(ruling: Ruling, { weapon, vehicle }: VehicleShot, { handHeld, vehicles }: Book): boolean {
  if (!Object.hasOwn(handHeld.burning, weapon)) return false;
  return vehicles.classes[vehicle].column === 'afv' || ruling.on('flame-burns-soft');
}

/** WS-HAT-08. */
function flameOn(ruling: Ruling, { weapon }: VehicleShot, { handHeld: { flame, burning } }: Book): Damage {
  const row = burning[weapon as keyof typeof burning] ?? undefined;
  return ruling.consult(flame, times(row, 1)).result;
}

/** WS-DMG-15: burning ammunition explodes some turns later. */
function struck(ruling: Ruling, damage: Damage, book: Book): Facts {
  if (damage !== 'ammo-fire') return { hit: true, damage };
  return { hit: true, damage, 'explodes-in': ruling.roll(book.damage.ammunition).natural };
}

/** Guns, hand-held weapons, flame and small arms at vehicles. */
export const tankhit = { kind: 'attack', options, resolve } satisfies Contract<VehicleShot, Book>;
