import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Fate } from '../../fire/soft-target.ts';
import { has, words } from '../../unit.ts';
import type { Changing } from '../changes.ts';

/** Whether he has a charge in his hands. */
export function hasCharge(unit: Unit): boolean {
  return words(unit, 'weapons').includes('satchel');
}

/** PT-SATCH-01: the charge lies on the table, and he no longer has it. */
export function drops(changes: Changing, unit: Unit, target: Unit | undefined, { tracking }: Book): void {
  const rule = tracking.rules.satchel;
  const left = words(unit, 'weapons').filter((each) => each !== 'satchel');
  changes.set(unit, 'weapons', left.length > 0 ? left : [tracking.sidearm], rule);
  changes.set(unit, 'dropped', true, rule);
  if (target) changes.set(unit, 'dropped-at', target.id, rule);
  changes.set(unit, 'action', 'drop', rule);
  changes.remind(rule, target ? [unit, target] : [unit], 'charge-lies');
}

/** What happened to a sapper who was hit before the drop. */
const CHARGE_THEN: Readonly<Partial<Record<Fate, string>>> = {
  pinned: 'charge-kept',
  killed: 'charge-with-the-dead',
  'totally-destroyed': 'charge-destroyed',
};

/** PT-SATCH-03, PT-RUL-49: hit before the drop, he didn't drop it. Killed, it lies beside him, unless it was by 3 or more. */
export function keepsCharge(changes: Changing, unit: Unit, fate: Fate, { tracking }: Book): void {
  if (!has(unit, 'dropped')) return;
  const rule = tracking.rules['satchel-lost'];
  changes.clear(unit, ['dropped', 'dropped-at', 'dropped-place'], rule);
  changes.list(unit, 'weapons', 'satchel', rule);
  changes.remind(rule, [unit], CHARGE_THEN[fate] ?? 'charge-kept');
}

/** A charge that has gone off is spent, whatever it did. */
export function isSpent(changes: Changing, unit: Unit, { tracking }: Book): void {
  const rule = tracking.rules.satchel;
  changes.clear(unit, ['dropped', 'dropped-at', 'dropped-place'], rule);
  changes.set(unit, 'charge-used', true, rule);
}
